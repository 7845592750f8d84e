import { readFileSync } from 'node:fs';
import { MODULE_STATE_EXCEPTIONS } from './exceptions.mjs';

/** Whose files are checked. Tests, and what serves only them, may keep what they like. */
const CHECKED =
  /^(?:server|web|design|contract|patterns|psd)\/src\/(?!testing\/)(?!.*\/testing\/).*(?<!\.test)\.tsx?$/;

const DECLARATION = /^(?:export )?(let|var|const) (\w+|[{[][^=]*?[}\]])(?=[:\s=!])/;
/** What is made to be filled, or keeps something by itself. */
const HOLDER =
  /^(?:await )?(?:new (?:Map|Set|WeakMap|WeakSet|Array|\w+Array)(?:<[\s\S]*?>)?\(\d*\)|\[\]|\{\}|create(?!Context\b)[A-Z]\w*(?:<[^;]*>)?\()/;
const CHANGES = 'push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear';

/**
 * State that a module keeps between calls: variables, collections that are filled, what a `create…` returns, constants that the
 * file changes. It belongs into an object that is made once and passed: on the server the `process-state.ts` of a feature, in the web
 * application a component, a context or a session. What a pure function returned may be kept on the server by `lazy`, `rememberObjects`
 * and `rememberTexts` of `server/src/platform/cache/`.
 * @param {string} path below the root
 * @param {string} text
 * @returns {string[]} names
 */
export function findModuleState(path, text) {
  if (!CHECKED.test(path)) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
  return topLevel(code).flatMap((statement) => {
    const [, kind, name = ''] = DECLARATION.exec(statement) ?? [];
    const made = statement.slice(statement.search(/ =\s/) + 2).trim();
    const isHeld = kind !== 'const' || (HOLDER.test(made) && !isReadonly(statement));
    return isHeld || isChanged(name, code) ? [name] : [];
  });
}

/** An empty list or table that its type, or its name, forbids to fill. */
const isReadonly = (statement) =>
  /^(?:export )?const (?:\w+: (?:readonly |Readonly)|NO_|NOTHING\b)/.test(statement);

/** Statements that begin at the margin; the formatter puts all others further in. */
function topLevel(code) {
  return code.split(/\n(?=\w)/).filter((part) => DECLARATION.test(part));
}

/** Whether the file changes what a constant of it holds; a name that is also declared further in may be another. */
function isChanged(name, code) {
  if (
    !/^\w+$/.test(name) ||
    new RegExp(`\\n\\s+(?:const|let) [{[ \\w,:]*\\b${name}\\b|[(,{] ?${name} ?[:,)}]`).test(code)
  )
    return false;
  const place = `(?<![\\w.'"])${name}(?:\\.\\w+|\\[[^\\]\\n]*\\])`;
  const isFilled = new RegExp(`${place}*\\.(?:${CHANGES})\\(`);
  const isAssigned = new RegExp(`${place}+!? *(?:[-+*/|&?]{0,2}=(?![=>]))`);
  return isFilled.test(code) || isAssigned.test(code);
}

/**
 * @param {string} root with a slash
 * @param {string[]} paths all code below it
 * @param {Record<string, Record<string, string>>} [exceptions] names by file, with the reason
 * @param {(path: string) => string} [read]
 * @returns {string[]} problems
 */
export function checkModuleStateOf(
  root,
  paths,
  exceptions = MODULE_STATE_EXCEPTIONS,
  read = (path) => readFileSync(`${root}${path}`, 'utf8'),
) {
  const problems = [];
  const used = new Set();
  for (const path of paths.filter((one) => CHECKED.test(one))) {
    for (const name of findModuleState(path, read(path))) {
      const excuse = exceptions[path]?.[name] === undefined ? '*' : name;
      used.add(`${path} ${excuse}`);
      if (exceptions[path]?.[excuse] === undefined)
        problems.push(
          `${path}: ${name} keeps state in the module; make it once and pass it, or name it with the reason in scripts/checks/module-state/exceptions.mjs`,
        );
    }
  }
  for (const [path, names] of Object.entries(exceptions))
    for (const name of Object.keys(names))
      if (!used.has(`${path} ${name}`))
        problems.push(
          `scripts/checks/module-state/exceptions.mjs: the exception for ${name} in ${path} excuses nothing`,
        );
  return problems;
}
