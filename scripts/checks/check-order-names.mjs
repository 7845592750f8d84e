import { readFileSync } from 'node:fs';
import { readNames } from './read-names.mjs';

/** Rooms where an order is a customer's order. Elsewhere a name that says “order” means something else, and says so. */
const ROOMS_OF_ORDERS = [
  /\/orders\//,
  /\/order-[\w-]+(?:\.[\w.]+)?$/,
  /^server\/src\/features\/downloads\/(?:files|naming|packing)\//,
  /^e2e\/stories\/order/,
  /^docs\/examples\//,
];

/** Files outside these rooms that name a customer's order nevertheless. */
const NAMES_AN_ORDER = ['bench/truth/callers.ts', 'bench/truth/classes.test.ts'];

/** `order: RenderRequest`, also through Readonly<…> and the like: what somebody asks for, not what a customer bought. */
const ASKED =
  /\b(order|\w+Order)\??: *(?:(?:Readonly|Partial|Required|Pick|Omit)<)?(?:\w+\.)*(\w*(?:Request|Task|Choice|Export|Record|Job))\b/g;

/** `PrintOrder`, `<Order extends …>`: a type named like a customer's order. */
const TYPE = /(?:\b(?:interface|type|class) +|<)((?:[A-Z][A-Za-z]*)?Order)\b(?=[^'\n]*(?:[{=]|\bextends\b))/g;

/**
 * Names in which an order is no customer's order.
 * @param {string} path below the root
 * @param {string} text of a source file
 * @returns {string[]} problems
 */
export function checkOrderNames(path, text) {
  if (!/order/i.test(text) || path.startsWith('scripts/checks/check-order-names.')) return [];
  const problems = [...text.matchAll(ASKED)].map(
    ([, name, type]) => `${path}: ${name} is typed ${type}; name it by what it is, such as request`,
  );
  if (ROOMS_OF_ORDERS.some((room) => room.test(path)) || NAMES_AN_ORDER.includes(path)) return problems;
  const names = [...text.matchAll(TYPE)].map((match) => match[1]);
  if (/\border\b/.test(text) && readNames(text).has('order')) names.push('order');
  for (const name of new Set(names))
    problems.push(
      `${path}: ${name} is no customer’s order here; say request, task, sequence … (docs/glossary.md)`,
    );
  return problems;
}

/**
 * @param {string} root with a slash
 * @param {string[]} code paths below it
 * @returns {string[]} problems
 */
export function checkOrderNamesOf(root, code) {
  return code.flatMap((path) => checkOrderNames(path, readFileSync(`${root}${path}`, 'utf8')));
}
