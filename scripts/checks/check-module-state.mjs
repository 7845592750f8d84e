import { readFileSync } from 'node:fs';

/** Whose files are checked. Tests, and what serves only them, may keep what they like. */
const CHECKED = /^server\/src\/(?!testing\/)(?!.*\/testing\/).*(?<!\.test)\.ts$/;

/** What a module of the server keeps between calls all the same, by file and name, with the reason. */
const EXCEPTIONS = {
  'server/src/platform/jobs/job-type.ts': {
    declared:
      'filled while files are loaded, read once at the start: a job without a handler stops the program',
  },
  'server/src/platform/process/limited-child.ts': {
    children: 'the child processes of this process, killed when it stops',
    isStopping: 'the process stops only once',
  },
  'server/src/platform/process/collect-garbage.ts': {
    uncollected: 'counts garbage in the heap of this thread, of which there is one',
  },
  'server/src/platform/spreadsheets/cell-names.ts': {
    COLUMN_NAMES: 'the names A, B … by their number, always the same',
  },
  'server/src/features/orders/import/reading/table-worker.ts': {
    open: 'the whole program of a child process, which reads one file',
    sent: 'the whole program of a child process, which reads one file',
    wake: 'the whole program of a child process, which reads one file',
  },
  'server/src/features/orders/import/mapping/headers/normalise-header.ts': {
    listedKeys: 'keys of the headers in our own lists, always the same',
  },
  'server/src/features/orders/import/mapping/values/time-zones.ts': {
    formats: 'clocks of the world, always the same',
    known: 'clocks of the world, always the same',
  },
  'server/src/features/orders/import/mapping/values/parse-moment.ts': {
    byRule: 'one pure reader for each order of day and month and each zone',
  },
  'server/src/features/orders/import/mapping/values/damaged-fields.ts': {
    ofVariations: 'results of a pure function for texts that name nobody',
  },
  'server/src/features/rendering/print/print-kernel.ts': {
    free: 'scratch memory of the compiled checks, whose content is undefined between two uses',
  },
  'server/src/features/rendering/pool/drawing-thread.ts': {
    renderer: 'the whole program of a thread that draws',
  },
  'server/src/features/rendering/pool/composing-thread.ts': {
    composer: 'the whole program of the thread that composes',
  },
};

const DECLARATION = /^(?:export )?(let|var|const) (\w+|[{[][^=]*?[}\]])(?=[:\s=!])/;
/** What is made to be filled, or keeps something by itself. */
const HOLDER =
  /^(?:await )?(?:new (?:Map|Set|WeakMap|WeakSet|Array|\w+Array)(?:<[\s\S]*?>)?\(\d*\)|\[\]|\{\}|create[A-Z]\w*(?:<[^;]*>)?\()/;
const CHANGES = 'push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear';

/**
 * State that a module keeps between calls: variables, collections that are filled, what a `create…` returns, constants that the
 * file changes. It belongs into an object that is made once and passed (`process-state.ts` of a feature); what a pure function
 * returned may be kept by `lazy`, `rememberObjects` and `rememberTexts` of `server/src/platform/cache/`.
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
  exceptions = EXCEPTIONS,
  read = (path) => readFileSync(`${root}${path}`, 'utf8'),
) {
  const problems = [];
  const used = new Set();
  for (const path of paths.filter((one) => CHECKED.test(one))) {
    for (const name of findModuleState(path, read(path))) {
      used.add(`${path} ${name}`);
      if (exceptions[path]?.[name] === undefined)
        problems.push(
          `${path}: ${name} keeps state in the module; make it once and pass it (process-state.ts), or keep what a pure function returned by lazy, rememberObjects or rememberTexts`,
        );
    }
  }
  for (const [path, names] of Object.entries(exceptions))
    for (const name of Object.keys(names))
      if (!used.has(`${path} ${name}`))
        problems.push(
          `scripts/checks/check-module-state.mjs: the exception for ${name} in ${path} excuses nothing`,
        );
  return problems;
}
