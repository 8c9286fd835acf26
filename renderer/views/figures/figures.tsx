import '../../styles/figures.css';
import type { ReactNode } from 'react';
import { FIGURE_KINDS } from '../../../analysis/figures/figure-kinds.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import { newFigure } from '../../address/figure-address.ts';
import { useAddress } from '../../address/use-address.ts';
import { VIEW_HELP } from '../../help/view-help.ts';
import { Answered } from '../../parts/answered.tsx';
import { ErrorPanel } from '../../parts/error-panel.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { useCall } from '../../port/use-call.ts';
import { FigureView } from './figure-view.tsx';
import { Gallery } from './gallery.tsx';
import { OpenSpecContext, useOpenSpec } from './use-open-spec.tsx';

const QUESTION = VIEW_HELP.figures.question;

/** Every kind of figure, and the one that is being made. */
export function Figures(): ReactNode {
  const facets = useCall('facets', {});
  const { go } = useAddress();
  const opening = useOpenSpec();
  useActions(
    'Make a figure',
    FIGURE_KINDS.map(({ name, title }) => ({
      id: name,
      title,
      run: () => go({ figure: newFigure(name) }),
    })),
  );
  return (
    <OpenSpecContext value={opening.choose}>
      {opening.input}
      {opening.error && <ErrorPanel error={opening.error} />}
      <Answered query={facets} label="Looking for what can be shown">
        {(data) =>
          data.benchmarks.length === 0 ? <NothingHere question={QUESTION} /> : <Shown facets={data} />
        }
      </Answered>
    </OpenSpecContext>
  );
}

function Shown({ facets }: { readonly facets: Output<'facets'> }): ReactNode {
  const { address } = useAddress();
  if (address.figure === null) return <Gallery facets={facets} question={QUESTION} />;
  const { kind: name } = address.figure;
  const kind = FIGURE_KINDS.find((known) => known.name === name);
  if (kind) return <FigureView key={name} kind={kind} facets={facets} />;
  return <ErrorPanel error={unknownKind(name)} />;
}

function unknownKind(name: string): UserError {
  const known = FIGURE_KINDS.map((kind) => kind.name).join(', ');
  return new UserError(
    'not-found',
    `There is no figure “${name}”.`,
    `There is: ${known}. \`g f\` shows them all.`,
  );
}
