import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The window's address that a host prints. @throws where it ends without one, with what it said */
export async function printedAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The host has no output to read.');
  const said: string[] = [];
  stderr?.on('data', (chunk) => said.push(String(chunk)));
  for await (const line of createInterface({ input: stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
    said.push(line);
  }
  throw new Error(`The host ended without an address: ${said.join('\n')}`);
}
