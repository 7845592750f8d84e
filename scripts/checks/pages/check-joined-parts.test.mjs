import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkJoinedPartsOf, findJoinedByHand } from './check-joined-parts.mjs';

it.each([
  ["{[name, size].join(' · ')}", 1],
  ["    .join(' / ')", 1],
  ["names.join('、')", 1],
  ["lines.join(', ')", 1],
  ["costs.join(' + ')", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of a source
  ['label={`${name} · ${size}`}', 1],
  ["steps.join(' → ')", 1],
  ['  {name}：{value}', 1],
  ['<b>{name}: {value}</b>', 1],
  ['            {one.field.name}: </bdi>', 1],
  ['  {file.name} ({formatBytes(file.bytes)})', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of a source
  ['`${tool} (${settings})`', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of a source
  ['`${name}: ${value}`', 1],
  ['  {t(key)} →{" "}', 1],
  ['<span>→</span>', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of a source
  ['`${width} × ${height} mm`', 1],
  ['  {width} × {height}', 1],
  ["writeSize([width, height], 'mm')", 0],
  ["  ['next', ['J', '→']],", 0],
  ['}: { name: string }) {', 0],
  ['function f({ a }: A) {', 0],
  ["joinParts([name, size], ' / ')", 0],
  ["ids.join(',')", 0],
  ["paths.join('/')", 0],
  ["keys.join('+')", 0],
  ["samples.join('\\n')", 0],
  ["words.join(' ')", 0],
])('%s', (line, count) => expect(findJoinedByHand('a.tsx', line)).toHaveLength(count));

it('reads the pages alone, without their tests, and reports exceptions without a use', () => {
  const root = mkdtempSync(join(tmpdir(), 'joined-'));
  const paths = ['web/src/a.tsx', 'web/src/a.test.tsx', 'web/src/b.tsx', 'web/src/c.tsx', 'server/src/a.ts'];
  for (const path of paths) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), path.includes('c.') ? '' : "x.join(' · ')");
  }
  const exceptions = new Map([
    ['web/src/b.tsx', 'why'],
    ['web/src/c.tsx', 'why'],
  ]);
  expect(checkJoinedPartsOf(root, paths, exceptions)).toEqual([
    expect.stringMatching(/^web\/src\/a\.tsx:1: /),
    'check-joined-parts: web/src/c.tsx needs no exception any more',
  ]);
  rmSync(root, { recursive: true });
});
