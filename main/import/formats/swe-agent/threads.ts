/** Threads that the agents named in a history speak in: 0 is the main agent of the main try, all others count up. */
export class Threads {
  private next = 1;
  private names = new Map<string, number>();
  private isMain = true;

  /** Another try begins: its agents are others, whatever their names. */
  begin(isMain: boolean): void {
    this.names = new Map();
    this.isMain = isMain;
  }

  of(agent: string): number {
    const known = this.names.get(agent);
    if (known !== undefined) return known;
    const thread = this.isMain && this.names.size === 0 ? 0 : this.next;
    if (thread > 0) this.next += 1;
    this.names.set(agent, thread);
    return thread;
  }
}
