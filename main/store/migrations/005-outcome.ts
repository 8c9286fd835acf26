/**
 * The one place where an outcome is derived: from the newest attempt of a run and the newest grade of that attempt
 * (`n` counts both from 1; the anti-joins touch only what has more than one, so a filter of 60,000 runs stays quick).
 * `resolved` is null for what is unscored. A test timeout is scored only where it is known to count.
 */
export const sql = `
CREATE VIEW run_outcome AS
WITH last_attempt AS (
  SELECT * FROM attempt a
  ANTI JOIN (SELECT run_id, max(n) AS last FROM attempt WHERE n > 1 GROUP BY run_id) later
    ON later.run_id = a.run_id AND later.last > a.n
), last_grade AS (
  SELECT * FROM grade g
  ANTI JOIN (SELECT subject_kind, subject_id, max(n) AS last FROM grade WHERE n > 1 GROUP BY ALL) later
    ON later.subject_id = g.subject_id AND later.subject_kind = g.subject_kind AND later.last > g.n
  WHERE g.subject_kind = 'attempt'
), derived AS (
  SELECT r.*, a.attempt_id, a.exit, a.exit_detail, a.steps, a.input_tokens, a.cached_tokens, a.output_tokens,
    a.cost_usd, a.duration_s, g.grade_id, g.timeout_counts,
    CASE
      WHEN g.verdict = 'unresolved' AND a.patch_empty THEN 'empty-patch'
      WHEN g.verdict IS NOT NULL THEN g.verdict
      WHEN r.ambiguous THEN NULL
      WHEN a.attempt_id IS NULL THEN 'not-run'
      WHEN a.exit = 'error' THEN 'infra-error'
      WHEN a.patch_empty THEN 'empty-patch'
    END AS outcome,
    g.p2p_pass = 0 AND g.p2p_fail > 0 AS no_p2p_passes
  FROM run r
  LEFT JOIN last_attempt a USING (run_id)
  LEFT JOIN last_grade g ON g.subject_id = a.attempt_id
)
SELECT * EXCLUDE (no_p2p_passes, timeout_counts),
  CASE
    WHEN set_aside IS NOT NULL THEN NULL
    WHEN outcome = 'resolved' THEN true
    WHEN outcome IN ('unresolved', 'empty-patch', 'patch-failed') THEN false
    WHEN outcome = 'test-timeout' AND timeout_counts THEN false
  END AS resolved,
  coalesce(no_p2p_passes, false) AND set_aside IS NULL AND outcome IN ('resolved', 'unresolved', 'empty-patch') AS suspect
FROM derived;
`;
