/**
 * The layer table of the architecture, as data. Paths are from the repository's root; a prefix ending in `/` stands
 * for everything in that folder.
 */

/** The folders the rules hold for. */
export const LAYERS = /** @type {const} */ (['analysis', 'preload', 'main', 'renderer']);

/** Which of our own files a layer may import. @type {Readonly<Record<string, readonly string[]>>} */
export const MAY_IMPORT = {
  analysis: ['analysis/'],
  preload: ['preload/', 'analysis/'],
  main: ['main/', 'preload/', 'analysis/', 'package.json'],
  renderer: ['renderer/', 'preload/', 'analysis/'],
};

/** The sandboxed window's own script: an entry, of which nobody else may load anything. */
export const PRELOAD_ENTRY = 'preload/index.ts';

/** What `preload/` may load, rather than only name the types of, from `analysis/`: the vocabulary. */
export const PRELOAD_VALUES_FROM = 'analysis/model/';

/** Layers that also run where there is no Node. */
export const WITHOUT_NODE = ['analysis', 'preload', 'renderer'];

/** Packages that only some files may import, types included. First match counts. */
export const RESERVED = /** @type {readonly { packages: RegExp, only: readonly string[] }[]} */ ([
  { packages: /^electron(\/|$)/, only: ['main/host/electron.ts', PRELOAD_ENTRY] },
  { packages: /^@duckdb\//, only: ['main/store/'] },
  { packages: /^dockerode(\/|$)/, only: ['main/docker/'] },
  { packages: /^openai(\/|$)/, only: ['main/models/'] },
  { packages: /^react-dom\/server/, only: ['main/figures/'] },
  { packages: /^react-dom(\/|$)/, only: ['renderer/'] },
  {
    packages: /^(react-aria|react-stately|react-aria-components|@react-(aria|stately|types))(\/|$)/,
    only: ['renderer/'],
  },
  { packages: /^@tanstack\//, only: ['renderer/'] },
  { packages: /^react(\/|$)/, only: ['renderer/', 'analysis/figures/', 'main/figures/'] },
]);

/** The packages a layer may import; a layer that is not named may import any that is not reserved. */
export const PACKAGES = /** @type {readonly { files: string, packages: RegExp }[]} */ ([
  { files: 'analysis/figures/', packages: /^(@noble\/hashes|d3|d3-[a-z-]+|react)(\/|$)/ },
  { files: 'analysis/', packages: /^@noble\/hashes(\/|$)/ },
  { files: PRELOAD_ENTRY, packages: /^electron(\/|$)/ },
]);

/** What `analysis/` must not read: clock, chance, network, and the process or page around it. */
export const IMPURE =
  /^(Math\.(random|\*)|Date\.(now|\*)|new Date\(\)|Date\(\)|fetch\(\)|new (XMLHttpRequest|WebSocket|Worker)(\(\))?|(performance|crypto|process|globalThis|window|document|navigator|localStorage)\..*|(setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\(\))$/;

/** The one IPC channel and Electron's raw ends of it, and who may name them. */
export const CHANNEL = {
  file: 'preload/channel.ts',
  only: ['main/host/electron.ts', PRELOAD_ENTRY],
  literal: '"parallax:wire"',
};

/** The longest a file may be, in lines. */
export const MAX_LINES = 300;
