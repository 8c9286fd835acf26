import type { ReactNode } from 'react';
import { Button, CheckboxGroup, Label, Text, TextArea, TextField } from 'react-aria-components';
import { Tick } from '../../parts/tick.tsx';
import { useConnection } from '../../port/port-context.ts';
import type { GradeChoice } from './grade-choice.ts';

interface FileFieldsProps {
  readonly choice: GradeChoice;
  readonly onChange: (some: Partial<GradeChoice>) => void;
}

const AGENTS = [
  { id: 'gold', name: 'gold: hands in each task’s reference' },
  { id: 'empty', name: 'empty: hands in nothing' },
] as const;

/** Files of tasks and predictions, and agents that need no model to be run on the tasks. */
export function FileFields({ choice, onChange }: FileFieldsProps): ReactNode {
  const { port } = useConnection();
  const add = async () => {
    const { paths } = await port.call('files.choose', {});
    if (paths !== null && paths.length > 0)
      onChange({ paths: [choice.paths.trim(), ...paths].filter((line) => line !== '').join('\n') });
  };
  return (
    <>
      <TextField className="field" value={choice.paths} onChange={(paths) => onChange({ paths })}>
        <Label>Paths of tasks and predictions, one a line</Label>
        <TextArea className="input mono" rows={3} placeholder="/data/instances.jsonl" spellCheck={false} />
        <Text slot="description">
          They are imported first. Tasks: SWE-bench, SWE-bench Pro or Multi-SWE-bench instances, Harbor task
          folders.
        </Text>
      </TextField>
      <div className="button-row">
        <Button className="button" onPress={() => void add()}>
          Choose files
        </Button>
      </div>
      <CheckboxGroup
        className="tick-group"
        value={[...choice.agents]}
        onChange={(names) =>
          onChange({ agents: AGENTS.map(({ id }) => id).filter((id) => names.includes(id)) })
        }
      >
        <Label className="picker-label">Run on the tasks, instead of grading predictions</Label>
        {AGENTS.map(({ id, name }) => (
          <Tick key={id} value={id}>
            {name}
          </Tick>
        ))}
      </CheckboxGroup>
    </>
  );
}
