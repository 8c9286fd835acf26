export interface CsvRecord {
  /** 1-based line on which the record starts. */
  readonly line: number;
  readonly fields: readonly string[];
}

interface Field {
  readonly value: string;
  readonly end: number;
}

/** The quoted field that opens at `start`; `""` stands for one quote. An unclosed one reaches to the end. */
function quotedField(text: string, start: number): Field {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { value: value + text.slice(from), end: text.length };
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}

function bareField(text: string, start: number, delimiter: string): Field {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return { value: text.slice(start, end).replace(/\r$/, ''), end };
}

/** Text after a closing quote and before the delimiter belongs to the field, as spreadsheets read it. */
function readField(text: string, start: number, delimiter: string): Field {
  if (text[start] !== '"') return bareField(text, start, delimiter);
  const quoted = quotedField(text, start);
  const rest = bareField(text, quoted.end, delimiter);
  return { value: quoted.value + rest.value, end: rest.end };
}

function countNewlines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Records of a CSV text after RFC 4180, quoted line breaks included; blank lines are passed over. */
export function* parseCsv(text: string, delimiter = ','): Generator<CsvRecord> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = at;
    const fields: string[] = [];
    for (;;) {
      const field = readField(text, at, delimiter);
      fields.push(field.value);
      at = field.end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at += 1;
    if (fields.length > 1 || fields[0] !== '') yield { line, fields };
    line += countNewlines(text, start, at);
  }
}
