import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProScripts } from '../../main/evaluation/swe-bench-pro/pro-scripts.ts';
import {
  type SweBenchProFacts,
  sweBenchProTask,
} from '../../main/evaluation/swe-bench-pro/swe-bench-pro-task.ts';
import { taskInstances } from '../../main/import/formats/task-instances.ts';
import { collect } from '../import/support/collect.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ADDER, adderImage } from './support/adder-image.ts';
import { graded, patchSubject } from './support/graded.ts';
import { testEngine } from './support/test-engine.ts';

const TAG = 'adder.adder-made__adder-1';

const ROW = {
  repo: 'made/adder',
  instance_id: 'instance_made__adder-1',
  base_commit: 'base',
  patch: ADDER.fix,
  test_patch: '',
  problem_statement: 'It subtracts.',
  fail_to_pass: "['tests/test_adder.py::test_add']",
  pass_to_pass: '["tests/test_adder.py::test_zero"]',
  before_repo_set_cmd: 'git reset --hard nowhere\ngit checkout fixed -- tests/test_adder.py',
  selected_test_files_to_run: "['tests/test_adder.py', 'tests']",
  dockerhub_tag: TAG,
};

const RUN = `#!/bin/bash
IFS=',' read -r -a FILES <<< "$1"
echo "asked for \${#FILES[@]} files" >&2
cd /app && python -m pytest -v -p no:cacheprovider "\${FILES[0]}"
`;

const PARSER = String.raw`import json, re, sys
out, err = (open(path).read() for path in sys.argv[1:3])
assert "asked for 2 files" in err and "asked for" not in out
found = re.findall(r"^(\S+::\S+) (PASSED|FAILED)", out, re.M)
json.dump({"tests": [{"name": name, "status": status} for name, status in found]}, open(sys.argv[3], "w"))
`;

const SCRIPTS = { run: RUN, parser: PARSER };

async function factsOf(row: Readonly<Record<string, unknown>>): Promise<SweBenchProFacts> {
  const file = join(tempFolder(), 'instances.jsonl');
  writeFileSync(file, `${JSON.stringify(row)}\n`);
  const { tasks, problems } = await collect(taskInstances, file);
  expect(problems).toEqual([]);
  return tasks[0]!;
}

async function grade(
  patch: string | null,
  scripts: Partial<typeof SCRIPTS> = {},
  settings: { readonly seconds?: number; readonly referencePasses?: boolean | null } = {},
) {
  const task = sweBenchProTask(await factsOf(ROW), { ...SCRIPTS, ...scripts });
  return graded(task, patch === null ? { kind: 'nothing' } : patchSubject(patch), {
    seconds: 60,
    ...settings,
  });
}

/** A patch that mends nothing and runs lines that have all-passed results at hand. */
function forging(lines: readonly string[]): string {
  const names = [...listed(ROW.fail_to_pass), ...listed(ROW.pass_to_pass)];
  const results = JSON.stringify({ tests: names.map((name) => ({ name, status: 'PASSED' })) });
  const helpers = [
    'import os',
    `RESULTS = '${results}'`,
    'def put(path, text):',
    '    with open(path, "w") as file:',
  ];
  return ADDER.running(...helpers, '        file.write(text)', ...lines);
}

const listed = (text: string): readonly string[] => JSON.parse(text.replaceAll("'", '"'));

