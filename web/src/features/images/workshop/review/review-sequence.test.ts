import type { WorkItem } from '@diy/contract/images/image-work';
import { expect, test } from 'vitest';
import { filterItems, inReviewSequence, reviewStateOf } from './review-sequence.ts';

const shown = { name: '', url: '', width: 1, height: 1, has_alpha: false };
const item = (id: string, part: Partial<WorkItem>): WorkItem => ({
  image: { id, ...shown },
  state: 'made',
  result: part.state === undefined || part.state === 'made' ? { id: `${id}!`, ...shown } : null,
  was_there: false,
  edge_quality: null,
  frame: null,
  mark: 'none',
  error: '',
  msg: '',
  wording: null,
  ...part,
});
const ITEMS = [
  item('clean', { edge_quality: 'clean' }),
  item('unchanged', { state: 'unchanged' }),
  item('plain', {}),
  item('check', { edge_quality: 'check' }),
  item('failed', { state: 'failed' }),
  item('check2', { edge_quality: 'check', mark: 'keep' }),
];
const names = (items: readonly WorkItem[]) => items.map(({ image }) => image.id).join(' ');

test('what needs a look comes first, otherwise in the order of the run', () => {
  expect(names(inReviewSequence(ITEMS))).toBe('failed check check2 plain clean unchanged');
});

test('a mark counts before how the picture ended', () => {
  expect(reviewStateOf(ITEMS[0]!, 'none')).toBe('clean');
  expect(reviewStateOf(ITEMS[0]!, 'discard')).toBe('discard');
  expect(reviewStateOf(ITEMS[2]!, 'none')).toBe('made');
  expect(reviewStateOf(ITEMS[4]!, 'none')).toBe('failed');
});

test('to decide is what has a result and no final mark, by the newest marks', () => {
  const own = filterItems(ITEMS, 'open', ({ mark }) => mark);
  expect(names(own)).toBe('clean plain check');
  expect(names(filterItems(ITEMS, 'open', () => 'again'))).toBe('clean plain check check2');
  expect(names(filterItems(ITEMS, 'failed', () => 'none'))).toBe('failed');
});
