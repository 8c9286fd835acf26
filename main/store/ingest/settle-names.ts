type Stage = 'stage_run' | 'stage_task' | 'stage_script';

/**
 * Adds the benchmarks and tasks that a stage names and the workspace lacks. `owner__name-123` names its repository, for
 * tasks whose source does not; `repository` is the source's own word, in SQL.
 */
export const settleNames = (stage: Stage, repository: string): readonly string[] => [
  `INSERT INTO benchmark (name)
   SELECT benchmark FROM ${stage} WHERE benchmark NOT IN (SELECT name FROM benchmark)
   GROUP BY benchmark ORDER BY min(n)`,
  `INSERT INTO task (benchmark_id, instance, canonical_id, repository)
   SELECT b.benchmark_id, x.instance, any_value(x.canonical_id),
     coalesce(${repository}, nullif(regexp_replace(x.instance, '^(.+)__(.+)-[0-9]+$', '\\1/\\2'), x.instance))
   FROM ${stage} x JOIN benchmark b ON b.name = x.benchmark
   ANTI JOIN task t ON t.benchmark_id = b.benchmark_id AND t.instance = x.instance
   GROUP BY b.benchmark_id, x.instance ORDER BY 1, 2`,
];

/** Adds the conditions that a stage names and the workspace lacks; `description` is in SQL. */
export const settleConditions = (stage: Stage, description: string): string => `
  INSERT INTO condition (name, description)
  SELECT condition, ${description} FROM ${stage} WHERE condition NOT IN (SELECT name FROM condition)
  GROUP BY condition ORDER BY min(n)`;
