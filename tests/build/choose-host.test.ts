import { expect, test } from 'vitest';
import { chooseHost } from '../../build/start/choose-host.mjs';

type Machine = Parameters<typeof chooseHost>[0];

const laptop: Machine = {
  platform: 'linux',
  env: { DISPLAY: ':0' },
  isRoot: false,
  findElectron: () => '/electron',
  installElectron: () => {
    throw new Error('It is here already.');
  },
};
const bare: Machine = { ...laptop, findElectron: () => null, installElectron: () => null };

test.each<[string, Machine]>([
  ['Linux with X', laptop],
  ['Linux with Wayland', { ...laptop, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ['macOS', { ...laptop, platform: 'darwin', env: {} }],
  ['Windows', { ...laptop, platform: 'win32', env: {} }],
  ['where it can be downloaded', { ...bare, installElectron: () => '/electron' }],
])('Electron on %s', (_name, machine) => {
  expect(chooseHost(machine)).toEqual({ electron: '/electron' });
});

test.each<[string, Machine, string]>([
  ['no display', { ...laptop, env: {} }, 'there is no display'],
  ['root', { ...laptop, isRoot: true }, 'Electron does not run as root'],
  ['no runtime', bare, 'its runtime is not on this machine'],
])('the web host for %s, and why in one line', (_name, machine, why) => {
  expect(chooseHost(machine)).toEqual({
    electron: null,
    why: `Not opening Electron: ${why}. Opening the web host instead.`,
  });
});

test('the web host without a word where it was asked for', () => {
  expect(chooseHost({ ...laptop, env: { DISPLAY: ':0', PARALLAX_WEB: '1' } })).toEqual({
    electron: null,
    why: null,
  });
});

test('nothing is downloaded in CI or where it could not be used', () => {
  const installElectron = () => {
    throw new Error('No download was asked for.');
  };
  expect(chooseHost({ ...bare, installElectron, env: { DISPLAY: ':0', CI: 'true' } }).electron).toBeNull();
  expect(chooseHost({ ...bare, installElectron, env: {} }).electron).toBeNull();
  expect(chooseHost({ ...bare, installElectron, isRoot: true }).electron).toBeNull();
});
