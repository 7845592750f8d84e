import { describe, expect, it } from 'vitest';
import { checkShapes } from './check-shapes.mjs';

const feature = (file) => `server/src/features/images/${file}`;
const lines = (count) => 'x;\n'.repeat(count);
const handler = (count) =>
  `  routes.signedIn(listImages, async (input) => {\n${'    work();\n'.repeat(count)}  });\n`;
const inHandler = (...body) =>
  `  routes.signedIn(listImages, async (input) => {\n${body.join('\n')}\n  });\n`;
const helper = (count, head) => `${head}\n${'    work();\n'.repeat(count)}}\n`;
const rest = (count) => Array(count).fill('    work();');
/** `§{` opens an expression in a template: written out, the linter takes the text around it for one. */
const inTemplates = (text) => text.replaceAll('§', '$');
const inTransaction = (line) => `await db.transaction().execute(async (trx) => {\n  ${line}\n});\n`;
const query = (head, body) => `export async function ${head}: Promise<void> {\n  ${body}\n}\n`;
const mock = (module) => ['vi', `mock('${module}');`].join('.');

describe('checkShapes', () => {
  it.each([
    ['a route file of 81 lines', feature('a.routes.ts'), lines(81)],
    ['a handler of nine lines', feature('a.routes.ts'), handler(9)],
    [
      'a long handler that begins with an object',
      feature('a.routes.ts'),
      inHandler('    const one = {', '      a: 1,', '    };', ...rest(6)),
    ],
    [
      'one that begins with a list',
      feature('a.routes.ts'),
      inHandler('    const one = [', '      1,', '    ];', ...rest(6)),
    ],
    [
      'one that begins with a call',
      feature('a.routes.ts'),
      inHandler('    const one = f(', '      1,', '    );', ...rest(6)),
    ],
    [
      'one with a text at the margin',
      feature('a.routes.ts'),
      inTemplates(inHandler('    const one = `', ')};', '§{[1].map((n) => `(§{n}`)}', '`;', ...rest(5))),
    ],
    [
      'one with brackets in comments and texts',
      feature('a.routes.ts'),
      inHandler('    // });', "    const one = ')';", '/* ) */', ...rest(6)),
    ],
    [
      'one in a form’s scope',
      feature('a.routes.ts'),
      handler(9).replace('routes.signedIn', 'void scope.all'),
    ],
    [
      'one for persons alone',
      feature('a.routes.ts'),
      handler(9).replace('routes.signedIn', 'personal.signedIn'),
    ],
    [
      'a long helper with a request',
      feature('a.routes.ts'),
      helper(9, 'async function receive(services: Services, request: FastifyRequest) {'),
    ],
    [
      'a long closure with a request',
      feature('a.routes.ts'),
      helper(9, 'const receive = async (request: FastifyRequest): Promise<void> => {'),
    ],
    ['the whole of Services', feature('a.service.ts'), 'function a(services: Services) {}'],
    ['the whole of Services, taken apart', feature('a.ts'), 'function a({ db }: Services) {}'],
    ['the whole of Services as a field', feature('a.ts'), 'interface Run { services: Services; }'],
    ['the whole of Services outside features', 'server/src/demo-account.ts', 'f(services: Services)'],
    ['a transaction among services', feature('a.ts'), 'f({ ...services, db: trx }, id);'],
    ['a transaction before services', feature('a.ts'), 'f({ db: trx, ...needs });'],
    ['a mock of a file beside it', 'web/src/a.test.ts', mock('./b.ts')],
    ['a mock of a package of ours', 'web/src/a.test.tsx', mock('@diy/design/layers')],
    [
      'preflightDocument, which reads fonts, in a transaction',
      feature('a.ts'),
      inTransaction('await preflightDocument(services, id);'),
    ],
    [
      'loadDocument, which reads fonts, in a transaction',
      feature('a.ts'),
      inTransaction('await loadDocument(services, id);'),
    ],
    [
      'fonts.own.face, which reads fonts, in a transaction',
      feature('a.ts'),
      inTransaction('await fonts.own.face(services, id);'),
    ],
    [
      'checkedLine, which reads fonts, in a transaction',
      feature('a.ts'),
      inTransaction('await checkedLine(services, id);'),
    ],
    ['a deletion in a transaction', feature('a.ts'), inTransaction('await storage.delete(key);')],
    [
      'a file written in the transaction that ends an operation',
      feature('a.ts'),
      'await operation.finish(async (trx) => {\n  await putFile(storage, key, path, {});\n});\n',
    ],
    [
      'a function of the file that stores, called in a transaction',
      feature('a.ts'),
      `${inTransaction('await keep(trx);')}async function keep(trx: Db): Promise<void> {\n  await services.storage.put(key, bytes);\n}\n`,
    ],
    ['a limit that a form types', 'web/src/features/sheets/preset-dialog.tsx', '<Input maxLength={60} />'],
    ['a lock on any database', feature('a.queries.ts'), query('lockImage(db: Db, id: string)', 'await db;')],
    ['a hold on any database', feature('a.queries.ts'), query('holdImages(\n  db: Db,\n)', 'await db;')],
    ['a locked name', feature('a.queries.ts'), query('nextImage(db: Db)', "await lockName(db, 'a');")],
  ])('finds %s', (_, path, text) => expect(checkShapes(path, text)).toHaveLength(1));

  it.each([
    ['a route file of 80 lines', feature('a.routes.ts'), lines(80)],
    ['a handler of eight lines', feature('a.routes.ts'), handler(8)],
    [
      'two short handlers',
      feature('a.routes.ts'),
      handler(8) + inHandler('    const one = {', '      a: 1,', '    };', ...rest(5)),
    ],
    [
      'a short helper with a request',
      feature('a.routes.ts'),
      helper(8, 'function receive(request: FastifyRequest) {'),
    ],
    ['a long helper without one', feature('a.routes.ts'), helper(9, 'function receive(body: unknown) {')],
    ['a handler in a comment', feature('a.routes.ts'), handler(9).replace(/^/gm, '// ')],
    ['a long file that is no route', feature('a.service.ts'), lines(200)],
    ['what is used of Services', feature('a.ts'), "function a(services: Pick<Services, 'db'>) {}"],
    ['one of Services', feature('a.ts'), "function a(db: Services['db']) {}"],
    ['the import alone', feature('a.ts'), "import type { Services } from '../../platform/services.ts';"],
    ['Services in a comment', feature('a.ts'), '/** Services that are free. */'],
    ['the whole of Services in a route', feature('a.routes.ts'), 'function a(services: Services) {}'],
    ['the whole of Services in a job', feature('a.jobs.ts'), 'function a(services: Services) {}'],
    ['the whole of Services where it is made', 'server/src/create-services.ts', 'let a: Services;'],
    ['a transaction by name', feature('a.ts'), 'f({ db: trx, ownerId }, { ...services, psds });'],
    ['another database in a test', feature('a.test.ts'), 'f({ ...services, db: other });'],
    ['a mock of what is not ours', 'web/src/a.test.ts', mock('fontkit')],
    [
      'a deletion after a transaction',
      feature('a.ts'),
      `${inTransaction('await one(trx);')}await storage.delete(key);\n`,
    ],
    [
      'a key, which reads no file, in a transaction',
      feature('a.ts'),
      inTransaction('await documentKey(trx, fonts, ownerId, document, origin);'),
    ],
    [
      'a store in a comment of a transaction',
      feature('a.ts'),
      inTransaction('// await storage.delete(key);'),
    ],
    [
      'a function of another name that stores',
      feature('a.ts'),
      `${inTransaction('await a.keep(trx);')}async function keep(): Promise<void> {\n  await storage.put(key, bytes);\n}\n`,
    ],
    ['a store in a transaction of a test', feature('a.test.ts'), inTransaction('await storage.delete(key);')],
    [
      'a limit that comes from the contract',
      'web/src/features/sheets/preset-dialog.tsx',
      '<Input maxLength={MAX_PRESET_NAME} />',
    ],
    [
      'a list with commas, which is no field of the contract',
      'web/src/features/own-templates/product/sizes-section.tsx',
      '<Input maxLength={1000} />',
    ],
    [
      'a lock in a transaction',
      feature('a.queries.ts'),
      query('lockImage(trx: Db)', "await lockName(trx, 'a');"),
    ],
    ['a query that locks nothing', feature('a.queries.ts'), query('lockedImages(db: Db)', 'await db;')],
  ])('lets pass %s', (_, path, text) => expect(checkShapes(path, text)).toEqual([]));
});
