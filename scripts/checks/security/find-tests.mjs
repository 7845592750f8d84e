import { parseAst } from 'vite';

/** Titles that say nothing without the group they stand in. */
const BARE = /^%\w$/;

/** `it.each(rows)` → `['it', 'each']`; of other calls the first name is another. */
function namesOf(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression') return [...namesOf(node.object), node.property.name];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag);
  return [];
}

/** Text of a literal without parts to fill in; undefined for everything else. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

const MAY_STAY_OUT = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails', 'fixme']);

/**
 * Titles of the tests of a file that always run, alone and with the groups around them (`group > title`).
 * @returns {Set<string>}
 */
export function findTests(path, content) {
  const titles = new Set();
  const inside = (node, groups) => {
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') visit(child, groups);
    }
  };
  const visit = (node, groups) => {
    if (node.type !== 'CallExpression') return inside(node, groups);
    const [first, ...more] = namesOf(node.callee);
    const title = textOf(node.arguments[0]);
    const isGroup = first === 'describe' || more.includes('describe');
    const isTest = !isGroup && (first === 'it' || first === 'test');
    if (!(isGroup || isTest) || title === undefined || node.arguments.length < 2) return inside(node, groups);
    if (more.some((name) => MAY_STAY_OUT.has(name))) return;
    const whole = [...groups, title];
    if (isTest) for (const index of whole.keys()) titles.add(whole.slice(index).join(' > '));
    else inside({ arguments: node.arguments }, whole);
  };
  visit(parseAst(content, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path), []);
  for (const title of titles) if (BARE.test(title)) titles.delete(title);
  return titles;
}
