import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assignmentFor } from '../../main/import/apply-mapping.ts';
import { readMapping } from '../../main/import/read-mapping.ts';
import { tempFolder } from '../support/temp-folder.ts';

function file(name: string, content: string | Buffer): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, content);
  return path;
}

describe('mapping files', () => {
  test('YAML and JSON say the same', async () => {
    const mapping = {
      all: { benchmark: 'B' },
      runs: { r: { system: 'S', repeat: 2 } },
      columns: { task: 'id' },
    };
    expect(await readMapping(file('m.json', JSON.stringify(mapping)))).toEqual(mapping);
    const yaml = 'all: {benchmark: B}\nruns:\n  r:\n    system: S\n    repeat: 2\ncolumns:\n  task: id\n';
    expect(await readMapping(file('m.yaml', yaml))).toEqual(mapping);
    expect(await readMapping(file('m.yaml', '# nothing\n'))).toEqual({});
  });

  test.each([
    ['a wrong type', 'runs:\n  r:\n    repeat: two\n', /runs\.r\.repeat: /],
    ['an unknown key', 'all:\n  bench: B\n', /all: .*bench/],
    ['a list', '- a\n', /the top level/],
    ['a key twice', 'all: {}\nall: {}\n', /neither YAML nor JSON.*unique/],
    ['broken JSON', '{"all": ', /neither YAML nor JSON/],
    ['an empty file', '', /is empty/],
    ['NUL bytes', 'all: \0', /NUL/],
  ])('%s is refused by name', async (_, content, message) => {
    await expect(readMapping(file('m.yaml', content))).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(/`runs:`/),
    });
  });

  test('a missing file is not found', async () => {
    await expect(readMapping(join(tempFolder(), 'none.yaml'))).rejects.toMatchObject({ code: 'not-found' });
  });

  test('the entry of a run wins over the one for all, field by field', () => {
    const mapping = { all: { benchmark: 'B', repeat: 1 }, runs: { r: { repeat: 2 } } };
    expect(assignmentFor(mapping, 'r')).toEqual({ benchmark: 'B', repeat: 2 });
    expect(assignmentFor(mapping, 'other')).toEqual({ benchmark: 'B', repeat: 1 });
    expect(assignmentFor({}, 'constructor')).toEqual({});
  });
});
