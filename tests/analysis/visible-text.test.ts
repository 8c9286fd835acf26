import { expect, it } from 'vitest';
import { visibleText } from '../../analysis/format/visible-text.ts';

it.each([
  ['plain\ttext\nwith äöü 🙂 and “quotes”', 'plain\ttext\nwith äöü 🙂 and “quotes”'],
  ['\u001b[31mred\u001b[0m', '␛[31mred␛[0m'],
  ['a\r\nb\rc', 'a\nb␍c'],
  ['nul \u0000 bell \u0007 del \u007f c1 \u009b', 'nul ␀ bell ␇ del ⟨U+007F⟩ c1 ⟨U+009B⟩'],
  ['if admin\u202e // nimda\u202c', 'if admin⟨U+202E⟩ // nimda⟨U+202C⟩'],
  ['\u2066x\u2069\u200f', '⟨U+2066⟩x⟨U+2069⟩⟨U+200F⟩'],
])('%j hides nothing', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});
