import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'smol-toml';
import type { PackFiles, Task } from './task.ts';

const WHERE = 'The repository is at `/testbed`. Change it there; you need not commit. There is no network.';

const toml = (task: Task): string =>
  stringify({
    schema_version: '1.3',
    task: {
      name: `parallax-demo/${task.name}`,
      description: task.title,
      authors: [{ name: 'The Parallax developers' }],
      keywords: [task.language, task.category, ...(task.special === null ? [] : [task.special])],
    },
    metadata: {
      task_id: task.instance_id,
      display_title: task.title,
      category: task.category,
      language: task.language,
      difficulty: task.difficulty,
      base_commit_hash: task.base_commit,
      license: 'MIT',
    },
    verifier: { network_mode: 'no-network', timeout_sec: 300 },
    agent: { network_mode: 'no-network', timeout_sec: 1800 },
    environment: {
      docker_image: task.image_name,
      build_timeout_sec: 300,
      os: 'linux',
      ...{ cpus: 1, memory_mb: 1024, storage_mb: 2048, gpus: 0 },
    },
  });

const config = (task: Task): string => {
  const { instance_id, repo, base_commit, test_cmd, log_parser, test_files } = task;
  const lists = { FAIL_TO_PASS: task.fail_to_pass, PASS_TO_PASS: task.pass_to_pass };
  const settings = { instance_id, repo, base_commit, test_cmd, log_parser, test_files };
  return `${JSON.stringify({ ...settings, ...lists }, null, 1)}\n`;
};

/** The files of a task's folder in the form of Harbor, by path; `templates` holds those that all tasks share. */
export function harborFiles(task: Task, templates: string): PackFiles {
  const template = (name: string) => readFileSync(join(templates, name), 'utf8');
  const command = [task.test_cmd, ...task.test_files].join(' ');
  const tests = Object.entries(task.test_contents).map(([path, text]) => [`tests/files/${path}`, text]);
  return {
    'task.toml': `${toml(task).trimEnd()}\n`,
    'instruction.md': `${task.issue.trimEnd()}\n\n---\n\n${WHERE}\n`,
    'environment/Dockerfile': template('Dockerfile').replace('@BASE_COMMIT@', task.base_commit),
    'environment/repository.bundle': task.bundle,
    'solution/solve.sh': template('solve.sh'),
    'solution/fix.patch': task.patch,
    'tests/test.sh': template('test.sh').replace('@TEST_COMMAND@', command),
    'tests/verdict.py': template('verdict.py'),
    'tests/config.json': config(task),
    'tests/test.patch': task.test_patch,
    ...Object.fromEntries(tests),
  };
}
