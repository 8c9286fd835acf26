import { expect, test } from 'vitest';
import { workspaceArgument } from '../../main/host/desktop/workspace-argument.ts';

test.each([
  [['/app/parallax'], true, null],
  [['/app/parallax', 'w.duckdb'], true, '/here/w.duckdb'],
  [['/app/parallax', '/there/w.duckdb'], true, '/there/w.duckdb'],
  [['/app/parallax', '--allow-file-access', 'w.duckdb', 'x.duckdb'], true, '/here/w.duckdb'],
  [['electron', '/repository'], false, null],
  [['electron', '--original-process-start-time=1', '/repository', 'w.duckdb'], false, '/here/w.duckdb'],
])('%j, packaged %s: %s', (argv, isPackaged, path) => {
  expect(workspaceArgument(argv, '/here', isPackaged)).toBe(path);
});
