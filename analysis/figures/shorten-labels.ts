import type { TextStyle } from './measure-text.ts';
import { shortForms } from './shorten-middle.ts';

export interface Label extends TextStyle {
  readonly text: string;
  readonly width: number;
}

/**
 * Shortens labels that stand together: each takes its best form that no other label could be shortened to as well,
 * so that no two different ones look alike, as long as their widths allow it.
 */
export function shortenLabels(labels: readonly Label[]): readonly string[] {
  const texts = [...new Set(labels.map((label) => label.text))];
  return labels.map((label) => {
    const { text, width } = label;
    const forms = shortForms(text, width, label);
    const others = texts.filter((other) => other !== text);
    return forms.find((form) => !others.some((other) => couldBe(form, other))) ?? forms[0] ?? '';
  });
}

function couldBe(form: string, text: string): boolean {
  const [head = '', tail] = form.split('…');
  return tail !== undefined && text.startsWith(head) && text.endsWith(tail);
}
