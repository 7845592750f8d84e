import { expect, it } from 'vitest';
import { createTrySlots } from './try-slots.ts';

const times = (count: number, take: (at: number) => (() => void) | null) =>
  Array.from({ length: count }, (_, at) => take(at)).filter((release) => release !== null);

const create = () => createTrySlots({ most: 64, ofHolder: 32 });

it('one holder takes its share, and others still find a slot', () => {
  const slots = create();
  expect(times(64, () => slots.take('one'))).toHaveLength(32);
  expect(slots.take('other')).not.toBeNull();
});

it('there are so many, and each comes back', () => {
  const slots = create();
  const taken = times(100, (at) => slots.take(`holder ${at}`));
  expect(taken).toHaveLength(64);
  expect(slots.take('one more')).toBeNull();
  for (const release of taken) release();
  expect(times(100, (at) => slots.take(`holder ${at}`))).toHaveLength(64);
});

it('a slot that is released twice comes back once', () => {
  const slots = createTrySlots({ most: 2, ofHolder: 2 });
  const [first] = times(2, () => slots.take('one'));
  first!();
  first!();
  expect(times(2, () => slots.take('one'))).toHaveLength(1);
});
