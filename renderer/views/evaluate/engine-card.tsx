import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '../../../analysis/figures/counted.ts';
import { fileSize } from '../../../analysis/format/file-size.ts';
import { count } from '../../../analysis/format/number.ts';
import type { Output } from '../../../preload/contract.ts';
import { Answered } from '../../parts/answered.tsx';
import { NullMark } from '../../parts/null-mark.tsx';

type Answer = Output<'engine.health'>;
type Health = NonNullable<Answer['health']>;

/** How the Docker engine is and what on it is ours, or what to do where none answers. */
export function EngineCard({ query }: { readonly query: UseQueryResult<Answer> }): ReactNode {
  return (
    <section className="card engine-card" aria-label="Docker">
      <div className="card-head">
        <h3>Docker</h3>
        <Button className="button quiet" isDisabled={query.isFetching} onPress={() => void query.refetch()}>
          {query.isFetching ? 'Looking' : 'Look again'}
        </Button>
      </div>
      <Answered query={query} label="Looking for Docker" lines={4}>
        {({ health, problem }) =>
          health ? (
            <Facts health={health} />
          ) : (
            <>
              <p className="card-problem">{problem?.message}</p>
              <p className="quiet-text">{problem?.hint}</p>
            </>
          )
        }
      </Answered>
    </section>
  );
}

function factsOf(health: Health): readonly (readonly [string, ReactNode])[] {
  const { ours, disk_free_bytes: free } = health;
  return [
    ['version', `${health.version} (API ${health.api_version})`],
    ['machine', `${health.system}, ${health.architecture}`],
    ['processors', count(health.cpus)],
    ['memory', fileSize(health.memory_bytes)],
    ['disk used by Docker', fileSize(health.disk_used_bytes)],
    [
      'disk free',
      free === null ? (
        <NullMark key="free" reason="The engine’s disk cannot be seen from this machine." />
      ) : (
        fileSize(free)
      ),
    ],
    ['our images', `${count(ours.images)} (${fileSize(ours.image_bytes)})`],
    ['our containers', `${count(ours.containers)} (${counted([ours.volumes], 'volume')})`],
  ];
}

function Facts({ health }: { readonly health: Health }): ReactNode {
  return (
    <>
      <dl className="fact-grid">
        {factsOf(health).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {health.warnings.map((warning) => (
        <p key={warning} className="note">
          {warning}
        </p>
      ))}
    </>
  );
}
