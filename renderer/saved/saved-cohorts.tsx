import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import { useAddress } from '../address/use-address.ts';
import { withValues } from '../filter/dimension.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { useCall } from '../port/use-call.ts';
import { CohortLine } from './cohort-line.tsx';
import { NameForm } from './name-form.tsx';
import { useCohorts } from './use-cohorts.ts';

/** Whole numbers above 0; empty stands for all tasks. */
const isSize = (text: string) => text === '' || /^[1-9]\d{0,8}$/.test(text);

/** Keeps the tasks that the present filter finds, or a sample of them; lists the cohorts there are: press one to keep to it. */
export function SavedCohorts({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { address, go } = useAddress();
  const { data } = useCall('cohorts', {});
  const { make } = useCohorts();
  const [size, setSize] = useState('');
  const [seed, setSeed] = useState(DEFAULT_SEED);
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: (name: string) =>
      make({ name, filter: address.filter, ...(size !== '' && { sample: { n: Number(size), seed } }) }),
    onSuccess: () => setSize(''),
  });
  const chosen = address.filter.cohort ?? [];
  return (
    <section className="saved-section">
      <h3 className="saved-title">Cohorts</h3>
      {data !== undefined && data.rows.length > 0 && (
        <ul className="saved-list" aria-label="Cohorts">
          {data.rows.map((cohort) => (
            <CohortLine
              key={cohort.key}
              cohort={cohort}
              isPresent={chosen.includes(cohort.key)}
              onApply={() => {
                go(({ filter }) => ({ filter: withValues(filter, 'cohort', [cohort.key]) }));
                onDone();
              }}
            />
          ))}
        </ul>
      )}
      <NameForm
        label="Name for the tasks found now"
        action={() => 'Make'}
        refusal={isSize(size) ? undefined : 'The size of a sample is a whole number of tasks.'}
        onName={keep.mutateAsync}
      >
        <div className="sample-line">
          <TextField className="sample-field" value={size} onChange={setSize} inputMode="numeric">
            <Label>Sample of</Label>
            <Input className="input small" placeholder="all" />
          </TextField>
          <TextField className="sample-field" value={seed} onChange={setSeed} isDisabled={size === ''}>
            <Label>seed</Label>
            <Input className="input small" />
          </TextField>
        </div>
      </NameForm>
      {keep.isError && <ErrorPanel error={keep.error} />}
    </section>
  );
}
