import { closingQuote, nextMark } from './json-string.ts';

interface Open {
  /** Path of what stands in it: keys are appended to an object's, `[]` is in an array's. */
  readonly path: string;
  readonly isObject: boolean;
}

const MARK = /["{}[\]]/g;

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * Paths of the keys in the first JSON value of `text`, which may end anywhere: `history`, `history[].role`, and `[].role`
 * where the value itself is an array. For telling what a file holds from its beginning; not deeper than `depth` levels.
 */
export function keyPaths(text: string, depth = 4): ReadonlySet<string> {
  const paths = new Set<string>();
  const open: Open[] = [];
  let key = '';
  const mark = new RegExp(MARK);
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    const inside = open.at(-1);
    const path = inside?.isObject ? join(inside.path, key) : (inside?.path ?? '');
    if (match[0] === '{') open.push({ path, isObject: true });
    else if (match[0] === '[') open.push({ path: `${path}[]`, isObject: false });
    else if (match[0] !== '"') {
      open.pop();
      if (open.length === 0) break;
    } else {
      const end = closingQuote(text, match.index);
      if (end === text.length) break;
      if (inside?.isObject && nextMark(text, end) === ':') {
        key = text.slice(match.index + 1, end);
        if (open.length <= depth) paths.add(join(inside.path, key));
      }
      mark.lastIndex = end + 1;
    }
  }
  return paths;
}
