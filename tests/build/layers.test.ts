import { describe, expect, test } from 'vitest';
import { findViolations } from '../../build/layers/check.mjs';
import { parseSource } from '../../build/layers/parse.mjs';

function rulesBroken(path: string, text: string): readonly string[] {
  return findViolations(parseSource(path, text)).map(({ line, rule }) => `${line}: ${rule}`);
}

describe('the layer table catches', () => {
  test.each([
    ['analysis/stats/a.ts', "import { x } from '../../main/x.ts';", 'analysis may not import main/x.ts'],
    [
      'analysis/stats/a.ts',
      "import type { X } from '../../preload/port.ts';",
      'analysis may not import preload/port.ts',
    ],
    ['analysis/stats/a.ts', "export * from '../../renderer/x.ts';", 'analysis may not import renderer/x.ts'],
    [
      'analysis/stats/a.ts',
      "import { readFileSync } from 'node:fs';",
      "analysis may not import Node's node:fs",
    ],
    ['analysis/stats/a.ts', "import { readFileSync } from 'fs';", "analysis may not import Node's fs"],
    ['analysis/stats/a.ts', "import { mean } from 'd3';", 'analysis/ may not import d3'],
    ['analysis/stats/a.ts', "import { z } from 'zod';", 'analysis/ may not import zod'],
    ['analysis/figures/a.tsx', "import { z } from 'zod';", 'analysis/figures/ may not import zod'],
    ['analysis/stats/a.ts', "const fs = await import('node:fs');", "analysis may not import Node's node:fs"],
    [
      'analysis/stats/a.ts',
      'const x = await import(name);',
      'imports a computed name, which cannot be checked',
    ],
    ['analysis/stats/a.ts', "const fs = require('fs');", "analysis may not import Node's fs"],
    [
      'preload/contract.ts',
      "import { app } from 'electron';",
      'only main/host/electron.ts and preload/index.ts may import electron',
    ],
    [
      'preload/codec.ts',
      "import { Buffer } from 'node:buffer';",
      "preload may not import Node's node:buffer",
    ],
    [
      'preload/contract.ts',
      "import { wilson } from '../analysis/stats/wilson.ts';",
      'preload may import only types from analysis/stats/wilson.ts: values come from analysis/model/',
    ],
    ['preload/client.ts', "import './index.ts';", 'nothing may import preload/index.ts'],
    [
      'preload/client.ts',
      "import { serve } from '../main/serve.ts';",
      'preload may not import main/serve.ts',
    ],
    ['preload/index.ts', "import { z } from 'zod';", 'preload/index.ts may not import zod'],
    [
      'main/host/web.ts',
      "import type { App } from 'electron';",
      'only main/host/electron.ts and preload/index.ts may import electron',
    ],
    [
      'main/handlers/rates.ts',
      "import type { T } from '@duckdb/node-api';",
      'only main/store/ may import @duckdb/node-api',
    ],
    [
      'main/cli.ts',
      "type T = import('@duckdb/node-api').DuckDBInstance;",
      'only main/store/ may import @duckdb/node-api',
    ],
    ['main/cli.ts', "import Docker from 'dockerode';", 'only main/docker/ may import dockerode'],
    ['main/cli.ts', "import OpenAI from 'openai';", 'only main/models/ may import openai'],
    [
      'main/cli.ts',
      "import { renderToString } from 'react-dom/server';",
      'only main/figures/ may import react-dom/server',
    ],
    [
      'renderer/a.tsx',
      "import { renderToString } from 'react-dom/server';",
      'only main/figures/ may import react-dom/server',
    ],
    [
      'main/figures/a.ts',
      "import { createRoot } from 'react-dom/client';",
      'only renderer/ may import react-dom/client',
    ],
    [
      'main/cli.ts',
      "import { Button } from 'react-aria-components';",
      'only renderer/ may import react-aria-components',
    ],
    [
      'main/cli.ts',
      "import { QueryClient } from '@tanstack/react-query';",
      'only renderer/ may import @tanstack/react-query',
    ],
    ['main/cli.ts', "import { App } from '../renderer/app.tsx';", 'main may not import renderer/app.tsx'],
    [
      'main/cli.ts',
      "import { lay } from '../build/layers/check.mjs';",
      'main may not import build/layers/check.mjs',
    ],
    ['main/cli.ts', "import x from '/etc/x.ts';", 'imports an absolute path'],
    [
      'renderer/app.tsx',
      "import { open } from '../main/workspace.ts';",
      'renderer may not import main/workspace.ts',
    ],
    ['renderer/app.tsx', "import { join } from 'node:path';", "renderer may not import Node's node:path"],
    [
      'renderer/app.tsx',
      "import { CHANNEL } from '../preload/channel.ts';",
      'only main/host/electron.ts and preload/index.ts may name the IPC channel',
    ],
    [
      'renderer/app.tsx',
      "send('parallax:wire');",
      'only main/host/electron.ts and preload/index.ts may name the IPC channel',
    ],
  ])('in %s: %s', (path, source, rule) => {
    expect(rulesBroken(path, `// first line\n${source}\n`)).toEqual([`2: ${rule}`]);
  });

  test('a file that is too long, at its end', () => {
    expect(rulesBroken('main/long.ts', 'export {};\n'.repeat(301))).toEqual(['301: longer than 300 lines']);
    expect(rulesBroken('main/long.ts', 'export {};\n'.repeat(300))).toEqual([]);
  });

  test('a file that cannot be parsed', () => {
    expect(rulesBroken('main/a.ts', 'const = 1;')).toEqual([expect.stringMatching(/^1: cannot be parsed: /)]);
  });
});

