import { Visitor } from 'oxc-parser';

/** @typedef {{ readonly name: string, readonly line: number, readonly lines: number }} FunctionSpan */

/**
 * Every function, method and arrow with its length in lines, those inside it counted in.
 * @param {import('oxc-parser').Program} program
 * @param {(offset: number) => number} lineOf
 * @returns {FunctionSpan[]}
 */
export function findFunctions(program, lineOf) {
  const functions = /** @type {FunctionSpan[]} */ ([]);
  const names = /** @type {Map<number, string>} */ (new Map());
  /** @type {(node: { start: number, end: number, id?: { name: string } | null }) => void} */
  const found = ({ id, start, end }) => {
    const name = id?.name ?? names.get(start) ?? 'anonymous';
    functions.push({ name, line: lineOf(start), lines: lineOf(end) - lineOf(start) + 1 });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier') names.set(init.start, id.name);
    },
    MethodDefinition: ({ key, value }) => {
      if (key.type === 'Identifier') names.set(value.start, key.name);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') names.set(value.start, key.name);
    },
    FunctionDeclaration: found,
    FunctionExpression: found,
    ArrowFunctionExpression: found,
  }).visit(program);
  return functions;
}
