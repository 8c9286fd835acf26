import { asText, type Untyped } from '../../untyped.ts';

/** Numbers the conversations of a session: 0 is the main one, each sub-agent has one of its own. */
export class Threads {
  private readonly byKey = new Map<string, number>();
  private readonly byUuid = new Map<string, number>();

  /** The thread of a sub-agent, by its id. */
  ofAgent(id: string): number {
    const thread = this.byKey.get(id) ?? this.byKey.size + 1;
    this.byKey.set(id, thread);
    return thread;
  }

  /** The thread of a line among the session's own: side chains are told by agent, by call, or by the line they follow. */
  ofLine(line: Untyped): number {
    const uuid = asText(line.uuid);
    const call = asText(line.parent_tool_use_id);
    if (line.isSidechain !== true && call === null) return 0;
    const parent = asText(line.parentUuid);
    const named = asText(line.agentId) ?? call;
    const follows = parent === null ? undefined : this.byUuid.get(parent);
    const thread = named === null ? (follows ?? this.ofAgent(uuid ?? '')) : this.ofAgent(named);
    if (uuid !== null) this.byUuid.set(uuid, thread);
    return thread;
  }
}
