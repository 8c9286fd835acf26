import type { ReactNode } from 'react';
import { count, fixed } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { NullMark } from '../parts/null-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';

type Detail = Output<'run'>;

const UNREPORTED = 'The source does not report it.';

const orDash = (value: number | null, text: (value: number) => string): ReactNode =>
  value === null ? <NullMark reason={UNREPORTED} /> : text(value);

function passed(pass: number | null, fail: number | null): ReactNode {
  return pass === null || fail === null ? (
    <NullMark reason="No test counts are known." />
  ) : (
    `${pass} / ${pass + fail}`
  );
}

function facts({ run, grades }: Detail): readonly (readonly [string, ReactNode])[] {
  const [grade] = grades;
  return [
    ['exit', run.exit ?? <NullMark key="exit" reason="The source does not say why the agent stopped." />],
    ['steps', orDash(run.steps, count)],
    ['input tokens', orDash(run.input_tokens, count)],
    ['of them cached', orDash(run.cached_tokens, count)],
    ['output tokens', orDash(run.output_tokens, count)],
    ['cost, $', orDash(run.cost_usd, (cost) => fixed(cost, 3))],
    ['duration, s', orDash(run.duration_s, (seconds) => fixed(seconds, 0))],
    ['fail to pass', passed(grade?.f2p_pass ?? null, grade?.f2p_fail ?? null)],
    ['pass to pass', passed(grade?.p2p_pass ?? null, grade?.p2p_fail ?? null)],
  ];
}

/** What is known of the run in numbers, what it came to, and where that was read. */
export function RunFacts({ data }: { readonly data: Detail }): ReactNode {
  const { run, grades, source } = data;
  const [grade] = grades;
  return (
    <div className="run-facts">
      <h3 className="run-task mono">{run.task}</h3>
      <p className="run-identity">
        <OutcomeMark outcome={run.outcome} />
        <span>
          {run.system} · {run.condition} · repeat {run.repeat} · {run.benchmark}
        </span>
        {run.suspect && <span className="tag">suspect</span>}
      </p>
      {run.note && <p className="note">{run.note}</p>}
      {run.suspect && (
        <p className="note">
          No test of its PASS_TO_PASS list passes: a broken environment, damage by the patch, or a cut log.
        </p>
      )}
      <dl className="fact-grid">
        {facts(data).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="run-source">
        {grade
          ? `Graded ${grade.verdict} by ${grade.verifier}${grade.verifier_version ? ` ${grade.verifier_version}` : ''}. `
          : 'Never graded. '}
        {run.exit_detail && `Its own word for the exit: ${run.exit_detail}. `}
        {source.file ?? source.path}
        {source.line !== null && `, line ${source.line}`}
        {source.file !== null && `, of ${source.path}`} (import {source.import_id})
      </p>
    </div>
  );
}
