import { createReadStream } from 'node:fs';
import { UserError } from '../../analysis/model/user-error.ts';
import { fileError } from '../import/file-error.ts';
import { type Line, lineBatches } from '../import/read-lines.ts';

/** A million numbers of two sides, written out in full, are far less. */
const LARGEST = 256 * 1024 * 1024;

const tooLarge = () =>
  new UserError('bad-input', `The input is larger than ${LARGEST} bytes.`, 'Give fewer values at a time.');

/** What comes on standard input or is in the file. @throws UserError where a person would wait for nothing */
function chunksOf(file: string | undefined): AsyncIterable<Buffer> {
  if (file !== undefined) return createReadStream(file, { highWaterMark: 1024 * 1024 });
  if (process.stdin.isTTY)
    throw new UserError('usage', 'There is no input.', 'Give JSON on standard input or with --input FILE.');
  return process.stdin;
}

/** The whole input. @throws UserError where it cannot be read or is too large */
export async function readInput(file: string | undefined): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of chunksOf(file)) {
      size += part.length;
      if (size > LARGEST) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    throw fileProblem(error, file);
  }
  return Buffer.concat(parts);
}

/** The input line by line. @throws UserError where it cannot be read */
export async function* readInputLines(file: string | undefined): AsyncGenerator<Line> {
  try {
    for await (const lines of lineBatches(chunksOf(file), LARGEST)) yield* lines;
  } catch (error) {
    throw fileProblem(error, file);
  }
}

function fileProblem(error: unknown, file = 'standard input'): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'EISDIR')
    return new UserError('bad-input', `${file} is a folder.`, 'Name a file.', { cause: error });
  return fileError(error, file);
}
