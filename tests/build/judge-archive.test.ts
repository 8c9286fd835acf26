import { expect, test } from 'vitest';
import type { ArchivedFile } from '../../build/package/archive.ts';
import { judgeArchive } from '../../build/package/judge-archive.ts';

const inside = (path: string): ArchivedFile => ({ path, bytes: 1, isUnpacked: false });
const beside = (path: string): ArchivedFile => ({ path, bytes: 1, isUnpacked: true });
const packages = new Set(['@duckdb/node-bindings-linux-x64', 'pdfkit', '@noble/hashes']);

const good = [
  ...[
    'package.json',
    'LICENSE',
    'dist/main/electron.js',
    'dist/main/cli.js',
    'dist/main/store-thread.js',
  ].map(inside),
  ...['dist/main/compute-thread.js', 'dist/preload/index.cjs', 'dist/renderer/index.html'].map(inside),
  ...['dist/renderer/assets/index-abc.js', 'node_modules/pdfkit/js/pdfkit.js'].map(inside),
  inside('node_modules/pdfkit/node_modules/@noble/hashes/sha2.js'),
  beside('build/demo/sources/manifest.json'),
  ...['Inter-Regular.ttf', 'Inter-Medium.ttf', 'Inter-SemiBold.ttf', 'OFL.txt', 'OFL-STIX.txt']
    .concat(['STIXTwoText-Regular.ttf', 'STIXTwoText-Medium.ttf', 'STIXTwoText-SemiBold.ttf'])
    .map((name) => beside(`build/fonts/${name}`)),
  beside('node_modules/@duckdb/node-bindings-linux-x64/duckdb.node'),
];

test('what the app needs and nothing else is right', () => {
  expect(judgeArchive(good, packages)).toEqual([]);
});

test.each([
  [inside('main/cli.ts'), 'main/cli.ts does not belong inside'],
  [inside('tests/a.test.ts'), 'tests/a.test.ts does not belong inside'],
  [inside('dist/main/cli.js.map'), 'dist/main/cli.js.map does not belong inside'],
  [inside('dist/main/.stamp'), 'dist/main/.stamp does not belong inside'],
  [inside('build/package-check.ts'), 'build/package-check.ts does not belong inside'],
  [inside('node_modules/pdfkit/.yarn/x.gz'), 'node_modules/pdfkit/.yarn/x.gz does not belong inside'],
  [inside('node_modules/pdfkit/index.d.ts'), 'node_modules/pdfkit/index.d.ts does not belong inside'],
  [inside('node_modules/vitest/a.js'), 'node_modules/vitest/a.js is of a package that only building needs'],
  [
    inside('node_modules/pdfkit/node_modules/react/a.js'),
    'node_modules/pdfkit/node_modules/react/a.js is of a package that only building needs',
  ],
  [
    inside('node_modules/@duckdb/node-bindings-linux-x64/libduckdb.so'),
    'node_modules/@duckdb/node-bindings-linux-x64/libduckdb.so must lie beside the archive',
  ],
  [inside('build/fonts/Inter-Bold.ttf'), 'build/fonts/Inter-Bold.ttf must lie beside the archive'],
])('%j is too much', (file, fault) => {
  expect(judgeArchive([...good, file], packages)).toEqual([fault]);
});

test('what is missing is named', () => {
  const without = good.filter(({ path }) => !/cli\.js$|STIXTwoText-Medium|\.node$/.test(path));
  expect(judgeArchive(without, packages)).toEqual([
    'dist/main/cli.js is missing',
    'build/fonts/STIXTwoText-Medium.ttf is missing',
    'no native code is inside',
  ]);
});
