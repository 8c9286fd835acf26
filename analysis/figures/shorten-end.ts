import { measureText, type TextStyle } from './measure-text.ts';

/** The sentence itself where it fits into `width`, else its beginning and an ellipsis; empty where nothing fits. */
export function shortenEnd(text: string, width: number, style: TextStyle): string {
  if (measureText(text, style) <= width) return text;
  const characters = [...text];
  while (characters.length > 0) {
    characters.pop();
    const shortened = `${characters.join('').trimEnd()}…`;
    if (measureText(shortened, style) <= width) return shortened;
  }
  return '';
}
