import { expect, it } from 'vitest';
import { cancelled } from '../../build/drills/docker/cancelled.ts';
import type { Finding } from '../../build/drills/docker/fault.ts';
import { fullDisk } from '../../build/drills/docker/full-disk.ts';
import { hostileTests } from '../../build/drills/docker/hostile-tests.ts';
import { killedApp } from '../../build/drills/docker/killed-app.ts';
import { killedContainer } from '../../build/drills/docker/killed-container.ts';
import { killedEngine } from '../../build/drills/docker/killed-engine.ts';
import { withLab } from '../../build/drills/docker/lab.ts';
import { manyGradings } from '../../build/drills/docker/many-gradings.ts';

/** The drill's faults, each in a short form: `npm run drill:docker` has the long ones. */
const without = (findings: readonly Finding[]) =>
  findings
    .filter(({ faults }) => faults.length > 0)
    .map(({ name, seen, faults }) => ({ name, seen, faults }));

it('survives kill -9 of the app', async () => {
  expect(without([await withLab(killedApp)])).toEqual([]);
});

it('waits for an engine that was killed, and grades what was under way again', async () => {
  expect(without([await withLab((lab) => killedEngine(lab, 2))])).toEqual([]);
});

it('grades what was in a killed container again', async () => {
  expect(without([await withLab(killedContainer)])).toEqual([]);
});

it('ends soon after it is cancelled, and leaves nothing', async () => {
  expect(without([await withLab(cancelled)])).toEqual([]);
});

it('scores nothing on a full disk', async () => {
  expect(without([await fullDisk()])).toEqual([]);
});

it('holds hostile tests and patches', async () => {
  const findings = await withLab((lab) => hostileTests(lab, 80e6));
  expect(findings.length).toBeGreaterThan(10);
  expect(without(findings)).toEqual([]);
});

it('leaves nothing after many gradings', async () => {
  expect(without([await withLab((lab) => manyGradings(lab, 12))])).toEqual([]);
});
