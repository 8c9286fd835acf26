import { asList, asObject, type Untyped } from '../../untyped.ts';

/** How texts that are kept apart are named where they belong; `tc` in logs before November 2024. */
const REFERENCE = /^(?:attachment|tc):\/\/([0-9a-f]{32}|\d+)$/;

/** Texts of more than about a hundred characters, which a sample keeps once and names wherever they stand. */
export class Attachments {
  private readonly texts: Untyped;
  private readonly names = new Map<unknown, string>();
  /** How many names led nowhere. */
  missing = 0;

  constructor(sample: Untyped) {
    this.texts = { ...asObject(asObject(sample.transcript)?.content), ...asObject(sample.attachments) };
    for (const [name, text] of Object.entries(this.texts)) this.names.set(text, name);
  }

  /** The value with every name replaced by its text. */
  resolve(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return asList(value).map((item) => this.resolve(item));
    const object = asObject(value);
    if (object === null) return value;
    return Object.fromEntries(Object.entries(object).map(([key, item]) => [key, this.resolve(item)]));
  }

  /** The same for a text and for its name, so that a message is known however it is written. */
  identity(text: string): string {
    const name = REFERENCE.exec(text)?.[1] ?? this.names.get(text);
    return name === undefined ? text : `attachment://${name}`;
  }

  private text(value: string): unknown {
    const name = REFERENCE.exec(value)?.[1];
    if (name === undefined) return value;
    if (!Object.hasOwn(this.texts, name)) this.missing += 1;
    return Object.hasOwn(this.texts, name) ? this.texts[name] : value;
  }
}