describe('an instance of SWE-bench Pro', () => {
  beforeAll(() => adderImage(`jefzda/sweap-images:${TAG}`, '/app'));

  it('is resolved by its reference, and by nothing else', async () => {
    const { reference } = sweBenchProTask(await factsOf(ROW), SCRIPTS);
    const gold = await grade(ADDER.fix);
    expect(reference).toEqual(patchSubject(ADDER.fix));
    expect(gold).toMatchObject({
      verdict: { verdict: 'resolved' },
      applied: true,
      resolution: 'FULL',
      remarks: [],
    });
    expect(gold.report?.FAIL_TO_PASS.success).toEqual(['tests/test_adder.py::test_add']);
    expect(gold.log).toMatch(
      /\$ git checkout fixed[\s\S]*2 passed[\s\S]*\[standard error\]\nasked for 2 files/,
    );
    const wrong = await grade(ADDER.wrong);
    expect(wrong).toMatchObject({
      verdict: { verdict: 'unresolved' },
      resolution: 'NO',
      rung: 'git apply --verbose',
    });
    expect(wrong.statuses?.get('tests/test_adder.py::test_add')).toBe('FAILED');
    expect(await grade(null)).toMatchObject({ verdict: { verdict: 'unresolved' }, applied: null });
  });

  it('takes a patch without its binary files, and says so', async () => {
    const binary =
      'diff --git a/x.png b/x.png\nnew file mode 100644\nBinary files /dev/null and b/x.png differ\n';
    const found = await grade(binary + ADDER.fix);
    expect(found).toMatchObject({ verdict: { verdict: 'resolved' } });
    expect(found.remarks).toEqual(['The patch was applied without its binary files.']);
    expect(await grade(binary)).toMatchObject({ verdict: { verdict: 'unresolved' }, applied: null });
  });

  it('is not resolved by a patch that does not apply', async () => {
    expect(await grade(ADDER.stray)).toMatchObject({ verdict: { verdict: 'patch-failed' }, outputs: {} });
  });

  it.each([
    [
      'results of its own',
      ['os.makedirs("/parallax", exist_ok=True)', 'put("/parallax/output.json", RESULTS)'],
    ],
    ['results where the published harness has them', ['put("/workspace/output.json", RESULTS)']],
    [
      'another Python',
      [
        'os.remove("/usr/bin/python")',
        'put("/usr/bin/python", "#!/bin/sh\\necho \'" + RESULTS + "\' > $4\\n")',
        'os.chmod("/usr/bin/python", 0o755)',
      ],
    ],
  ])('is not resolved by a patch that writes %s', async (_, lines) => {
    const found = await grade(forging(lines));
    expect(found).toMatchObject({ verdict: { verdict: 'unresolved' }, resolution: 'NO' });
    expect(found.report?.PASS_TO_PASS.failure).toEqual([]);
  });

  it('is resolved by results that a patch prints, as the published harness has it, which is said', async () => {
    const found = await grade(forging([`os.write(1, b"\\ntests/test_adder.py::test_add PASSED\\n")`]), {
      run: RUN.replace('pytest -v', 'pytest -v -s'),
    });
    expect(found.verdict).toEqual({
      ...{ verdict: 'resolved', timeout_counts: null },
      because: expect.stringMatching(
        /1 of them is reported otherwise as well, such as “tests\/test_adder\.py::test_add”/,
      ),
    });
  });

  it('has scripts that a patch cannot change', async () => {
    const found = await grade(forging(['put("/verifier/run_script.sh", "echo forged")']));
    expect(found.log).toMatch(/Read-only file system: '\/verifier\/run_script\.sh'/);
    expect(found.verdict.verdict).toBe('unresolved');
  });

  it('that takes too long has timed out, whatever it wrote before', async () => {
    const { verdict, log, outputs } = await grade(ADDER.fix, { run: `${RUN}sleep 600\n` }, { seconds: 8 });
    expect(verdict).toMatchObject({ verdict: 'test-timeout', timeout_counts: null });
    expect(log).toMatch(/2 passed[\s\S]*\[time\]/);
    expect(outputs).toEqual({});
  });

  it.each([
    ['breaks off', 'raise SystemExit(3)', [/wrote no output\.json.*\(exit 3\)/]],
    ['writes no JSON', 'import sys; open(sys.argv[3], "w").write("{")', []],
    ['writes another shape', 'import sys; open(sys.argv[3], "w").write(\'{"tests": [{"name": 1}]}\')', []],
  ])('whose parser %s is not scored, unless the reference gets results', async (_, parser, remarks) => {
    const alone = await grade(ADDER.fix, { parser });
    expect(alone).toMatchObject({ verdict: { verdict: 'infra-error' }, notGraded: 'parser-failed' });
    expect(alone.remarks).toEqual(remarks.map((text) => expect.stringMatching(text)));
    const beside = await grade(ADDER.fix, { parser }, { referencePasses: true });
    expect(beside.verdict.verdict).toBe('unresolved');
  });

  it('whose tests give no results is not resolved', async () => {
    const silent = await grade(ADDER.fix, { run: 'echo "asked for 2 files" >&2; exit 1' });
    expect(silent).toMatchObject({ verdict: { verdict: 'unresolved' }, notGraded: 'no-results' });
  });

  it('whose test files cannot be put in place is not scored, and whose base is missing is refused', async () => {
    const engine = await testEngine();
    const run = async (row: object) => {
      const task = sweBenchProTask(await factsOf({ ...ROW, ...row }), SCRIPTS);
      return graded(task, patchSubject(ADDER.fix));
    };
    expect(await run({ before_repo_set_cmd: 'git checkout nowhere -- tests' })).toMatchObject({
      verdict: { verdict: 'infra-error' },
      stopped: 'reset-failed',
    });
    await expect(run({ base_commit: 'nowhere' })).rejects.toThrow(/cannot be put back to nowhere/);
    expect(await engine.docker.listContainers({ all: true, filters: { label: ['parallax'] } })).toEqual([]);
  });
});

describe('what an instance is graded by', () => {
  it.each([
    [{ dockerhub_tag: '' }, /names no image/],
    [{ before_repo_set_cmd: '' }, /no before repo set cmd/],
    [{ selected_test_files_to_run: 'all' }, /no selected test files to run/],
    [{ fail_to_pass: '[]', pass_to_pass: '[]' }, /no tests/],
    [{ fail_to_pass: null }, /no fail to pass/],
  ])('%j is told', async (row, message) => {
    const facts = await factsOf({ ...ROW, ...row });
    expect(() => sweBenchProTask(facts, SCRIPTS)).toThrow(message);
  });

  it('scripts come from the folder of the harness, with plain line ends', async () => {
    const folder = tempFolder();
    await expect(readProScripts(folder, ROW.instance_id)).rejects.toThrow(
      /no run_script\.sh beside its instances/,
    );
    const own = join(folder, 'run_scripts', ROW.instance_id);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'run_script.sh'), 'true\r\n');
    await expect(readProScripts(folder, ROW.instance_id)).rejects.toMatchObject({
      message: expect.stringMatching(/no parser\.py/),
      hint: expect.stringContaining(`in ${folder}`),
    });
    writeFileSync(join(own, 'parser.py'), PARSER);
    expect(await readProScripts(folder, ROW.instance_id)).toEqual({ run: 'true\n', parser: PARSER });
    await expect(readProScripts(folder, `../run_scripts/${ROW.instance_id}`)).rejects.toThrow(
      /no run_script\.sh/,
    );
  });

  it('another script, list or command gives another hash', async () => {
    const hash = async (row: object, scripts: object = {}) =>
      sweBenchProTask(await factsOf({ ...ROW, ...row }), { ...SCRIPTS, ...scripts }).tests_hash;
    const hashes = await Promise.all([
      hash({}),
      hash({ pass_to_pass: '[]' }),
      hash({ before_repo_set_cmd: 'true' }),
      hash({ selected_test_files_to_run: '[]' }),
      hash({}, { parser: '' }),
      hash({}, { run: '' }),
    ]);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(await hash({ problem_statement: 'Other.' })).toBe(hashes[0]);
  });
});
