/** What is wrong with an input, as one sentence that names the key and the place. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
