/** A Python string literal within a list; `\\` escapes as in JavaScript for all that occurs in names of tests. */
const LITERAL = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(,|$)/gsy;

const unescaped = (literal: string): string =>
  literal.replace(/\\(x[0-9a-f]{2}|u[0-9a-f]{4}|.)/gis, (_, code: string) =>
    /^[xu]./i.test(code)
      ? String.fromCharCode(Number.parseInt(code.slice(1), 16))
      : (({ n: '\n', t: '\t', r: '\r' } as Record<string, string>)[code] ?? code),
  );

/** What Python prints of a list of strings, as some data sets hold it; null for anything else. */
function pythonList(text: string): readonly string[] | null {
  const inner = /^\s*\[(.*)\]\s*$/s.exec(text)?.[1]?.trim();
  if (inner === undefined) return null;
  const literal = new RegExp(LITERAL);
  const names: string[] = [];
  while (literal.lastIndex < inner.length) {
    const match = literal.exec(inner);
    if (match === null) return null;
    names.push(unescaped(match[1] ?? match[2] ?? ''));
  }
  return names;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return pythonList(text);
  }
}

/** Names of tests: a list, or a list that is written as JSON or Python inside a string. Null where it is neither. */
export function testList(value: unknown): readonly string[] | null {
  const list = typeof value === 'string' ? parsed(value) : value;
  return Array.isArray(list) && list.every((name) => typeof name === 'string') ? list : null;
}
