import { expect, it } from 'vitest';
import { createPictureStore } from './picture-store.ts';

const picture = { id: 'a', url: 'https://files.test/a.jpg', widthPx: 900, heightPx: 600 };

it.each([
  ['the library says so', [{ ...picture, isDamaged: true }], true],
  ['the library says it is whole', [{ ...picture, isDamaged: false }], false],
  ['nobody says', [picture], false],
  // A draft of before, or the clipboard.
  ['somebody who knows less comes after', [{ ...picture, isDamaged: true }, picture], true],
  ['the library comes after', [picture, { ...picture, isDamaged: true }], true],
])('tells preflight of damage when %s', (_, reported, isDamaged) => {
  const store = createPictureStore(() => {});
  for (const one of reported) store.add(one);
  expect(store.info('a')).toMatchObject({ widthPx: 900, heightPx: 600, isDamaged });
});
