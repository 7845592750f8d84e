import { readFileSync } from 'node:fs';

const TEMPLATES = new URL('./templates/feature/', import.meta.url);
/** Where each template goes. */
const PLACES = [
  ['contract.ts.txt', 'contract/src/{{name}}.ts'],
  ['migration.sql.txt', 'server/migrations/{{migration}}-{{name}}.sql'],
  ['index.ts.txt', 'server/src/features/{{name}}/index.ts'],
  ['feature.queries.ts.txt', 'server/src/features/{{name}}/{{name}}.queries.ts'],
  ['feature.service.ts.txt', 'server/src/features/{{name}}/{{name}}.service.ts'],
  ['feature.presenter.ts.txt', 'server/src/features/{{name}}/{{name}}.presenter.ts'],
  ['feature.routes.ts.txt', 'server/src/features/{{name}}/{{name}}.routes.ts'],
  ['feature.http.test.ts.txt', 'server/src/features/{{name}}/{{name}}.http.test.ts'],
  ['isolation-rows.ts.txt', 'server/src/features/{{name}}/testing/isolation/{{oneName}}-rows.ts'],
  ['use-feature.ts.txt', 'web/src/features/{{name}}/use-{{name}}.ts'],
  ['use-feature.test.tsx.txt', 'web/src/features/{{name}}/use-{{name}}.test.tsx'],
];

const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static super switch this
  throw true try typeof var void while with yield`.split(/\s+/),
);

/**
 * A reserved word of the language that a feature's files would use as a name: its plural, or what one of them is called.
 * @param {string} name
 * @returns {string | null}
 */
export function reservedWordOf(name) {
  return [name, oneNameOf(name)].find((word) => RESERVED.has(word)) ?? null;
}

/**
 * What a new feature begins with: one thing of the account with a name, listed and added, from the table to the list in
 * the browser, with its test.
 * @param {string} name kebab-case, plural, for example `gift-cards`
 * @param {string} migration number of the next migration, four digits
 * @returns {Record<string, string>} text by path
 */
export function newFeature(name, migration) {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  const one = oneOf(name);
  /** @type {Record<string, string>} */
  const values = {
    name,
    migration,
    pascal,
    one,
    camel: lower(pascal),
    oneCamel: lower(one),
    oneName: oneNameOf(name),
    table: words.join('_'),
    words: words.join(' '),
  };
  const fill = (/** @type {string} */ text) => text.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key] ?? '');
  return Object.fromEntries(
    PLACES.map(([template, path]) => [
      fill(String(path)),
      fill(readFileSync(new URL(String(template), TEMPLATES), 'utf8')),
    ]),
  );
}

/**
 * Joins a feature to the application and to what is checked.
 * @param {string} name
 * @typedef {{ contract: string, features: string, readme: string, isolation: string, ranks: string, owners: string }} Joints texts of
 * `contract/src/index.ts`, `features/index.ts`, README.md, `isolation-rows.ts`, `rules.mjs` and `table-owners.mjs`
 * @param {Joints} texts
 * @returns {Joints}
 */
export function joinFeature(name, { contract, features, readme, isolation, ranks, owners }) {
  const words = name.split('-');
  const routes = `${lower(oneOf(name))}Routes`;
  const calls = lower(words.map(capital).join(''));
  return {
    contract: insertBefore(
      insertBefore(contract, 'import * as images from', `import * as ${calls} from './${name}.ts';\n`),
      '];\n\nconst isObject',
      `  ${calls},\n`,
    ),
    features: insertBefore(
      insertBefore(
        features,
        'import { thumbnailRoutes }',
        `import { ${routes} } from './${name}/index.ts';\n`,
      ),
      '    ],\n  };\n}',
      `      ${routes},\n`,
    ),
    readme: insertBefore(
      readme,
      '| Long work |',
      `| ${capital(words.join(' '))} | \`contract/src/${name}.ts\` | \`server/src/features/${name}\` | \`web/src/features/${name}\` | – | – |\n`,
    ),
    isolation: insertBefore(
      insertBefore(
        isolation,
        'import { imageRows } from',
        `import { ${lower(oneOf(name))}Rows } from '../../features/${name}/testing/isolation/${oneNameOf(name)}-rows.ts';\n`,
      ),
      "  'GET /browser/qiniu/token': nothing,",
      `  ...${lower(oneOf(name))}Rows,\n`,
    ),
    // The highest rank: it may use every other feature, and none uses it yet.
    ranks: insertBefore(ranks, '],\n];\n\n/** A feature without a rank', `, '${name}'`),
    owners: insertBefore(owners, '  platform: [', `  '${name}': ['${words.join('_')}'],\n`),
  };
}

/**
 * @param {string} text
 * @param {string} anchor
 * @param {string} addition
 */
function insertBefore(text, anchor, addition) {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`“${anchor}” was not found; the generator must follow what has changed`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** Plurals that no rule below takes apart rightly. */
const IRREGULAR = new Map(
  Object.entries({
    aliases: 'alias',
    analyses: 'analysis',
    movies: 'movie',
    quizzes: 'quiz',
    menus: 'menu',
  }),
);
/** The same in the plural and in the singular, or no plural at all: `series`, `status`, `address`, `analysis`. */
const NO_PLURAL = /(?:ss|us|is|series|species|news)$/;
/** What an `e` was put behind to be spoken: `addresses`, `boxes`, `batches`, `dishes`, `statuses`; but not `houses`, `causes` or `uses`. */
const WITH_E = /(?:ss|x|ch|sh|[^aeiou]us)es$/;

/** @param {string} word a plural, as features are named */
function singular(word) {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (NO_PLURAL.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (WITH_E.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** @param {string} word */
const lower = (word) => word.charAt(0).toLowerCase() + word.slice(1);
/** @param {string} name what one of them is called, as a file */
function oneNameOf(name) {
  const words = name.split('-');
  return [...words.slice(0, -1), singular(words[words.length - 1] ?? '')].join('-');
}
/** @param {string} name what one of them is called, as a type */
function oneOf(name) {
  return oneNameOf(name).split('-').map(capital).join('');
}
