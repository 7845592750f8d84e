import { expect, it } from 'vitest';
import { checkMembers, membersDeclaredIn } from './check-members.mjs';

const declared = (member) =>
  `declare module '../../platform/services.ts' {\n  interface Services {\n    /** A queue: one at a time. */\n    ${member}: Queue;\n  }\n}\n`;
const STATE = { path: 'server/src/features/rendering/process-state.ts', text: declared('renderers') };
const PACKER = { path: 'server/src/features/downloads/process-state.ts', text: declared('packer') };
const problemsOf = (path, text) =>
  checkMembers([STATE, PACKER, { path: `server/src/features/${path}`, text }]);

it('finds what a file adds to the services, and no word of its comments', () => {
  expect(membersDeclaredIn(`${declared('first')}${declared('second')}`)).toEqual(['first', 'second']);
  expect(membersDeclaredIn("declare module '../db.ts' {\n  interface Database {\n    a: B;\n  }\n}")).toEqual(
    [],
  );
});

it.each([
  ['a lower rank, picked', 'designs/a.ts', "type Needs = Pick<Services, 'db' | 'renderers'>;", 1],
  ['a lower rank, over two lines', 'designs/a.ts', "Pick<\n  Services,\n  'renderers'\n>", 1],
  ['a lower rank, by name', 'images/a.ts', 'services.renderers.draw()', 1],
  ['its own rank', 'own-templates/a.ts', "Pick<Services, 'packer'>", 1],
  ['its own feature', 'rendering/a.ts', "Pick<Services, 'renderers'>", 0],
  ['a higher rank', 'batches/a.ts', "Pick<Services, 'renderers'>", 0],
  ['a member of the platform', 'designs/a.ts', "Pick<Services, 'db'>", 0],
  ['a comment', 'designs/a.ts', "// Pick<Services, 'renderers'> services.renderers", 0],
  ['a test', 'designs/a.test.ts', 'services.renderers', 0],
  ['another thing of that name', 'designs/a.ts', 'page.renderers', 0],
])('%s', (_case, path, text, problems) => expect(problemsOf(path, text)).toHaveLength(problems));

it('names the file, the member and whose it is', () =>
  expect(problemsOf('designs/a.ts', 'services.renderers')).toEqual([
    'server/src/features/designs/a.ts: services.renderers is of rendering, which has no lower rank; take what is needed as a parameter',
  ]));
