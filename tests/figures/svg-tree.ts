type Attributes = Readonly<Record<string, string>>;

export interface SvgElement {
  readonly name: string;
  readonly attributes: Attributes;
  /** Attributes of the elements it stands in, outermost first. */
  readonly above: readonly Attributes[];
}

/** The elements of an SVG as React writes it, in the order of the file. */
export function parse(svg: string): readonly SvgElement[] {
  const elements: SvgElement[] = [];
  const open: Attributes[] = [];
  for (const [, closes, name = '', text = '', ends] of svg.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closes) {
      open.pop();
      continue;
    }
    const attributes = attributesOf(text);
    elements.push({ name, attributes, above: [...open] });
    if (!ends) open.push(attributes);
  }
  if (open.length > 0) throw new Error('The SVG leaves elements open.');
  return elements;
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
