import type { ReactNode } from 'react';
import { count, fixed } from '../../analysis/format/number.ts';
import { GLOSSARY, type TermKey } from '../../analysis/words/index.ts';
import type { Output } from '../../preload/contract.ts';
import { Explained } from '../hints/explained.tsx';
import { walkHints } from '../hints/walk-hints.ts';
import { NullMark } from '../parts/null-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { PassedTests } from './passed-tests.tsx';

type Detail = Output<'run'>;

const UNREPORTED = 'The source does not report it.';

const orDash = (value: number | null, text: (value: number) => string): ReactNode =>
  value === null ? <NullMark reason={UNREPORTED} /> : text(value);

function facts({ run, grades }: Detail): readonly (readonly [string, TermKey, ReactNode])[] {
  const [grade] = grades;
  return [
    [
      'exit',
      'exit',
      run.exit ?? <NullMark key="exit" reason="The source does not say why the agent stopped." />,
    ],
    ['steps', 'steps', orDash(run.steps, count)],
    ['input tokens', 'tokens', orDash(run.input_tokens, count)],
    ['of them cached', 'cached_tokens', orDash(run.cached_tokens, count)],
    ['output tokens', 'tokens', orDash(run.output_tokens, count)],
    ['cost, $', 'cost', orDash(run.cost_usd, (cost) => fixed(cost, 3))],
    ['duration, s', 'duration', orDash(run.duration_s, (seconds) => fixed(seconds, 0))],
    [
      'fail to pass',
      'fail_to_pass',
      <PassedTests key="f2p" pass={grade?.f2p_pass ?? null} fail={grade?.f2p_fail ?? null} />,
    ],
    [
      'pass to pass',
      'pass_to_pass',
      <PassedTests key="p2p" pass={grade?.p2p_pass ?? null} fail={grade?.p2p_fail ?? null} />,
    ],
  ];
}

function gradedBy({ verdict, verifier, verifier_version }: Detail['grades'][number]): string {
  if (verifier === 'imported') return `Verdict as imported: ${verdict}. `;
  return `Graded ${verdict} by ${verifier}${verifier_version ? ` ${verifier_version}` : ''}. `;
}

/** What is known of the run in numbers, what it came to, and where that was read. */
export function RunFacts({ data }: { readonly data: Detail }): ReactNode {
  const { run, grades, source } = data;
  const [grade] = grades;
  return (
    <div className="run-facts">
      <h3 className="run-task mono">{run.task}</h3>
      <p className="run-identity">
        <Explained term={run.outcome ?? 'no_verdict'}>
          <OutcomeMark outcome={run.outcome} />
        </Explained>
        <span>
          {run.system} · {run.condition} · repeat {run.repeat} · {run.benchmark}
        </span>
        {run.suspect && (
          <Explained term="suspect">
            <span className="tag">suspect</span>
          </Explained>
        )}
      </p>
      {run.note && <p className="note">{run.note}</p>}
      {run.suspect && <p className="note">{GLOSSARY.suspect.text}</p>}
      <dl className="fact-grid" onKeyDown={walkHints}>
        {facts(data).map(([name, term, value], i) => (
          <div key={name}>
            <dt>
              <Explained term={term} isStop={i === 0}>
                {name}
              </Explained>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="run-source">
        {grade ? gradedBy(grade) : 'Never graded. '}
        {run.exit_detail && `Its own word for the exit: ${run.exit_detail}. `}
        {source.file ?? source.path}
        {source.line !== null && `, line ${source.line}`}
        {source.file !== null && `, of ${source.path}`} (import {source.import_id})
      </p>
    </div>
  );
}
