import { Visitor } from 'oxc-parser';

/**
 * @typedef {object} Import
 * @property {string | null} specifier null where the name is computed, so that nothing can be said about it
 * @property {number} line
 * @property {boolean} typeOnly erased by the compiler: nothing is loaded
 */

/**
 * Every way a module names another: static, dynamic, re-export, `import('x')` types, `require`.
 * @param {import('oxc-parser').Program} program
 * @param {(offset: number) => number} lineOf
 * @returns {Import[]}
 */
export function findImports(program, lineOf) {
  const imports = /** @type {Import[]} */ ([]);
  /** @type {(specifier: string | null, start: number, typeOnly: boolean) => void} */
  const found = (specifier, start, typeOnly) =>
    void imports.push({ specifier, line: lineOf(start), typeOnly });
  new Visitor({
    ImportDeclaration: (node) => found(node.source.value, node.start, isTypeImport(node)),
    ExportAllDeclaration: (node) => found(node.source.value, node.start, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source) found(node.source.value, node.start, node.exportKind === 'type');
    },
    ImportExpression: (node) => found(text(node.source), node.start, false),
    TSImportType: (node) => found(text(node.source), node.start, true),
    TSExternalModuleReference: (node) => found(text(node.expression), node.start, false),
    CallExpression: (node) => {
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      if (isRequire) found(text(node.arguments[0]), node.start, false);
    },
  }).visit(program);
  return imports;
}

/** @param {import('oxc-parser').ImportDeclaration} node */
function isTypeImport(node) {
  if (node.importKind === 'type') return true;
  const names = node.specifiers;
  return (
    names.length > 0 && names.every((name) => name.type === 'ImportSpecifier' && name.importKind === 'type')
  );
}

/** @param {{ readonly type: string, readonly value?: unknown } | undefined} node */
function text(node) {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
