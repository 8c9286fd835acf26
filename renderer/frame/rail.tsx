import type { ReactNode } from 'react';
import type { View } from '../address/address.ts';
import { HOME } from '../address/address.ts';
import { formatAddress } from '../address/format-address.ts';
import { RAIL_GROUPS, VIEW_KEYS, VIEW_NAMES } from './view-names.ts';

interface RailProps {
  readonly current: View;
  readonly onGo: (view: View) => void;
}

/** The views, grouped by what they are for. */
export function Rail({ current, onGo }: RailProps): ReactNode {
  return (
    <nav className="rail" aria-label="Views">
      {RAIL_GROUPS.map((group) => (
        <section key={group.name} className="rail-group">
          <h2 className="rail-title">{group.name}</h2>
          <ul>
            {group.views.map((view) => (
              <li key={view}>
                <a
                  className="rail-link"
                  data-hint={`g ${VIEW_KEYS[view]}`}
                  href={formatAddress({ ...HOME, view })}
                  aria-current={view === current ? 'page' : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onGo(view);
                  }}
                >
                  {VIEW_NAMES[view]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
