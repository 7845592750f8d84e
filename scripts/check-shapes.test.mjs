import { describe, expect, it } from 'vitest';
import { checkShapes } from './check-shapes.mjs';

const feature = (file) => `server/src/features/images/${file}`;
const lines = (count) => 'x;\n'.repeat(count);
const handler = (count) =>
  `  routes.signedIn(listImages, async (input) => {\n${'    work();\n'.repeat(count)}  });\n`;
const mock = (module) => ['vi', `mock('${module}');`].join('.');

describe('checkShapes', () => {
  it.each([
    ['a route file of 81 lines', feature('a.routes.ts'), lines(81)],
    ['a handler of nine lines', feature('a.routes.ts'), handler(9)],
    ['the whole of Services', feature('a.service.ts'), 'function a(services: Services) {}'],
    ['the whole of Services, taken apart', feature('a.ts'), 'function a({ db }: Services) {}'],
    ['the whole of Services as a field', feature('a.ts'), 'interface Run { services: Services; }'],
    ['the whole of Services outside features', 'server/src/demo-account.ts', 'f(services: Services)'],
    ['a mock of a file beside it', 'web/src/a.test.ts', mock('./b.ts')],
    ['a mock of a package of ours', 'web/src/a.test.tsx', mock('@diy/design/layers')],
  ])('finds %s', (_, path, text) => expect(checkShapes(path, text)).toHaveLength(1));

  it.each([
    ['a route file of 80 lines', feature('a.routes.ts'), lines(80)],
    ['a handler of eight lines', feature('a.routes.ts'), handler(8)],
    ['a long file that is no route', feature('a.service.ts'), lines(200)],
    ['what is used of Services', feature('a.ts'), "function a(services: Pick<Services, 'db'>) {}"],
    ['one of Services', feature('a.ts'), "function a(db: Services['db']) {}"],
    ['the import alone', feature('a.ts'), "import type { Services } from '../../platform/services.ts';"],
    ['Services in a comment', feature('a.ts'), '/** Services that are free. */'],
    ['the whole of Services in a route', feature('a.routes.ts'), 'function a(services: Services) {}'],
    ['the whole of Services in a job', feature('a.jobs.ts'), 'function a(services: Services) {}'],
    ['the whole of Services where it is made', 'server/src/create-services.ts', 'let a: Services;'],
    ['a mock of what is not ours', 'web/src/a.test.ts', mock('fontkit')],
  ])('lets pass %s', (_, path, text) => expect(checkShapes(path, text)).toEqual([]));
});
