import { Visitor } from 'oxc-parser';

/**
 * A global or a string that a rule may forbid, written as the rules write it: `Math.random`, `new Date()`, `fetch()`,
 * `"a string"`.
 * @typedef {{ readonly name: string, readonly line: number }} Use
 */

/**
 * Reads of globals and string literals. A name that the file declares itself is not taken for the global.
 * @param {import('oxc-parser').Program} program
 * @param {(offset: number) => number} lineOf
 * @returns {Use[]}
 */
export function findUses(program, lineOf) {
  const own = declaredNames(program);
  const uses = /** @type {Use[]} */ ([]);
  /** @type {(object: string | null, name: string, start: number) => void} */
  const found = (object, name, start) => {
    if (object === null || !own.has(object)) uses.push({ name, line: lineOf(start) });
  };
  new Visitor({
    MemberExpression: ({ object, property, computed, start }) => {
      if (object.type === 'Identifier')
        found(object.name, `${object.name}.${keyOf(property, computed)}`, start);
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier')
        found(callee.name, `new ${callee.name}${given.length > 0 ? '' : '()'}`, start);
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier') found(callee.name, `${callee.name}()`, start);
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (init?.type !== 'Identifier') return;
      for (const key of patternKeys(id)) found(init.name, `${init.name}.${key}`, start);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found(null, JSON.stringify(value), start);
    },
  }).visit(program);
  return uses;
}

/**
 * @param {import('oxc-parser').MemberExpression['property']} property
 * @param {boolean} computed
 */
function keyOf(property, computed) {
  if (property.type === 'Literal') return String(property.value);
  return property.type === 'Identifier' && !computed ? property.name : '*';
}

/**
 * The keys that `const { a, b } = X` reads; `*` for `const y = X`, after which anything may be read.
 * @param {import('oxc-parser').BindingPattern} pattern
 * @returns {string[]}
 */
function patternKeys(pattern) {
  if (pattern.type !== 'ObjectPattern') return ['*'];
  return pattern.properties.map((property) => {
    return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '*';
  });
}

/**
 * @param {import('oxc-parser').Program} program
 * @returns {Set<string>} names bound anywhere in the file, whatever their scope
 */
function declaredNames(program) {
  const names = /** @type {Set<string>} */ (new Set());
  /** @type {(pattern: { readonly type: string }) => void} */
  const bind = (pattern) => {
    const node =
      /** @type {import('oxc-parser').ParamPattern | import('oxc-parser').BindingRestElement | null} */ (
        pattern
      );
    if (node?.type === 'Identifier') names.add(node.name);
    else if (node?.type === 'AssignmentPattern') bind(node.left);
    else if (node?.type === 'RestElement') bind(node.argument);
    else if (node?.type === 'ArrayPattern') for (const element of node.elements) element && bind(element);
    else if (node?.type === 'ObjectPattern') {
      for (const property of node.properties) bind(property.type === 'Property' ? property.value : property);
    }
  };
  /** @type {(node: { readonly params: readonly { readonly type: string }[] }) => void} */
  const bindParams = ({ params }) => params.forEach(bind);
  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: (node) => {
      if (node.id) bind(node.id);
      bindParams(node);
    },
    FunctionExpression: bindParams,
    ArrowFunctionExpression: bindParams,
    ImportSpecifier: ({ local }) => bind(local),
    ImportDefaultSpecifier: ({ local }) => bind(local),
    ImportNamespaceSpecifier: ({ local }) => bind(local),
  }).visit(program);
  return names;
}
