import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components';
import { FIGURE_KINDS } from '../../../analysis/figures/figure-kinds.ts';
import type { Output } from '../../../preload/contract.ts';
import { ViewHead } from '../../parts/view-head.tsx';
import { KindCard } from './kind-card.tsx';
import { SavedFigures } from './saved-figures.tsx';
import { OpenSpecContext } from './use-open-spec.tsx';

interface GalleryProps {
  readonly facets: Output<'facets'>;
  readonly question: string;
}

/** Figures that are kept, and every kind there is, each drawn from the runs at hand. */
export function Gallery({ facets, question }: GalleryProps): ReactNode {
  const open = useContext(OpenSpecContext);
  return (
    <>
      <ViewHead
        question={question}
        tools={
          <Button
            className="button"
            onPress={open}
            data-hint="A .yaml or .json file; it can be dropped here too."
          >
            Open a specification
          </Button>
        }
      />
      <SavedFigures />
      <section className="gallery" aria-label="Kinds of figures">
        <ul className="figure-cards">
          {FIGURE_KINDS.map((kind) => (
            <KindCard key={kind.name} kind={kind} facets={facets} />
          ))}
        </ul>
      </section>
    </>
  );
}
