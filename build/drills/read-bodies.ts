import type { Port } from '../../preload/port.ts';

/** Reads every event of an import with its text. @returns how many there are @throws where a body cannot be read */
export async function readBodies(port: Port, importId: number): Promise<number> {
  const query = `SELECT DISTINCT attempt_id::INTEGER FROM event JOIN attempt USING (attempt_id) JOIN run USING (run_id)
    WHERE import_id = ${importId}`;
  const { rows } = await port.call('sql', { query, limit: 10_000 });
  let read = 0;
  for (const [attempt] of rows) read += await readAttempt(port, Number(attempt));
  return read;
}

async function readAttempt(port: Port, attempt_id: number): Promise<number> {
  const limit = 500;
  for (let offset = 0; ; offset += limit) {
    const { rows, total } = await port.call('events', { attempt_id, offset, limit });
    if (offset + rows.length >= total) return total;
    if (rows.length === 0) throw new Error(`attempt ${attempt_id} ends at event ${offset} of ${total}`);
  }
}
