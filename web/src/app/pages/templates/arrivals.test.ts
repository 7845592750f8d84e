import { expect, test } from 'vitest';
import { newItem, type UploadItem } from '../../../features/uploads/upload-item.ts';
import { createArrivals } from './arrivals.ts';

const sending = (id: string): UploadItem => ({
  ...newItem(id, new File([], `${id}.psd`), ''),
  state: 'sending',
});
const done = (id: string): UploadItem => ({
  ...sending(id),
  state: 'done',
  known: { id: `image-${id}`, name: id, isDeleted: true },
});
const skipped = (id: string): UploadItem => ({ ...done(id), state: 'skipped' });
const view = (items: UploadItem[], restCount = 0) => ({ items, restCount, continuesWithRest: false });
const file = (id: string, isOnly: boolean) => ({ imageId: `image-${id}`, name: `${id}.psd`, isOnly });

test('every one of several files arrives once, none as the only one', () => {
  const arrivals = createArrivals(view([]));
  expect(arrivals(view([sending('a'), sending('b')]))).toEqual([]);
  expect(arrivals(view([done('a'), sending('b')]))).toEqual([file('a', false)]);
  expect(arrivals(view([done('a'), sending('b')]))).toEqual([]);
  // The dialog was closed meanwhile, which takes settled ones off the list.
  expect(arrivals(view([done('b')]))).toEqual([file('b', false)]);
});

test('one that waits behind the round counts, and so does one the library had already', () => {
  const arrivals = createArrivals(view([]));
  expect(arrivals(view([skipped('a')], 1))).toEqual([file('a', false)]);
});

test('a single file is the only one, also after others have arrived', () => {
  const arrivals = createArrivals(view([done('old')]));
  expect(arrivals(view([done('old'), sending('a')]))).toEqual([]);
  expect(arrivals(view([done('old'), done('a')]))).toEqual([file('a', true)]);
  expect(arrivals(view([done('old'), done('a'), done('b')]))).toEqual([file('b', true)]);
});
