import { OUTCOMES } from '../../../analysis/model/outcome.ts';
import { MEASURES, WHOLE } from './table-columns.ts';

const lists = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const YES = lists(['true', '1', '1.0', 'yes', 't']);
const NO = lists(['false', '0', '0.0', 'no', 'f']);
/** Ways to write that a value is not known. */
const UNKNOWN = lists(['null', 'none', 'na', 'nan']);

const wholeOnly = (name: string) => (WHOLE.has(name) ? `AND ${name}_n = trunc(${name}_n)` : '');

/** A measure that is not a finite, non-negative number is reported and becomes unknown. */
const measure = (name: string) =>
  `CASE WHEN isfinite(${name}_n) AND ${name}_n >= 0 ${wholeOnly(name)} THEN ${name}_n END`;

/** The few that are unknown are looked at more closely; CASE leaves the others alone. */
const isBad = (name: string) =>
  `CASE WHEN ${name}_text IS NULL OR ${name} IS NOT NULL THEN false ELSE lower(${name}_text) NOT IN ('null', 'none', 'na') END`;

/** Trimming costs several times as much as looking whether there can be anything to trim. */
const trimmed = (name: string) => {
  const isPlain = `ascii(${name}) BETWEEN 33 AND 126 AND NOT ends_with(${name}, ' ') AND strlen(${name}) = length(${name})`;
  return `nullif(CASE WHEN ${isPlain} THEN ${name} ELSE trim(${name}) END, '')`;
};

/** Every text is looked at once: the casts inside, what follows from them outside. */
const CAST = (records: string) => `
  SELECT n, line, broken, ${trimmed('task')} AS task,
    coalesce($system, ${trimmed('system')}, 'unspecified') AS system,
    coalesce($condition, ${trimmed('condition')}, 'vanilla') AS condition,
    coalesce($benchmark, ${trimmed('benchmark')}, 'unspecified') AS benchmark,
    coalesce($repeat::INTEGER, CASE WHEN repeat IS NULL THEN 1 ELSE try_cast(repeat AS INTEGER) END) AS repeat,
    lower(resolved) AS resolved_text, lower(outcome) AS outcome_text,
    ${MEASURES.map((name) => `${name} AS ${name}_text, try_cast(${name} AS DOUBLE) AS ${name}_n`).join(', ')}
  FROM (${records})`;

const SCORES = `CASE WHEN outcome = 'resolved' THEN true WHEN outcome IN ('unresolved', 'empty-patch', 'patch-failed') THEN false END`;

/** Why a record is left out; null where it is kept. The first that fits. */
const REFUSED = `
  CASE
    WHEN broken THEN 'not-json'
    WHEN task IS NULL THEN 'no-task'
    WHEN repeat IS NULL OR repeat < 1 THEN 'bad-repeat'
    WHEN resolved_text IS NOT NULL AND resolved IS NULL AND resolved_text NOT IN (${UNKNOWN}) THEN 'bad-resolved'
    WHEN outcome_text IS NOT NULL AND outcome IS NULL THEN 'bad-outcome'
    WHEN resolved <> ${SCORES} OR (resolved AND outcome IN ('infra-error', 'not-run', 'test-timeout')) THEN 'contradiction'
  END`;

/**
 * A SELECT of the records with their types, `refused` (why a record is left out) and `bad_measure` (one of its measures
 * was left unknown). Takes the parameters $system, $condition, $benchmark and $repeat, null where the file decides.
 */
export const typedRecords = (records: string): string => `
  SELECT *, ${REFUSED} AS refused, ${MEASURES.map(isBad).join(' OR ')} AS bad_measure FROM (
    SELECT n, line, broken, task, system, condition, benchmark, repeat, resolved_text, outcome_text,
      CASE WHEN resolved_text IN (${YES}) THEN true WHEN resolved_text IN (${NO}) THEN false END AS resolved,
      CASE WHEN outcome_text IN (${lists(OUTCOMES)}) THEN outcome_text END AS outcome,
      ${MEASURES.map((name) => `${measure(name)} AS ${name}, ${name}_text`).join(', ')}
    FROM (${CAST(records)})
  )`;
