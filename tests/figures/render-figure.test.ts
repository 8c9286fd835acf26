import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../analysis/figures/figure.ts';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { type ThemeName, themes } from '../../analysis/figures/theme.ts';
import { fontDirectory } from '../../main/figures/font-directory.ts';
import { fontFaces } from '../../main/figures/font-faces.ts';
import { type FigureFormat, renderFigure } from '../../main/figures/render-figure.ts';
import { writePng } from '../../main/figures/write-png.ts';
import { comparisonResult, comparisonRow, extremes, rowsOf } from './comparisons.ts';
import { FIGURE_CASES } from './figure-cases.ts';
import { pdfText } from './pdf-text.ts';
import { specOf } from './spec-of.ts';

const FORMATS = ['svg', 'pdf', 'png', 'csv', 'tex', 'yaml'] as const;
const eighteen = forestFigure(rowsOf(18));

async function render(format: FigureFormat, theme: ThemeName = 'paper', width = 252) {
  const { bytes } = await renderFigure({ figure: eighteen, format, spec: specOf(theme, width) });
  return Buffer.from(bytes);
}

test.each(FORMATS)('a %s has its media type and a name made from both sides', async (format) => {
  const file = await renderFigure({ figure: forestFigure(extremes()), format, spec: specOf() });
  expect(file.media_type).toMatch(/^(image|application|text)\//);
  expect(file.file_name).toMatch(new RegExp(`^forest-20241221_codestory[\\w.-]+\\.${format}$`));
});

test('files are the same bytes again, and in another process', { timeout: 60_000 }, async () => {
  const digests: Record<string, string> = {};
  for (const theme of ['paper', 'paper-serif'] as const) {
    for (const format of FORMATS) {
      const [once, again] = [await render(format, theme), await render(format, theme)];
      expect(once.equals(again)).toBe(true);
      digests[`${theme} ${format}`] = createHash('sha256').update(once).digest('hex');
    }
  }
  const script = join(import.meta.dirname, 'print-digests.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(digests);
});

describe('PDF', () => {
  test.each([
    ['paper', 'Inter'],
    ['paper-serif', 'STIXTwoText'],
  ] as const)('%s: a page of the figure’s size, fonts embedded, text as text', async (theme, font) => {
    const pdf = await render('pdf', theme, 504);
    const raw = pdf.toString('latin1');
    const svg = (await render('svg', theme, 504)).toString();
    const height = /viewBox="0 0 504 (\d+)"/.exec(svg)?.[1];
    expect(raw).toContain(`/MediaBox [0 0 504 ${height}]`);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(2);
    const names = [...raw.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual([`${font}-Regular`, `${font}-SemiBold`]);
    expect(raw).not.toMatch(/Helvetica|Times/);
    const text = pdfText(pdf);
    expect(text).toContain('20240402_sweagent_gpt4');
    expect(text).toContain('←vanillabetter');
    expect(text).toContain('Meanof17');
  });

  test('holds every text within the page', async () => {
    const raw = await render('pdf');
    const places = [...pdfContent(raw).matchAll(/1 0 0 -1 (\S+) (\S+) Tm/g)].map(([, x]) => Number(x));
    expect(places.length).toBeGreaterThan(300);
    expect(Math.max(...places)).toBeLessThan(252);
    expect(Math.max(...places)).toBeGreaterThan(240);
  });

  test.each([
    'forest',
    'outcome-shares',
    'distributions',
    'swap-matrix',
    'outcome-matrix-few',
    'transitions',
  ])('paints with the colours of the SVG: %s', async (name) => {
    const figure = (FIGURE_CASES[name] as () => Figure)();
    const files = ['svg', 'pdf'] as const;
    const [svg, pdf] = (await Promise.all(
      files.map(async (format) => (await renderFigure({ figure, format, spec: specOf('paper', 516) })).bytes),
    )) as [Uint8Array, Uint8Array];
    const named = new TextDecoder().decode(svg).matchAll(/ (?:fill|stroke)="(#[0-9a-f]{6})"/g);
    const expected = new Set([...named].map(([, colour]) => colour));
    const painted = pdfContent(Buffer.from(pdf)).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)\b/g);
    const hex = (channel: string) =>
      Math.round(255 * Number(channel))
        .toString(16)
        .padStart(2, '0');
    const found = new Set(
      [...painted].map(([, ...channels]) => `#${channels.slice(0, 3).map(hex).join('')}`),
    );
    expect([...found].sort()).toEqual([...expected].sort());
  });
});

function pdfContent(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const start = raw.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(pdf.subarray(start, raw.indexOf('\nendstream', start))).toString('latin1');
}

describe('PNG', () => {
  test.each([
    ['paper', 252, 1050, 300],
    ['paper-serif', 252, 1050, 300],
    ['slides', 900, 3750, 300],
    ['light', 900, 1800, 192],
    ['dark', 504, 1008, 192],
  ] as const)('of the %s theme, %i wide, has %i pixels at %i dpi', async (theme, width, pixels, dpi) => {
    const png = await render('png', theme, width);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(pixels);
    const density = png.indexOf('pHYs');
    expect(Math.round(png.readUInt32BE(density + 4) * 0.0254)).toBe(dpi);
  });

  test('is not blank: text, marks and ground are there in their colours', async () => {
    for (const theme of ['paper', 'paper-serif'] as const) {
      const colours = pngColours(await render('png', theme, 252));
      for (const colour of ['255,255,255', '0,0,0', '0,114,178', '207,227,240'])
        expect(colours.get(colour) ?? 0).toBeGreaterThan(200);
    }
    expect([...pngColours(await render('png', 'dark', 504)).keys()]).toContain('22,24,27');
  });
});

/** Colour → pixels of an 8-bit RGBA image. Source of the filters: PNG specification, 9. */
function pngColours(png: Buffer): ReadonlyMap<string, number> {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect([png[24], png[25]]).toEqual([8, 6]);
  const data = inflateSync(idat(png));
  const stride = 4 * width;
  const lines = Array.from({ length: height }, (_, y) =>
    data.subarray(y * (stride + 1), (y + 1) * (stride + 1)),
  );
  const colours = new Map<string, number>();
  let above = Buffer.alloc(stride);
  for (const line of lines) {
    above = unfilter(line, above);
    for (let x = 0; x < stride; x += 4) {
      const colour = `${above[x]},${above[x + 1]},${above[x + 2]}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  }
  return colours;
}

function idat(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

function unfilter(line: Buffer, above: Buffer): Buffer<ArrayBuffer> {
  const out = Buffer.alloc(above.length);
  for (let i = 0; i < out.length; i += 1) {
    const [a, b, c] = [out[i - 4] ?? 0, above[i] ?? 0, i < 4 ? 0 : (above[i - 4] ?? 0)];
    const predicted = [0, a, b, (a + b) >> 1, paeth(a, b, c)][line[0] ?? 0] ?? 0;
    out[i] = ((line[i + 1] ?? 0) + predicted) & 255;
  }
  return out;
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

describe('SVG', () => {
  test.each([
    ['paper', 'Inter'],
    ['paper-serif', "'STIX Two Text'"],
  ] as const)('%s stands alone: every character it uses is embedded in its weight', async (theme, family) => {
    const svg = (await render('svg', theme, 504)).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="504pt"/);
    const families = [...svg.matchAll(/@font-face\{font-family:([^;]+);/g)].map(([, name]) => name);
    expect(new Set(families)).toEqual(new Set([family]));
    expect(svg).toContain(`font-family="${family.replaceAll("'", '&#x27;')},`);
    const fonts = [...svg.matchAll(/font-weight:(\d+);src:url\(data:font\/ttf;base64,([^)]+)\)/g)].map(
      ([, weight, data]) => ({
        weight,
        font: fontkit.create(Buffer.from(data ?? '', 'base64')) as fontkit.Font,
      }),
    );
    expect(fonts.map(({ weight }) => weight)).toEqual(['400', '600']);
    const [regular, bold] = fonts.map(({ font }) => font);
    for (const character of 'Holmp<0.5[−]←→…&"ü')
      expect(regular?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).toBe(true);
    expect(bold?.hasGlyphForCodePoint('M'.charCodeAt(0))).toBe(true);
    expect(bold?.hasGlyphForCodePoint('H'.charCodeAt(0))).toBe(false);
    const [zero, one] = ['0', '1'].map((digit) => regular?.glyphForCodePoint(digit.charCodeAt(0)));
    expect(one?.advanceWidth).toBe(zero?.advanceWidth);
    expect(one?.path.toSVG()).not.toBe(zero?.path.toSVG());
    expect(svg.length).toBeLessThan(80_000);
  });

  test('keeps characters of names that mean something in XML', async () => {
    const row = { ...comparisonRow(0), system: 'a<b>&"c\'' };
    const { bytes } = await renderFigure({
      figure: forestFigure(comparisonResult([row])),
      format: 'svg',
      spec: specOf('light', 900),
    });
    expect(new TextDecoder().decode(bytes)).toContain('>a&lt;b&gt;&amp;&quot;c&#x27;</text>');
  });
});

test('a weight changes how the PNG is drawn, in either typeface', async () => {
  for (const theme of ['paper', 'paper-serif'] as const) {
    const faces = fontFaces(fontDirectory(), themes[theme].typeface);
    const [light, heavy] = ([400, 600] as const).map((weight) => {
      const family = themes[theme].families[weight];
      const text = `<text x="2" y="20" font-size="18" font-weight="${weight}" font-family="${family}">Mean</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="26">${text}</svg>`;
      return pngColours(Buffer.from(writePng(svg, { width: 800, dpi: 96, background: '#fff' }, faces)));
    });
    expect(heavy?.get('0,0,0') ?? 0).toBeGreaterThan(1.15 * (light?.get('0,0,0') ?? Infinity));
  }
});

test('without its fonts a figure is refused, not drawn without text', async () => {
  const request = { figure: eighteen, spec: specOf(), fonts: '/nonexistent' } as const;
  for (const format of ['svg', 'pdf', 'png'] as const)
    await expect(renderFigure({ ...request, format })).rejects.toThrow(/font of the figures is missing/);
  expect(fontDirectory()).toMatch(/build.fonts$/);
});
