import type { Handlers } from '../../preload/port.ts';
import { exportScripts } from './export-scripts.ts';
import type { HandlerContext } from './handler-context.ts';

type Methods = 'tasks' | 'task' | 'scripts' | 'script' | 'scripts.export' | 'corpora' | 'corpus';

/** What agents are asked: tasks, scripts, and what people said. */
export function scriptHandlers({ store }: HandlerContext): Pick<Handlers, Methods> {
  return {
    tasks: async (input, signal) => (await store.call('tasks', input, signal)) as never,
    task: async (input, signal) => (await store.call('taskDetail', input, signal)) as never,
    scripts: async (input, signal) => (await store.call('scripts', input, signal)) as never,
    script: async (input, signal) => (await store.call('scriptDetail', input, signal)) as never,
    'scripts.export': (input, signal) => exportScripts(store, input, signal),
    corpora: async (_, signal) => (await store.call('corpora', {}, signal)) as never,
    corpus: async (input, signal) => (await store.call('corpusDetail', input, signal)) as never,
  };
}
