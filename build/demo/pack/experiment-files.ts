import { stringify } from 'yaml';

/** Of a task, what its commands and turns are made from. */
export interface Instance {
  readonly instance_id: string;
  readonly patch: string;
  readonly problem_statement: string;
}

/** Each hunk of a patch as a patch of its own. */
const hunksOf = (patch: string): readonly string[] =>
  patch.split(/^(?=diff --git )/m).flatMap((file) => {
    const [head = '', ...hunks] = file.split(/^(?=@@ )/m);
    return hunks.map((hunk) => head + hunk);
  });

const applying = (patch: string) => `git apply - <<'END_OF_PATCH'\n${patch}END_OF_PATCH`;

const LOOK = ['git log --oneline | head -5', 'git ls-files'];

/** Tasks that the careful system only looks at. */
const TOO_HARD = ['parallax-demo__hourhand-12', 'parallax-demo__pennyfold-11'];

const careful = ({ instance_id, patch }: Instance): readonly (readonly string[])[] => [
  TOO_HARD.includes(instance_id) ? LOOK : [...LOOK, applying(patch)],
  ['git status --short'],
  ['git diff --stat'],
];

/** Does the first part of the work at once, and the rest only when it is spoken to for the third time. */
function hasty({ patch }: Instance): readonly (readonly string[])[] {
  const [first = '', ...rest] = hunksOf(patch);
  return [
    [applying(first)],
    ['git status --short'],
    rest.length > 0 ? rest.map(applying) : ['git diff --stat'],
  ];
}

function commandsFile(
  instances: readonly Instance[],
  turnsOf: (instance: Instance) => readonly (readonly string[])[],
): string {
  const tasks = Object.fromEntries(instances.map((instance) => [instance.instance_id, turnsOf(instance)]));
  return `# Made by npm run demo:experiment.\n${stringify({ version: 1, tasks }, { lineWidth: 0 })}`;
}

const sectionOf = (statement: string, title: string) =>
  statement
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`))
    ?.slice(title.length)
    .trim() ?? '';

function turnsOf({ instance_id, patch, problem_statement }: Instance): readonly object[] {
  const title = /^# (.*)$/m.exec(problem_statement)?.[1] ?? '';
  const files = [...patch.matchAll(/^diff --git a\/(\S+)/gm)].map(([, file]) => file);
  const turns = [
    {
      prompt: `${title}\n\n${sectionOf(problem_statement, 'Problem')}`,
      prompt_type: 'request',
      reference_answer: null,
    },
    {
      prompt: 'Which files would have to change for that?',
      prompt_type: 'repo_question',
      reference_answer: files.join(', '),
    },
    {
      prompt: sectionOf(problem_statement, 'Desired behaviour'),
      prompt_type: 'request',
      reference_answer: null,
    },
  ];
  return turns.map((turn, i) => ({ instance_id, turn: i + 1, ...turn }));
}

/**
 * What the demo experiment needs beside the tasks, by name: the commands of two scripted systems and each issue split into turns.
 * The systems apply parts of the references: they show how an experiment is run and told, not how anybody's agent works.
 */
export function experimentFiles(instances: readonly Instance[]): Readonly<Record<string, string>> {
  const rows = instances.flatMap(turnsOf).map((row) => `${JSON.stringify(row)}\n`);
  return {
    'commands-careful.yaml': commandsFile(instances, careful),
    'commands-hasty.yaml': commandsFile(instances, hasty),
    'split.jsonl': rows.join(''),
  };
}
