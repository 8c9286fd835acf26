/** A reader that has seen enough (`| head -1`) ends nothing: what is still written goes nowhere. */
export function quietPipe(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
