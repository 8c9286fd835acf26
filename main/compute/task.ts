/**
 * A kind of computation that takes more than about 20 ms, divided so that all threads can work on one request. All of
 * it is pure and of plain data; what a request is divided into depends on the request alone, so that its result does not
 * depend on how many threads there are.
 */
export interface Task<Request, Piece, Part, Result> {
  /** In the process that asks: cheap, such as packing what pieces need. */
  plan(request: Request): Plan<Piece, Part, Result>;
  /** In a thread, or wherever there is time. */
  work(piece: Piece): Part;
}

export interface Plan<Piece, Part, Result> {
  /** At least one; those that take longest first, so that no thread is left alone with one at the end. */
  readonly pieces: readonly Piece[];
  /** `parts`: in the order of the pieces, whichever was ready first. In the process that asks: cheap. */
  join(parts: readonly Part[]): Result;
}
