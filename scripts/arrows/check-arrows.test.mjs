import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArrows } from './check-arrows.mjs';
import { readImports } from './read-imports.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkArrows(
    root,
    Object.keys(files).filter((path) => /\.(ts|mjs)$/.test(path)),
  );
}

/** Not written out: this file is checked too. */
const DYNAMIC = 'import';
const URL_OF = 'URL';

describe('readImports', () => {
  it.each([
    ["import { a } from './a.ts';", [{ spec: './a.ts', typeOnly: false }]],
    ["import type { A } from './a.ts';", [{ spec: './a.ts', typeOnly: true }]],
    ["import {\n  a,\n  b,\n} from './a.ts';", [{ spec: './a.ts', typeOnly: false }]],
    ["export { a } from './a.ts';", [{ spec: './a.ts', typeOnly: false }]],
    ["import './a.css';", [{ spec: './a.css', typeOnly: false }]],
    [`const a = await ${DYNAMIC}('./a.ts');`, [{ spec: './a.ts', typeOnly: false }]],
    [
      `new Worker(new ${URL_OF}('./a-worker.ts', import.meta.url))`,
      [{ spec: './a-worker.ts', typeOnly: false }],
    ],
    [`new ${URL_OF}('../folder/', import.meta.url)`, []],
    ["// import { a } from './a.ts';", []],
    ["/* import { a } from './a.ts'; */", []],
  ])('%s', (text, expected) => expect(readImports(text)).toEqual(expected));
});

