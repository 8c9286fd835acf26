import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import * as rules from './rules.mjs';

/**
 * @typedef {import('./parse.mjs').Parsed} Parsed
 * @typedef {import('./imports.mjs').Import} Import
 * @typedef {{ readonly path: string, readonly line: number, readonly rule: string }} Violation
 */

/**
 * Where a file breaks the layer table.
 * @param {Parsed} file
 * @returns {Violation[]}
 */
export function findViolations(file) {
  const at = /** @type {(line: number) => (rule: string) => Violation} */ (
    (line) => (rule) => ({ path: file.path, line, rule })
  );
  return [
    ...file.errors.map((error) => at(1)(`cannot be parsed: ${error}`)),
    ...file.imports.flatMap((found) => importRules(file.path, found).map(at(found.line))),
    ...file.uses.flatMap((use) => useRules(file.path, use.name).map(at(use.line))),
    ...(file.lines > rules.MAX_LINES ? [at(file.lines)(`longer than ${rules.MAX_LINES} lines`)] : []),
  ];
}

/**
 * @param {string} path
 * @param {Import} found
 * @returns {string[]}
 */
function importRules(path, { specifier, typeOnly }) {
  if (specifier === null) return ['imports a computed name, which cannot be checked'];
  if (specifier.startsWith('.')) return ownRules(path, resolve(path, specifier), typeOnly);
  if (specifier.startsWith('/')) return ['imports an absolute path'];
  if (isBuiltin(specifier)) return builtinRules(path, specifier);
  return packageRules(path, specifier);
}

/**
 * @param {string} path
 * @param {string} target
 * @param {boolean} typeOnly
 * @returns {string[]}
 */
function ownRules(path, target, typeOnly) {
  const layer = layerOf(path);
  const allowed = rules.MAY_IMPORT[layer] ?? [];
  if (!within(target, allowed)) return [`${layer} may not import ${target}`];
  if (target === rules.PRELOAD_ENTRY) return [`nothing may import ${target}`];
  if (target === rules.CHANNEL.file && !within(path, rules.CHANNEL.only)) return [channelRule()];
  const loadsAnalysis = layer === 'preload' && layerOf(target) === 'analysis' && !typeOnly;
  if (loadsAnalysis && !target.startsWith(rules.PRELOAD_VALUES_FROM)) {
    return [`preload may import only types from ${target}: values come from ${rules.PRELOAD_VALUES_FROM}`];
  }
  return [];
}

/** @param {string} path @param {string} specifier */
function builtinRules(path, specifier) {
  const layer = layerOf(path);
  return rules.WITHOUT_NODE.includes(layer) ? [`${layer} may not import Node's ${specifier}`] : [];
}

/** @param {string} path @param {string} specifier */
function packageRules(path, specifier) {
  const reserved = rules.RESERVED.find((rule) => rule.packages.test(specifier));
  if (reserved && !within(path, reserved.only)) {
    return [`only ${reserved.only.join(' and ')} may import ${specifier}`];
  }
  const listed = rules.PACKAGES.find((rule) => path.startsWith(rule.files));
  return listed && !listed.packages.test(specifier) ? [`${listed.files} may not import ${specifier}`] : [];
}

/** @param {string} path @param {string} name @returns {string[]} */
function useRules(path, name) {
  if (layerOf(path) === 'analysis' && rules.IMPURE.test(name)) return [`analysis may not use ${name}`];
  const raw = name === rules.CHANNEL.literal && path !== rules.CHANNEL.file;
  return raw && !within(path, rules.CHANNEL.only) ? [channelRule()] : [];
}

const channelRule = () => `only ${rules.CHANNEL.only.join(' and ')} may name the IPC channel`;

/** @param {string} path @param {string} specifier */
const resolve = (path, specifier) => posix.normalize(posix.join(posix.dirname(path), specifier));

/** @param {string} path */
const layerOf = (path) => path.split('/')[0] ?? '';

/** @param {string} path @param {readonly string[]} allowed */
const within = (path, allowed) => {
  return allowed.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
};
