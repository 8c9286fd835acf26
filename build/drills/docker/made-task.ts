/** A task of one file: `value.txt` says `old` and should say `new`. */
export interface MadeTask {
  readonly name: string;
  /** Bash that is run in the repository as the tests; without it, the usual two. */
  readonly test?: string;
  /** What is handed in; the reference where it is left out. */
  readonly patch?: string;
  readonly resolves?: string;
}

export const IMAGE = 'parallax-drill:1';

export const DOCKERFILE = [
  'FROM parallax-demo:1',
  'RUN mkdir /testbed && cd /testbed && git init --quiet && mkdir tests && echo old > value.txt \\',
  ' && echo "the tests" > tests/old.txt && git add . && git commit --quiet -m "Begin"',
  'WORKDIR /testbed',
  '',
].join('\n');

/** Prints one result that is up to the value, and one that is not. */
export const USUAL_TEST = [
  'if grep -q new value.txt; then echo "PASSED t::value"; else echo "FAILED t::value"; fi',
  'echo "PASSED t::other"',
].join('\n');

export const setTo = (value: string): string =>
  `diff --git a/value.txt b/value.txt\n--- a/value.txt\n+++ b/value.txt\n@@ -1 +1 @@\n-old\n+${value}\n`;

export const TEST_PATCH =
  'diff --git a/tests/new.txt b/tests/new.txt\nnew file mode 100644\n--- /dev/null\n+++ b/tests/new.txt\n@@ -0,0 +1 @@\n+new\n';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The task as SWE-rebench writes one. */
export const instanceOf = ({ name, test = USUAL_TEST }: MadeTask) => ({
  ...{ instance_id: `drill__${name}`, repo: 'drill/made', version: '1', base_commit: '0000000' },
  ...{ problem_statement: 'It should say new.', image_name: IMAGE, patch: setTo('new') },
  test_patch: TEST_PATCH,
  ...{ FAIL_TO_PASS: ['t::value'], PASS_TO_PASS: ['t::other'] },
  install_config: { test_cmd: `bash -c ${quoted(test)} test`, log_parser: 'parse_log_pytest' },
});

export const predictionOf = ({ name, patch = setTo('new') }: MadeTask, model = 'drill') => ({
  ...{ instance_id: `drill__${name}`, model_name_or_path: model, model_patch: patch },
});
