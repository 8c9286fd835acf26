import type { Exit } from '../../../../analysis/model/exit.ts';
import type { ImportedAttempt } from '../../format.ts';
import { asNumber, asObject, asText } from '../../untyped.ts';
import { exitOf as openHandsExit } from '../openhands/exit-of.ts';
import { readHistory } from '../openhands/history.ts';
import { readTrajectory } from '../swe-agent/trajectory.ts';
import { trajectoryEvents } from '../swe-agent/trajectory-events.ts';
import { chatEvents } from './chat-events.ts';
import { formOf, type TrajectoryForm } from './form-of.ts';

/** What the transcript of a row tells by itself; null wherever it is silent. */
export interface ToldRun {
  readonly events: ImportedAttempt['events'];
  readonly measures: Partial<ImportedAttempt>;
  readonly agent: string | null;
  readonly model: string | null;
  /** A word for the end, still to be read. */
  readonly exitWord: string | null;
  readonly exit: Exit | null;
  readonly exitDetail: string | null;
  readonly patch: string | null;
  readonly note: string | null;
}

const SILENT: ToldRun = {
  ...{ events: [], measures: {}, agent: null, model: null, exitWord: null, exit: null },
  ...{ exitDetail: null, patch: null, note: null },
};

/** An object around the messages may be a trajectory as mini-swe-agent keeps it. */
function chat({ items, around }: TrajectoryForm): ToldRun {
  const { events, n_replies } = chatEvents(items);
  const info = asObject(around?.info);
  const stats = asObject(info?.model_stats);
  const isMini = asText(around?.trajectory_format)?.startsWith('mini-swe-agent') ?? false;
  const model = asObject(asObject(info?.config)?.model);
  return {
    ...SILENT,
    events,
    measures: { steps: asNumber(stats?.api_calls) ?? n_replies, cost_usd: asNumber(stats?.instance_cost) },
    agent: isMini ? 'mini-swe-agent' : null,
    model: asText(model?.model_name),
    exitWord: asText(info?.exit_status) || null,
    patch: asText(info?.submission),
  };
}

function sweAgent({ items, around }: TrajectoryForm): ToldRun {
  const trajectory = readTrajectory({ ...around, trajectory: items });
  if (trajectory === null) return { ...SILENT, note: 'Its trajectory is not as SWE-agent keeps one.' };
  const { exitWord, submission, calls, input_tokens, output_tokens, cost_usd, config } = trajectory;
  return {
    ...SILENT,
    events: trajectoryEvents(trajectory),
    measures: { steps: calls ?? items.length, input_tokens, output_tokens, cost_usd },
    agent: 'SWE-agent',
    model: config.model,
    ...{ exitWord, patch: submission },
  };
}

function openHands({ items, around }: TrajectoryForm): ToldRun {
  const {
    ending,
    agentClass: _,
    version: __,
    isTimeGuess: ___,
    problems,
    model,
    events,
    ...measures
  } = readHistory(items, around?.metrics ?? null);
  const { exit, exit_detail } = openHandsExit(null, ending);
  const said = problems.map(({ reason }) => `${reason}.`).join(' ');
  return {
    ...SILENT,
    events,
    measures,
    agent: 'OpenHands',
    model,
    exit,
    exitDetail: exit_detail,
    note: said || null,
  };
}

const READERS: Readonly<Record<TrajectoryForm['form'], (told: TrajectoryForm) => ToldRun>> = {
  chat,
  'swe-agent': sweAgent,
  openhands: openHands,
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of the column that holds the runs. */
export function toldRun(value: unknown): ToldRun {
  const told = formOf(value);
  if (told !== null) return READERS[told.form](told);
  const note = isNothing(value) ? 'It has no transcript.' : 'Its transcript is of no form that is known.';
  return { ...SILENT, note };
}
