import type { Task } from './task.ts';

/** A task as a row of SWE-bench Verified, with the image and the settings of SWE-rebench. */
export const sweInstance = (task: Task) => ({
  instance_id: task.instance_id,
  repo: task.repo,
  base_commit: task.base_commit,
  patch: task.patch,
  test_patch: task.test_patch,
  problem_statement: task.issue,
  hints_text: '',
  created_at: task.created_at,
  version: task.version,
  FAIL_TO_PASS: JSON.stringify(task.fail_to_pass),
  PASS_TO_PASS: JSON.stringify(task.pass_to_pass),
  environment_setup_commit: task.base_commit,
  difficulty: task.difficulty,
  image_name: task.image_name,
  install_config: {
    test_cmd: task.test_cmd,
    log_parser: task.log_parser,
    pre_install: [],
    install: null,
    pre_test: [],
  },
  title: task.title,
  category: task.category,
  special: task.special,
});

/** A prediction in the form of SWE-bench's harness. */
export const prediction = (task: Task, system: string, patch: string) => ({
  instance_id: task.instance_id,
  model_name_or_path: system,
  model_patch: patch,
});
