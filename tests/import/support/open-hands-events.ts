/** Events of OpenHands 0.x, made by hand; `more` adds to them or overrides. */
export const openHandsEvents = {
  action: (action: string, args: object, more: object = {}) => ({ source: 'agent', action, args, ...more }),
  observation: (observation: string, content: string, extras: object = {}, more: object = {}) => ({
    ...{ source: 'environment', observation, content, extras, ...more },
  }),
  userSays: (content: string, more: object = {}) => ({
    ...{ source: 'user', action: 'message', args: { content }, ...more },
  }),
  /** The call of a tool that a reply brought. */
  calledBy: (id: string, name = 'execute_bash', args = '{}', usage: object | null = null) => ({
    tool_call_metadata: {
      ...{ function_name: name, tool_call_id: `${id}-call` },
      model_response: {
        ...{ id, created: 1_700_000_000, model: 'm-1', usage },
        choices: [{ message: { tool_calls: [{ id: `${id}-call`, function: { name, arguments: args } }] } }],
      },
    },
  }),
};
