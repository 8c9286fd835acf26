import { describe, expect, it } from 'vitest';
import { randomOf } from '../../analysis/stats/random.ts';
import { withLab } from '../../build/drills/docker/lab.ts';
import { killedExperiment } from '../../build/drills/experiment/killed-experiment.ts';
import { longExperiment } from '../../build/drills/experiment/long-experiment.ts';

describe('an experiment', () => {
  it('that is killed goes on where it was: no attempt is lost, doubled or graded twice', async () => {
    const random = randomOf('short');
    const finding = await withLab((lab) => killedExperiment(lab, { nRuns: 8, nKills: 3, random }));
    expect(finding.faults).toEqual([]);
    expect(finding.seen).toMatch(/^8 runs, \d+ attempts/);
  });

  it('that is ended by Ctrl C puts its containers away, and says that the rest can follow', async () => {
    const finding = await withLab((lab) => longExperiment(lab, 0.2));
    expect(finding.faults).toEqual([]);
  });
});
