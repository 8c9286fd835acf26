import { type Span, spansAround } from './places.ts';

/** Spans whose calls of a model are a conversation of their own. */
const ROOTS = new Set(['agent', 'subtask', 'tool']);

const rootOf = (span: Span | null): Span | null =>
  spansAround(span).find(({ type }) => ROOTS.has(type ?? '')) ?? null;

/** Whether a tool, and not the agent around it, started this agent. */
const isCalled = (root: Span): boolean =>
  spansAround(root)
    .slice(1)
    .find(({ type }) => ROOTS.has(type ?? ''))?.type === 'tool';

/**
 * Which thread an event belongs to. The agent whose model is called first is the main one, with whatever stands around it;
 * agents that tools start, subtasks and tools that call a model are threads of their own, each time anew. An agent that is
 * started again otherwise goes on in its thread.
 */
export class Threads {
  private readonly byRoot = new Map<string, number>();
  private readonly byName = new Map<string, number>();
  private count = 0;

  /** Of a call of a model, which may begin a thread. `isNew`: it does. */
  ofCall(span: Span | null): { readonly thread: number; readonly isNew: boolean } {
    const root = rootOf(span);
    const known = root === null ? 0 : this.byRoot.get(root.id);
    if (this.count === 0) return this.begin(root);
    if (known !== undefined) return { thread: known, isNew: false };
    const name = `${this.of(root!.parent)} ${root!.name}`;
    const again = isCalled(root!) || root!.type !== 'agent' ? undefined : this.byName.get(name);
    const thread = again ?? this.count;
    this.byRoot.set(root!.id, thread);
    this.byName.set(name, thread);
    if (again === undefined) this.count += 1;
    return { thread, isNew: again === undefined };
  }

  private begin(root: Span | null): { readonly thread: number; readonly isNew: boolean } {
    this.count = 1;
    for (const { id } of spansAround(root)) this.byRoot.set(id, 0);
    if (root !== null) this.byName.set(`0 ${root.name}`, 0);
    return { thread: 0, isNew: true };
  }

  /** Of any other event: the nearest thread around it that has begun. */
  of(span: Span | null): number {
    for (const { id } of spansAround(span)) {
      const thread = this.byRoot.get(id);
      if (thread !== undefined) return thread;
    }
    return 0;
  }

  /** A thread without spans, for events that earlier logs keep inside another. */
  fresh(): number {
    this.count = Math.max(1, this.count);
    this.count += 1;
    return this.count - 1;
  }
}
