import { type ReactNode, useState } from 'react';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Address } from '../../address/address.ts';
import { formatAddress } from '../../address/format-address.ts';
import { useAddress } from '../../address/use-address.ts';
import { PATIENCE_MS } from '../../parts/skeleton.tsx';
import { useLate } from '../../parts/use-late.ts';
import { useCall } from '../../port/use-call.ts';
import { useBlobUrl } from './use-blob-url.ts';

interface FigureCardProps {
  readonly title: string;
  readonly text: string;
  /** null where there is nothing to draw, for `reason`. */
  readonly spec: FigureSpec | null;
  readonly reason: string;
  /** Where it leads. */
  readonly target: Partial<Address>;
  readonly children?: ReactNode;
}

/** A small picture of a figure with its title; the whole card opens it. */
export function FigureCard(props: FigureCardProps): ReactNode {
  const { title, text, spec, reason, target, children } = props;
  const { address, go } = useAddress();
  return (
    <li className="figure-card">
      <a
        className="figure-card-link"
        href={formatAddress({ ...address, ...target })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          go(target);
        }}
      >
        <span className="figure-card-picture">
          {spec === null ? <span className="figure-card-reason">{reason}</span> : <Picture spec={spec} />}
        </span>
        <span className="figure-card-title">{title}</span>
        <span className="figure-card-text">{text}</span>
      </a>
      {children}
    </li>
  );
}

/** Height by width from which a whole figure would be a sliver; of a taller one the top is shown. */
const TALL = 1.2;

function Picture({ spec }: { readonly spec: FigureSpec }): ReactNode {
  const query = useCall('figure', { spec, format: 'svg' });
  const url = useBlobUrl(query.data);
  const late = useLate(PATIENCE_MS);
  const [isTall, setTall] = useState(false);
  if (query.isError) return <span className="figure-card-reason">{explained(query.error)}</span>;
  if (query.data?.empty) return <span className="figure-card-reason">{query.data.empty}</span>;
  if (url === null)
    return late ? <span className="figure-card-reason figure-card-drawing">Drawing…</span> : null;
  // The title beside it says the same, so that it is drawn for the eye alone.
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      data-tall={isTall ? '' : undefined}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setTall(naturalHeight > TALL * naturalWidth)
      }
    />
  );
}

function explained(error: Error): string {
  return error instanceof UserError ? `${error.message} ${error.hint}` : error.message;
}
