import type { ImportedAttempt, ImportProblem } from '../../format.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import { EventLog } from '../../transcript/event-log.ts';
import { repeatedIds } from '../../transcript/repeated-ids.ts';
import { timeDisorder } from '../../transcript/time-disorder.ts';
import { timeSpan } from '../../transcript/time-span.ts';
import { sumUsage, type Usage } from '../../transcript/usage.ts';
import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';
import { exitOfStep } from './exit-of.ts';
import { logStep, stepUsage } from './log-step.ts';
import { type PlannedTrajectory, refKey } from './plan-trajectories.ts';
import { embeddedIn, type SubagentRef, stepsOf } from './trajectory.ts';

export interface AssembleContext {
  readonly report: (problem: ImportProblem) => void;
  readonly passOver: (kind: string) => void;
}

const KNOWN_VERSION = /^ATIF-v1\.[0-7](\.\d+)?$/;

const larger = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** Totals of the whole run: later files and sub-agents may be in the final metrics or not, so the larger figure counts. */
function totals(summed: Usage, last: Untyped): Usage {
  const final = asObject(last.final_metrics);
  return {
    input: larger(summed.input, asNumber(final?.total_prompt_tokens)),
    cached: larger(summed.cached, asNumber(final?.total_cached_tokens)),
    output: larger(summed.output, asNumber(final?.total_completion_tokens)),
    cost_usd: larger(summed.cost_usd, asNumber(final?.total_cost_usd)),
  };
}

/** Writes the steps of a run's files as one log: sub-agents in threads of their own, copied steps once. */
class Assembler {
  readonly log = new EventLog();
  private readonly usages: Usage[] = [];
  private readonly seen = new Set<string>();
  private threads = 0;
  private calls = 0;
  private lastStep: Untyped | undefined;
  private last: Untyped | null = null;

  constructor(
    private readonly plan: PlannedTrajectory,
    private readonly values: ReadonlyMap<string, Untyped>,
    private readonly context: AssembleContext,
  ) {}

  /** A file and those it goes on in. */
  chain(file: string | undefined, thread: number): void {
    if (file === undefined) return;
    const trajectory = this.values.get(file);
    if (trajectory !== undefined) this.trajectory(trajectory, file, thread);
    if (trajectory !== undefined && thread === 0) this.last = trajectory;
    this.chain(this.plan.next.get(file), thread);
  }

  attempt(): ImportedAttempt {
    const usage = totals(sumUsage(this.usages), this.last ?? {});
    return {
      ...EMPTY_ATTEMPT,
      ...exitOfStep(this.lastStep),
      ...timeSpan(this.log.events),
      steps: this.calls,
      input_tokens: usage.input,
      cached_tokens: usage.cached,
      output_tokens: usage.output,
      cost_usd: usage.cost_usd,
      events: this.log.events,
    };
  }

  private trajectory(trajectory: Untyped, file: string, thread: number): void {
    const version = asText(trajectory.schema_version) ?? '';
    if (!KNOWN_VERSION.test(version))
      this.problem(file, 'unknown-version', `${version} is not known; it is read as ATIF-v1.7`);
    const embedded = new Set(embeddedIn(trajectory));
    const steps = stepsOf(trajectory);
    for (const problem of repeatedIds(steps, 'step_id', 'step', file)) this.context.report(problem);
    for (const step of steps) this.step(step, file, thread, embedded);
    for (const left of embedded) this.unreferenced(left, file);
  }

  private step(step: Untyped, file: string, thread: number, embedded: Set<Untyped>): void {
    const key = JSON.stringify([step.source, step.message, step.tool_calls]);
    if (step.is_copied_context === true && this.seen.has(key)) {
      this.context.passOver('steps copied from an earlier part');
      return;
    }
    this.seen.add(key);
    const known = logStep(this.log, step, thread, (ref) => this.subagent(ref, file, embedded));
    if (!known)
      this.problem(
        file,
        'unknown-kind',
        `step ${step.step_id} is from ${JSON.stringify(step.source)}; it is kept as words of the harness`,
      );
    if (step.source !== 'agent') return;
    if (thread === 0) this.lastStep = step;
    if (step.is_copied_context === true) return;
    this.calls += asNumber(step.llm_call_count) ?? 1;
    const usage = stepUsage(step);
    if (usage !== null) this.usages.push(usage);
  }

  /** An embedded trajectory goes by its id; a missing file was reported when the run was planned. */
  private subagent(ref: SubagentRef, file: string, embedded: Set<Untyped>): void {
    const inside = [...embedded].find(
      ({ trajectory_id }) => ref.trajectory_id !== null && trajectory_id === ref.trajectory_id,
    );
    const outside = this.plan.subagents.get(file)?.get(refKey(ref));
    if (inside === undefined && outside === undefined) return;
    this.threads += 1;
    if (inside === undefined) this.chain(outside, this.threads);
    else {
      embedded.delete(inside);
      this.trajectory(inside, file, this.threads);
    }
  }

  private unreferenced(trajectory: Untyped, file: string): void {
    const id = asText(trajectory.trajectory_id) ?? asText(trajectory.session_id) ?? 'without id';
    this.problem(file, 'unreferenced', `no step refers to the sub-agent ${id}; its thread stands at the end`);
    this.threads += 1;
    this.trajectory(trajectory, file, this.threads);
  }

  private problem(file: string, code: string, reason: string): void {
    this.context.report({ file, line: null, code, reason });
  }
}

/** The attempt that the files of a planned run tell together; `values` by file, without those that could not be read. */
export function assemble(
  plan: PlannedTrajectory,
  values: ReadonlyMap<string, Untyped>,
  context: AssembleContext,
): ImportedAttempt {
  const assembler = new Assembler(plan, values, context);
  assembler.chain(plan.root.file, 0);
  const attempt = assembler.attempt();
  const disorder = timeDisorder(attempt.events, plan.root.file);
  if (disorder !== null) context.report(disorder);
  return attempt;
}
