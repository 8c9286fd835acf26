import { createInterface } from 'node:readline';

/** One line of what an engine tells of a long call. */
export interface EngineProgress {
  readonly status?: string;
  readonly id?: string;
  readonly progressDetail?: { readonly current?: number; readonly total?: number };
  readonly stream?: string;
  readonly aux?: { readonly ID?: string };
}

/** What an engine tells while it pulls, builds or imports. @throws the engine's own error, which comes as a line too */
export async function* readProgress(stream: NodeJS.ReadableStream): AsyncGenerator<EngineProgress> {
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  failed.catch(() => {});
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const told = JSON.parse(line) as EngineProgress & { error?: string; errorDetail?: { message?: string } };
    if (told.error !== undefined) throw new Error(told.errorDetail?.message ?? told.error);
    yield told;
  }
  if ((stream as { errored?: Error | null }).errored) await failed;
}
