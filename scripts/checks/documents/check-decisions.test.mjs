import { expect, test } from 'vitest';
import { findIndexFaults } from './check-decisions.mjs';

const FILES = ['0001-arrows.md', '0002-text.md'];
const INDEX = `# Decisions

By subject.

## The house

- [0001](0001-arrows.md) arrows are checked

## Text

- [0002](0002-text.md) text is outlines
`;

test('an index of every decision is well', () => {
  expect(findIndexFaults(INDEX, FILES)).toEqual([]);
});

test.each([
  ['a decision without a line', INDEX, [...FILES, '0003-new.md'], '0003-new.md has no line'],
  ['a line without a decision', INDEX, ['0001-arrows.md'], '0002-text.md does not exist'],
  ['a line twice', `${INDEX}- [0001](0001-arrows.md) again\n`, FILES, '0001-arrows.md stands here twice'],
  ['a subject twice', `${INDEX}\n## Text\n`, FILES, '“## Text” stands here twice'],
  ['another number', INDEX.replace('[0002]', '[0003]'), FILES, '0003 leads to 0002-text.md'],
  [
    'a row of a table',
    `${INDEX}| Text | [0002](0002-text.md) text |\n`,
    FILES,
    '“| Text | [0002](0002-text.md) text |” is no line of one decision',
  ],
])('%s is a fault', (_, index, files, fault) => {
  expect(findIndexFaults(index, files)).toEqual([fault]);
});
