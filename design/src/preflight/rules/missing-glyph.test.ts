import { expect, it } from 'vitest';
import { runCommand } from '../../editing/run-command.ts';
import { buildDesign, buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems, placesOf } from '../../testing/find-problems.ts';
import { MAX_OUTLINE_WORK } from '../../text/index.ts';
import { withoutCharacters } from './missing-glyph.ts';

it.each([
  ['a face among words', '你好😀世界', ['😀'], '你好世界'],
  ['every time it occurs', '😀a😀', ['😀'], 'a'],
  ['a family joined from three', '家👨‍👩‍👧人', ['👨', '👩', '👧'], '家人'],
  ['a skin tone with its hand', '赞👍🏽', ['👍'], '赞'],
  ['a heart with its variation sign', '爱❤️你', ['❤'], '爱你'],
  ['a joiner that belongs to what stays', 'क्‍ष😀', ['😀'], 'क्‍ष'],
  ['a rare ideograph outside the first plane', '𠮷野家', ['𠮷'], '野家'],
  ['a mark with its letter, not the letter elsewhere', 'a⃝ba', ['a⃝'], 'ba'],
  ['signs that mean something in a pattern', 'a(b)\\[c]', ['(', '\\', ']'], 'ab)[c'],
  ['nothing', '你好', [], '你好'],
])('takes out %s', (_, text, unwanted, expected) => {
  const layer = buildTextLayer({ text });
  expect(withoutCharacters(layer, placesOf(text, unwanted)).text).toBe(expected);
});

it('letters that are too heavy to draw stop the print', () => {
  const ids = (outlineWork: number) =>
    findProblems([buildTextLayer()], { text: { outlineWork } }).map(
      ({ id, severity }) => `${id} ${severity}`,
    );
  expect(ids(MAX_OUTLINE_WORK)).not.toContain('heavy-letters error');
  expect(ids(MAX_OUTLINE_WORK + 1)).toContain('heavy-letters error');
});

it.each([
  ['the words that are left', '海边😀', '海边'],
  ['no layer where no word is left', ' 😀 ', undefined],
])('is fixed to %s', (_, text, expected) => {
  const layer = buildTextLayer({ text });
  const [finding] = findProblems([layer], { text: { missing: ['😀'] } });
  expect(finding?.id).toBe('missing-glyph');
  const fixed = runCommand(buildDesign([layer]), finding!.fix!).surfaces[0]?.layers[0];
  expect(fixed?.kind === 'text' ? fixed.text : undefined).toBe(expected);
});