describe('checkArrows', () => {
  const feature = (name, file) => `server/src/features/${name}/${file}`;

  it.each([
    [
      'a higher rank',
      feature('images', 'a.service.ts'),
      "import '../orders/index.ts';",
      feature('orders', 'index.ts'),
    ],
    [
      'past the index',
      feature('designs', 'a.service.ts'),
      "import '../images/b.ts';",
      feature('images', 'b.ts'),
    ],
    [
      'its own rank',
      feature('rendering', 'a.service.ts'),
      "import '../own-templates/index.ts';",
      feature('own-templates', 'index.ts'),
    ],
    ['HTTP in a service', feature('images', 'a.service.ts'), "import 'fastify';", null],
    ['SQL in a service', feature('images', 'a.service.ts'), "import type { Kysely } from 'kysely';", null],
    [
      'the job context in a service',
      feature('images', 'a.service.ts'),
      "import type { JobContext } from '../../platform/jobs/job-context.ts';",
      'server/src/platform/jobs/job-context.ts',
    ],
    [
      'a feature from the platform',
      'server/src/platform/a.ts',
      "import '../features/images/index.ts';",
      feature('images', 'index.ts'),
    ],
    [
      'a table in a route',
      feature('images', 'images.routes.ts'),
      "import type { ImageRow } from './images.queries.ts';",
      feature('images', 'images.queries.ts'),
    ],
    [
      'a table in a job',
      feature('images', 'images.jobs.ts'),
      "import { purge } from './images.queries.ts';",
      feature('images', 'images.queries.ts'),
    ],
    [
      'a feature without a rank',
      feature('other', 'a.ts'),
      "import '../../platform/a.ts';",
      'server/src/platform/a.ts',
    ],
    ['a script in the pattern engine', 'patterns/src/a.ts', "import '../../scripts/b.mjs';", 'scripts/b.mjs'],
    ['the design in the PSD reader', 'psd/src/a.ts', "import '../../design/b.ts';", 'design/b.ts'],
    ['the PSD reader in the web app', 'web/src/lib/a.ts', "import '../../../psd/b.ts';", 'psd/b.ts'],
    ['a tool in what ships', 'server/src/a.ts', "import '../../scripts/b.mjs';", 'scripts/b.mjs'],
    ['the product in a script', 'scripts/a.mjs', "import '../design/b.ts';", 'design/b.ts'],
    ['the product in a story', 'e2e/a.ts', "import '../design/b.ts';", 'design/b.ts'],
    ['a tool in a story', 'e2e/a.ts', "import '../scripts/b.mjs';", 'scripts/b.mjs'],
    ['bench in a story', 'e2e/a.ts', "import '../bench/b.ts';", 'bench/b.ts'],
    ['bench in a script', 'scripts/a.mjs', "import '../bench/b.ts';", 'bench/b.ts'],
    ['the app in a bench', 'bench/a.ts', "import '../web/src/app/b.ts';", 'web/src/app/b.ts'],
    ['design in the catalogue', 'catalogue/a.mjs', "import '../design/b.ts';", 'design/b.ts'],
    ['the server in web/scripts', 'web/scripts/a.mjs', "import '../../server/b.ts';", 'server/b.ts'],
    [
      'a builder in what ships',
      feature('images', 'a.service.ts'),
      "import './testing/b.ts';",
      feature('images', 'testing/b.ts'),
    ],
    [
      'a builder of a lower feature in what ships',
      feature('designs', 'a.service.ts'),
      "import '../images/testing/b.ts';",
      feature('images', 'testing/b.ts'),
    ],
    ['a builder in a web page', 'web/src/app/a.ts', "import '../testing/b.ts';", 'web/src/testing/b.ts'],
    ['a builder in the design', 'design/src/a.ts', "import './testing/b.ts';", 'design/src/testing/b.ts'],
    [
      'a builder in the platform',
      'server/src/platform/a.ts',
      "import '../testing/b.ts';",
      'server/src/testing/b.ts',
    ],
    [
      'past the index in a test',
      feature('designs', 'a.test.ts'),
      "import '../images/b.ts';",
      feature('images', 'b.ts'),
    ],
    [
      'a higher rank in a test',
      feature('images', 'a.test.ts'),
      "import '../designs/index.ts';",
      feature('designs', 'index.ts'),
    ],
    [
      'a builder of a higher rank in a builder',
      feature('images', 'testing/a.ts'),
      "import '../../designs/testing/b.ts';",
      feature('designs', 'testing/b.ts'),
    ],
    [
      'past the index in a builder',
      feature('designs', 'testing/a.ts'),
      "import '../../images/b.ts';",
      feature('images', 'b.ts'),
    ],
    ['SQL in a builder', feature('images', 'testing/a.ts'), "import type { Kysely } from 'kysely';", null],
    [
      'a builder of one feature among those of all',
      'server/src/testing/a.ts',
      "import '../features/images/testing/b.ts';",
      feature('images', 'testing/b.ts'),
    ],
    [
      'another web feature',
      'web/src/features/home/a.ts',
      "import '../designer/b.ts';",
      'web/src/features/designer/b.ts',
    ],
  ])('finds %s', (_name, from, text, to) => {
    expect(check({ ...(to ? { [to]: '' } : {}), [from]: text })).toHaveLength(1);
  });

  it.each([
    ['a higher room', 'lines/a.ts', 'import/run/b.ts'],
    ['a room beside it', 'states/a.ts', 'words/b.ts'],
    ['the presenter of its feature in a room', 'review/a.ts', 'orders.presenter.ts'],
    ['a later step of an import', 'import/upload/a.ts', 'import/run/b.ts'],
    ['a room without a rank', 'other/a.ts', 'model/b.ts'],
    ['a higher room of images', 'intake/a.ts', 'library/b.ts', 'images'],
    ['runs in the tools for one image', 'tools/a.ts', 'runs/b.ts', 'images'],
    ['a service of images in a room', 'runs/a.ts', 'images.service.ts', 'images'],
  ])('finds %s', (_name, from, to, name = 'orders') => {
    const spec = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    const files = { [feature(name, to)]: '', [feature(name, from)]: `import '${spec}';` };
    expect(check(files)).toHaveLength(1);
  });

  it.each([
    [
      'a lower rank through its index',
      feature('designs', 'a.service.ts'),
      "import '../images/index.ts';",
      feature('images', 'index.ts'),
    ],
    [
      'what threads that draw may load of a lower rank',
      feature('rendering', 'pool/a.ts'),
      "import '../../templates/for-drawing.ts';",
      feature('templates', 'for-drawing.ts'),
    ],
    [
      'a lower room',
      feature('orders', 'review/a.ts'),
      "import '../lines/b.ts';",
      feature('orders', 'lines/b.ts'),
    ],
    [
      'an earlier step of an import',
      feature('orders', 'import/run/a.ts'),
      "import '../rows/b.ts';",
      feature('orders', 'import/rows/b.ts'),
    ],
    [
      'the job types in a room',
      feature('orders', 'lines/a.ts'),
      "import '../job-types.ts';",
      feature('orders', 'job-types.ts'),
    ],
    [
      'a higher room in a test',
      feature('orders', 'lines/a.test.ts'),
      "import '../import/b.ts';",
      feature('orders', 'import/b.ts'),
    ],
    [
      'a builder of a higher rank in a test',
      feature('images', 'purge/a.http.test.ts'),
      "import '../../designs/testing/b.ts';",
      feature('designs', 'testing/b.ts'),
    ],
    [
      'a builder of a lower rank in a builder',
      feature('designs', 'testing/a.ts'),
      "import '../../images/testing/deep/b.ts';",
      feature('images', 'testing/deep/b.ts'),
    ],
    [
      'HTTP in a builder',
      feature('uploads', 'testing/a.ts'),
      "import type { LightMyRequestResponse } from 'fastify';",
      feature('uploads', 'b.ts'),
    ],
    [
      'builders of all features in the isolation test',
      'server/src/testing/isolation/a.ts',
      "import '../../features/images/testing/b.ts';",
      feature('images', 'testing/b.ts'),
    ],
    ['its own files', feature('designs', 'a.service.ts'), "import './b.ts';", feature('designs', 'b.ts')],
    ['set-up in a story', 'e2e/a.ts', "import '../scripts/setup/b.mjs';", 'scripts/setup/b.mjs'],
    ['the server in a bench', 'bench/a.ts', "import '../server/b.ts';", 'server/b.ts'],
    [
      'the job context in jobs',
      feature('images', 'images.jobs.ts'),
      "import type { JobContext } from '../../platform/jobs/job-context.ts';",
      'server/src/platform/jobs/job-context.ts',
    ],
    [
      'SQL in queries',
      feature('designs', 'a.queries.ts'),
      "import { sql } from 'kysely';",
      feature('designs', 'b.ts'),
    ],
  ])('lets pass %s', (_name, from, text, to) => {
    expect(check({ [to]: '', [from]: text })).toEqual([]);
  });

  it('finds circles, also those of types alone', () => {
    expect(check({ 'design/a.ts': "import './b.ts';", 'design/b.ts': "import './a.ts';" })).toEqual([
      'circle: design/a.ts → design/b.ts → design/a.ts',
    ]);
    expect(
      check({ 'design/a.ts': "import './b.ts';", 'design/b.ts': "import type { A } from './a.ts';" }),
    ).toHaveLength(1);
  });

  it('finds rooms that import each other, directly or round about', () => {
    const room = (path) => `web/src/features/home/${path}`;
    const files = {
      [room('a/one.ts')]: "import '../b/one.ts';",
      [room('b/one.ts')]: '',
      [room('b/two.ts')]: "import '../c/one.ts';",
      [room('c/one.ts')]: '',
      [room('c/two.ts')]: "import '../a/two.ts';",
      [room('a/two.ts')]: '',
    };
    expect(check(files)).toEqual([
      expect.stringContaining('circle of rooms in web/src/features/home/: a → b → c → a'),
    ]);
    const { [room('c/two.ts')]: _, ...free } = files;
    expect(check({ ...free, [room('c/two.test.ts')]: "import '../a/two.ts';" })).toEqual([]);
  });

  it.each([
    ['the project', '', 'web', 'contract'],
    ['a package', 'design/', 'src', 'lib'],
    ['a feature', 'web/src/features/home/', 'a', 'b'],
    ['a room of a room', 'web/src/features/designer/stage/', 'paint', 'pointer'],
    ['a room five levels down', 'server/src/features/orders/import/mapping/', 'headers', 'profiles'],
  ])('finds rooms of %s that import each other', (_name, folder, room, other) => {
    const files = (back) => ({
      [`${folder}${room}/one.ts`]: `import type { A } from '../${other}/deep/one.ts';`,
      [`${folder}${other}/deep/one.ts`]: '',
      [`${folder}${other}/two.ts`]: `import '../${room}/deep/two.ts';`,
      [`${folder}${room}/deep/two.ts`]: '',
      ...back,
    });
    expect(check(files())).toContainEqual(
      expect.stringMatching(
        new RegExp(`^circle of rooms in ${folder || 'the root'}: ${room} → ${other} → ${room} `),
      ),
    );
    // A file that lies in the folder itself belongs to no room.
    const joined = {
      [`${folder}${other}/two.ts`]: "import '../two.ts';",
      [`${folder}two.ts`]: `import './${room}/one.ts';`,
    };
    expect(check(files(joined)).filter((problem) => problem.startsWith('circle'))).toEqual([]);
  });

  it('finds an import of nothing', () => {
    expect(check({ 'design/a.ts': "import './gone.ts';" })).toHaveLength(1);
  });
});
