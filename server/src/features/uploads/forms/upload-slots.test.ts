import { expect, it } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

const times = (count: number, take: (at: number) => (() => void) | null) =>
  Array.from({ length: count }, (_, at) => take(at)).filter((free) => free !== null);

it('one network takes half of the slots, and others still find one', () => {
  const slots = createUploadSlots();
  expect(times(64, () => slots.take('203.0.113.7'))).toHaveLength(32);
  expect(slots.take('203.0.113.8')).not.toBeNull();
});

it('addresses of one IPv6 network share their slots', () => {
  const slots = createUploadSlots();
  expect(times(40, (at) => slots.take(`2001:db8::${at.toString(16)}`))).toHaveLength(32);
});

it('there are sixty-four, and each comes back', () => {
  const slots = createUploadSlots();
  const taken = times(100, (at) => slots.take(`198.51.100.${at}`));
  expect(taken).toHaveLength(64);
  expect(slots.take('203.0.113.1')).toBeNull();
  for (const free of taken) free();
  expect(times(100, (at) => slots.take(`198.51.100.${at}`))).toHaveLength(64);
});
