/** `csv` has no dot, as in the harness: any name that ends so. */
const NO_TESTS = ['.json', '.png', 'csv', '.txt', '.md', '.jpg', '.jpeg', '.pkl', '.yml', '.yaml', '.toml'];

const HEADING = 'diff --git a/';

/**
 * What the test command is given: the files of a test patch that can hold tests, in the patch's order; for Django, whose
 * runner takes modules, as those. As `get_test_directives` of SWE-bench's harness 4: a deleted file is listed too, and so
 * is a `diff --git` line that the patch quotes.
 */
export function testDirectives(testPatch: string, repository: string): readonly string[] {
  const files = testPatch
    .split('\n')
    .flatMap(newName)
    .filter((file) => !NO_TESTS.some((ending) => file.endsWith(ending)));
  return repository === 'django/django' ? files.map(djangoModule) : files;
}

/** What follows the last ` b/` of a line with a diff's heading. */
function newName(line: string): readonly string[] {
  const [heading, name] = [line.indexOf(HEADING), line.lastIndexOf(' b/')];
  return heading === -1 || name < heading + HEADING.length ? [] : [line.slice(name + 3)];
}

const djangoModule = (file: string) =>
  file
    .replace(/\.py$/, '')
    .replace(/^tests\//, '')
    .replaceAll('/', '.');
