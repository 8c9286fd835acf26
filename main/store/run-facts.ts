import type { DuckDBConnection } from '@duckdb/node-api';

/**
 * Outcomes are derived, never stored: `cache.run_fact` is the view `run_outcome` with what filters ask for, laid out
 * in memory so that any filter of 60,000 runs is answered at once. It is made anew after every write.
 */
export const ATTACH_CACHE = "ATTACH ':memory:' AS cache";

const BUILD = `
  CREATE OR REPLACE TABLE cache.run_fact AS
  SELECT t.benchmark_id, r.run_id, r.task_id, t.instance, t.canonical_id, t.repository, r.system_id, r.condition_id,
    r.repeat, r.outcome, r.resolved, r.suspect, r.ambiguous, coalesce(r.set_aside, r.note) AS note, r.attempt_id,
    r.exit, r.exit_detail, r.steps, r.input_tokens, r.cached_tokens, r.output_tokens, r.cost_usd, r.duration_s
  FROM run_outcome r JOIN task t USING (task_id)
  ORDER BY r.run_id`;

export class RunFacts {
  private built: Promise<unknown> | null = null;

  constructor(private readonly connect: () => Promise<DuckDBConnection>) {}

  /** What was built no longer holds. */
  invalidate(): void {
    this.built = null;
  }

  /** Resolves when `cache.run_fact` holds what is committed. */
  async ready(): Promise<void> {
    this.built ??= this.build();
    await this.built;
  }

  private async build(): Promise<void> {
    const connection = await this.connect();
    try {
      await connection.run(BUILD);
    } catch (error) {
      this.built = null;
      throw error;
    } finally {
      connection.closeSync();
    }
  }
}
