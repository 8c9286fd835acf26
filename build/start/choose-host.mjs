/**
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {boolean} isRoot
 * @property {() => string | null} findElectron
 * @property {() => string | null} installElectron
 */

/**
 * Electron where it can run, else the web host and why. Its runtime is fetched only where it could then be used.
 * @param {Machine} machine
 * @returns {{ readonly electron: string } | { readonly electron: null, readonly why: string | null }}
 */
export function chooseHost({ platform, env, isRoot, findElectron, installElectron }) {
  if (env.PARALLAX_WEB === '1') return web(null);
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return web('there is no display');
  if (platform === 'linux' && isRoot) return web('Electron does not run as root');
  const electron = findElectron() ?? (env.CI === 'true' ? null : installElectron());
  return electron === null ? web('its runtime is not on this machine') : { electron };
}

/** @param {string | null} reason */
function web(reason) {
  return { electron: null, why: reason && `Not opening Electron: ${reason}. Opening the web host instead.` };
}
