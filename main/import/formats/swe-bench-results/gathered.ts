import type { HarnessLog } from '../../harness/harness-log.ts';
import type { Listed, Summary } from '../../harness/summary.ts';
import type { Settings } from '../../model-settings.ts';
import type { NamedPrediction, Prediction } from '../../predictions.ts';
import type { NamedRow } from './agent-row.ts';
import type { Arms } from './arms.ts';
import type { CountsBy } from './counts-by.ts';
import type { LegacySummary } from './legacy-summary.ts';
import type { MetricRow } from './metric-row.ts';
import type { Place } from './place-of.ts';
import type { SystemList } from './system-list.ts';

/** What one file, which names no run, says of tasks. */
export interface Nameless<T> {
  readonly path: string;
  readonly file: string;
  readonly entries: readonly T[];
}

interface Placed {
  readonly place: Place;
  readonly file: string;
}

interface OfTask extends Placed {
  readonly instance: string;
}

/** A transcript that lies among results. */
export interface TranscriptFile {
  /** Path inside the source. */
  readonly path: string;
  readonly file: string;
  /** Where the file system has it. */
  readonly onDisk: string;
}

/** All that the small files of a source say, before it is known which run each is of. */
export interface Gathered {
  readonly arms: (Placed & { readonly arms: Arms })[];
  readonly summaries: Summary[];
  readonly legacy: (Placed & { readonly summary: LegacySummary })[];
  readonly smith: (Placed & { readonly verdicts: ReadonlyMap<string, Listed> })[];
  readonly predictions: Nameless<NamedPrediction>[];
  readonly agentRows: Nameless<NamedRow>[];
  readonly metricRows: Nameless<MetricRow>[];
  readonly verdictRows: Nameless<NamedRow>[];
  readonly systems: (Placed & { readonly list: SystemList })[];
  readonly counts: CountsBy[];
  readonly metadata: (Placed & { readonly settings: Settings })[];
  readonly logs: (OfTask & { readonly log: HarnessLog })[];
  readonly patches: (OfTask & { readonly prediction: Prediction })[];
  readonly transcripts: TranscriptFile[];
  readonly unread: string[];
}