describe('analysis may not read the world by', () => {
  test.each([
    ['Math.random()', 'Math.random'],
    ['[1].map(Math.random)', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ['const { random } = Math;', 'Math.random'],
    ['const m = Math;', 'Math.*'],
    ['Date.now()', 'Date.now'],
    ['new Date()', 'new Date()'],
    ['Date()', 'Date()'],
    ["fetch('/x')", 'fetch()'],
    ['new WebSocket(url)', 'new WebSocket'],
    ['performance.now()', 'performance.now'],
    ['crypto.getRandomValues(a)', 'crypto.getRandomValues'],
    ['process.env', 'process.env'],
    ['globalThis.fetch', 'globalThis.fetch'],
    ['document.title', 'document.title'],
    ['setTimeout(f, 0)', 'setTimeout()'],
  ])('%s', (source, name) => {
    expect(rulesBroken('analysis/stats/a.ts', source)).toEqual([`1: analysis may not use ${name}`]);
    expect(rulesBroken('main/a.ts', source)).toEqual([]);
  });
});

describe('the layer table allows', () => {
  test.each([
    ['analysis/stats/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['analysis/stats/a.ts', "import type { Outcome } from '../model/outcome.ts';"],
    ['analysis/stats/a.ts', 'const d = new Date(0); const m = Math.max(1, 2); const { max } = Math;'],
    ['analysis/stats/a.ts', 'export const speed = (performance: { now: number }) => performance.now;'],
    [
      'analysis/figures/a.tsx',
      "import { scaleLinear } from 'd3'; import type { ReactElement } from 'react';",
    ],
    [
      'preload/contract.ts',
      "import { OUTCOMES } from '../analysis/model/outcome.ts'; import { z } from 'zod';",
    ],
    ['preload/contract.ts', "import type { Wilson } from '../analysis/stats/wilson.ts';"],
    ['preload/contract.ts', "import { type Wilson } from '../analysis/stats/wilson.ts';"],
    ['preload/index.ts', "import { contextBridge } from 'electron'; import { CHANNEL } from './channel.ts';"],
    [
      'main/host/electron.ts',
      "import type { App } from 'electron'; import { CHANNEL } from '../../preload/channel.ts';",
    ],
    [
      'main/store/open.ts',
      "import { DuckDBInstance } from '@duckdb/node-api'; import { join } from 'node:path';",
    ],
    [
      'main/figures/a.ts',
      "import { renderToStaticMarkup } from 'react-dom/server'; import { createElement } from 'react';",
    ],
    [
      'renderer/app.tsx',
      "import { createRoot } from 'react-dom/client'; import { createPortal } from 'react-dom';",
    ],
    ['renderer/app.tsx', "import type { Port } from '../preload/port.ts'; import './app.css';"],
  ])('in %s: %s', (path, source) => {
    expect(rulesBroken(path, source)).toEqual([]);
  });
});

test('functions are measured by name and length', () => {
  const text = 'export const sum = (a, b) => {\n  return a + b;\n};\nfunction one() {}\n';
  const { functions } = parseSource('analysis/a.ts', text);
  expect(functions).toEqual([
    { name: 'sum', line: 1, lines: 3 },
    { name: 'one', line: 4, lines: 1 },
  ]);
});
