import type { ImportedRun } from '../../../main/import/format.ts';

/** What a table of expectations says of a run: its events by kind and speaker, and what it took and came to. */
export interface RunOutline {
  readonly task: string;
  readonly system: string;
  readonly benchmark: string;
  readonly events: Readonly<Record<string, number>>;
  readonly user_turns: number;
  readonly threads: number;
  readonly steps: number | null;
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
  /** Of all events. */
  readonly event_tokens: number | null;
  readonly cost_usd: number | null;
  readonly started_at: string | null;
  readonly exit: string | null;
  readonly exit_detail: string | null;
  /** Characters of the patch. */
  readonly patch: number | null;
  readonly verdict: string | null;
}

/** The outline of a run as it was imported, to be held against the one that was expected. */
export function outlineOfRun({ task, system, benchmark, attempt, grade }: ImportedRun): RunOutline {
  const events = attempt?.events ?? [];
  const kinds: Record<string, number> = {};
  for (const { kind, speaker } of events) {
    const name = speaker === null ? kind : `${kind} ${speaker}`;
    kinds[name] = (kinds[name] ?? 0) + 1;
  }
  const counts = events.flatMap(({ tokens }) => tokens ?? []);
  return {
    ...{ task, system: system.label, benchmark, events: kinds },
    user_turns: kinds['say user'] ?? 0,
    threads: new Set(events.map(({ thread }) => thread)).size,
    steps: attempt?.steps ?? null,
    input_tokens: attempt?.input_tokens ?? null,
    cached_tokens: attempt?.cached_tokens ?? null,
    output_tokens: attempt?.output_tokens ?? null,
    event_tokens: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
    cost_usd: attempt?.cost_usd ?? null,
    started_at: attempt?.started_at == null ? null : new Date(attempt.started_at).toISOString(),
    exit: attempt?.exit ?? null,
    exit_detail: attempt?.exit_detail ?? null,
    patch: attempt?.patch?.length ?? null,
    verdict: grade?.verdict ?? null,
  };
}
