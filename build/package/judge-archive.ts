import type { ArchivedFile } from './archive.ts';

/** What the app cannot do without. */
const REQUIRED = [
  'package.json',
  'LICENSE',
  'dist/main/electron.js',
  'dist/main/cli.js',
  'dist/main/store-thread.js',
  'dist/main/compute-thread.js',
  'dist/preload/index.cjs',
  'dist/renderer/index.html',
  'build/demo/sources/manifest.json',
  ...['Inter', 'STIXTwoText'].flatMap((font) =>
    ['Regular', 'Medium', 'SemiBold'].map((style) => `build/fonts/${font}-${style}.ttf`),
  ),
  'build/fonts/OFL.txt',
  'build/fonts/OFL-STIX.txt',
];

const ALLOWED = [
  /^(package\.json|LICENSE)$/,
  /^dist\/(main|preload|renderer)\/[^.][^/]*$/,
  /^dist\/renderer\/assets\//,
  /^build\/fonts\/[^/]+\.(ttf|txt)$/,
  /^build\/demo\/sources\//,
  /^node_modules\//,
];

const NEVER = [/\.(ts|tsx|mts|cts|map)$/, /(^|\/)\./, /^node_modules\/.*\/(test|tests|__tests__)\//];

/** Read by native code or by DuckDB itself, neither of which can look into the archive. */
const OUTSIDE = [/\.(node|so|dylib|dll)$/, /^build\//];

/**
 * What is wrong with what an archive holds.
 * @param runtimePackages names of the packages that the app needs when it runs
 * @returns sentences; none where all is well
 */
export function judgeArchive(
  files: readonly ArchivedFile[],
  runtimePackages: ReadonlySet<string>,
): readonly string[] {
  const paths = new Set(files.map((file) => file.path));
  return [
    ...REQUIRED.filter((path) => !paths.has(path)).map((path) => `${path} is missing`),
    ...(files.some(({ path }) => path.endsWith('.node')) ? [] : ['no native code is inside']),
    ...files.flatMap((file) => judgeFile(file, runtimePackages)),
  ];
}

function judgeFile({ path, isUnpacked }: ArchivedFile, runtimePackages: ReadonlySet<string>): string[] {
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(path));
  const owner = packageOf(path);
  if (!matches(ALLOWED) || matches(NEVER)) return [`${path} does not belong inside`];
  if (owner !== null && !runtimePackages.has(owner))
    return [`${path} is of a package that only building needs`];
  return matches(OUTSIDE) && !isUnpacked ? [`${path} must lie beside the archive`] : [];
}

/** The package that a file is of: `node_modules/@a/b/node_modules/c/x.js` is of `c`. */
function packageOf(path: string): string | null {
  const [, inner] = /.*node_modules\/(.*)/.exec(path) ?? [];
  return inner === undefined ? null : (/^(@[^/]+\/)?[^/]+/.exec(inner)?.[0] ?? null);
}
