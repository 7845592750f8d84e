/**
 * What a new feature begins with: one thing of the account with a name, listed and added, from the table to the list in
 * the browser, with its test.
 * @param {string} name kebab-case, plural, for example `gift-cards`
 * @param {string} migration number of the next migration, four digits
 * @returns {Record<string, string>} text by path
 */
export function newFeature(name, migration) {
  const words = name.split('-');
  const singularWords = [...words.slice(0, -1), singular(words[words.length - 1] ?? '')];
  const pascal = words.map(capital).join('');
  const one = capital(singularWords[0] ?? '') + singularWords.slice(1).map(capital).join('');
  const camel = lower(pascal);
  const oneCamel = lower(one);
  const table = words.join('_');
  const server = `server/src/features/${name}`;
  return {
    [`contract/src/${name}.ts`]: `import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { listData, listInput, publicId } from './paging.ts';

export const ${oneCamel} = z.object({ id: publicId, name: z.string(), created_at: z.string() });
export type ${one} = z.infer<typeof ${oneCamel}>;

export const list${pascal} = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/${name}',
  auth: 'token',
  feature: '${name}',
  summary: 'The account’s ${words.join(' ')}, newest first.',
  input: z.strictObject(listInput),
  data: listData(${oneCamel}, {}),
});

export const add${one} = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/${name}/add',
  auth: 'token',
  feature: '${name}',
  summary: 'Add one.',
  input: z.strictObject({ name: z.string().trim().min(1).max(60) }),
  data: ${oneCamel},
});
`,
    [`server/migrations/${migration}-${name}.sql`]: `create table ${table} (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, id)
);

create index ${table}_newest on ${table} (owner_id, created_at desc, id);
`,
    [`${server}/index.ts`]: `/** What other features may use of ${words.join(' ')}. */

export { ${oneCamel}Routes } from './${name}.routes.ts';
`,
    [`${server}/${name}.queries.ts`]: `import type { Generated, Selectable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing, type PageFigures, pageFigures } from '../../platform/database/page.ts';

interface ${one}Table {
  owner_id: string;
  id: string;
  name: string;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ${table}: ${one}Table;
  }
}

export type ${one}Row = Selectable<${one}Table>;

/** One page, newest first, and how many there are in all. */
export async function find${pascal}(
  db: Db,
  ownerId: string,
  { p, limit, content }: { p: number; limit: number; content: string },
): Promise<PageFigures & { rows: ${one}Row[] }> {
  const matching = db
    .selectFrom('${table}')
    .where('owner_id', '=', ownerId)
    .$if(content !== '', (query) => query.where('name', 'ilike', containing(content)));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((p - 1) * limit)
    .execute();
  return { rows, ...pageFigures(p, limit, Number(count)) };
}

export function insert${one}(db: Db, ownerId: string, row: { id: string; name: string }): Promise<${one}Row> {
  return db
    .insertInto('${table}')
    .values({ owner_id: ownerId, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}
`,
    [`${server}/${name}.service.ts`]: `import type { Services } from '../../platform/services.ts';
import { find${pascal}, insert${one} } from './${name}.queries.ts';

export { find${pascal} as list${pascal} };

/** Rules belong here: what may be added, and what else changes in the same transaction. */
export function add${one}({ db, newId }: Pick<Services, 'db' | 'newId'>, ownerId: string, name: string) {
  return insert${one}(db, ownerId, { id: newId(), name });
}
`,
    [`${server}/${name}.presenter.ts`]: `import type { ${one} } from '@diy/contract/${name}';
import type { ${one}Row } from './${name}.queries.ts';

export function present${one}({ id, name, created_at }: ${one}Row): ${one} {
  return { id, name, created_at: created_at.toISOString() };
}
`,
    [`${server}/${name}.routes.ts`]: `import { add${one} as addEndpoint, list${pascal} as listEndpoint } from '@diy/contract/${name}';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { present${one} } from './${name}.presenter.ts';
import { add${one}, list${pascal} } from './${name}.service.ts';

export const ${oneCamel}Routes: FeatureRoutes = (routes, services) => {
  routes.signedIn(listEndpoint, async (input, { account }) => {
    const { rows, ...figures } = await list${pascal}(services.db, account.id, input);
    return { list: rows.map(present${one}), ...figures };
  });
  routes.signedIn(addEndpoint, async ({ name }, { account }) =>
    present${one}(await add${one}(services, account.id, name)),
  );
};
`,
    [`${server}/${name}.http.test.ts`]: `import { add${one}, list${pascal} } from '@diy/contract/${name}';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let app: TestApp;
let owner: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  [owner, stranger] = [await buildAccount(app), await buildAccount(app)];
});
afterAll(() => app.close());

test('what is added is listed, to its account only', async () => {
  const added = await app.ask(add${one}, { name: '第一个' }, { token: owner.token });
  expect((await app.ask(list${pascal}, {}, { token: owner.token })).list).toEqual([added]);
  expect((await app.ask(list${pascal}, {}, { token: stranger.token })).list).toEqual([]);
});

test('is found by a part of its name', async () => {
  await app.ask(add${one}, { name: '100% 棉' }, { token: owner.token });
  const names = async (content: string) =>
    (await app.ask(list${pascal}, { content }, { token: owner.token })).list.map(({ name }) => name);
  expect(await names('0%')).toEqual(['100% 棉']);
  expect(await names('1%0')).toEqual([]);
});
`,
    [`web/src/features/${name}/use-${name}.ts`]: `import { add${one}, list${pascal} } from '@diy/contract/${name}';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListState } from '../../lib/use-list-state.ts';
import { call } from '../../shared/api/call.ts';

const queryKey = ['${camel}'];

/** One page of them. */
export function use${pascal}({ p, limit, content }: ListState) {
  return useQuery({
    queryKey: [...queryKey, { p, limit, content }],
    queryFn: ({ signal }) => call(list${pascal}, { p, limit, content }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAdd${one}() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(add${one}, { name }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
`,
  };
}

/**
 * Joins a feature to the application and to what is checked.
 * @param {string} name
 * @param {{ features: string, readme: string, isolation: string }} texts of `features/index.ts`, README.md and `isolation-rows.ts`
 * @returns {{ features: string, readme: string, isolation: string }}
 */
export function joinFeature(name, { features, readme, isolation }) {
  const words = name.split('-');
  const routes = `${lower([...words.slice(0, -1), singular(words[words.length - 1] ?? '')].map(capital).join(''))}Routes`;
  return {
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
      `| ${capital(words.join(' '))} | \`contract/src/${name}.ts\` | \`server/src/features/${name}\` | \`web/src/features/${name}\` | \`e2e/stories/main-job.spec.ts\` |\n`,
    ),
    isolation: insertBefore(
      isolation,
      "  'GET /saas/diy/user/session/list': nothing,",
      `  'GET /saas/diy/${name}': nothing,\n  'POST /saas/diy/${name}/add': { valid: () => ({ name: '一个' }), attempts: [] },\n`,
    ),
  };
}

/** @param {string} text @param {string} anchor @param {string} addition */
function insertBefore(text, anchor, addition) {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`“${anchor}” was not found; the generator must follow what has changed`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** @param {string} word */
const singular = (word) =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.endsWith('s') ? word.slice(0, -1) : word;
/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** @param {string} word */
const lower = (word) => word.charAt(0).toLowerCase() + word.slice(1);
