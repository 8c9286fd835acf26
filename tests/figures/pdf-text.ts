import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as a reader extracts it, without spaces: glyph numbers of the page's content through each font's
 * ToUnicode map. Knows only what our writer writes.
 */
export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const resources = [...objects.values()].find((object) => object.head.includes('/Font <<'))?.head ?? '';
  const maps = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      return [name, readUnicodeMap(objects.get(unicode)?.body ?? '')] as const;
    }),
  );
  const content = [...objects.values()].find((object) => object.body.includes(' Tf\n'))?.body ?? '';
  let map: ReadonlyMap<number, string> | undefined;
  let text = '';
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) \S+ Tf|<([0-9a-f]+)> Tj/g)) {
    if (font !== undefined) map = maps.get(font);
    for (const [glyph] of (glyphs ?? '').matchAll(/.{4}/g))
      text += map?.get(Number.parseInt(glyph, 16)) ?? '';
  }
  return text.replaceAll(' ', '');
}

function readObjects(pdf: Buffer): ReadonlyMap<string, { readonly head: string; readonly body: string }> {
  const raw = pdf.toString('latin1');
  const objects = [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', object = '']) => {
    const at = object.indexOf('stream\n');
    const head = at < 0 ? object : object.slice(0, at);
    const deflated = at >= 0 && head.includes('/FlateDecode');
    const stream = object.slice(at + 'stream\n'.length, object.lastIndexOf('\nendstream'));
    return [
      id,
      { head, body: deflated ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '' },
    ] as const;
  });
  return new Map(objects);
}

function readUnicodeMap(map: string): ReadonlyMap<number, string> {
  const ranges = [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', codes = '']) =>
      [...codes.matchAll(/<([0-9a-f ]+)>/g)].map(
        ([, code = ''], i) =>
          [Number.parseInt(first, 16) + i, String.fromCharCode(Number.parseInt(code, 16))] as const,
      ),
    ),
  );
}
