import { expect, it } from 'vitest';
import { createUploadPlaces } from './upload-places.ts';

const times = (count: number, take: (at: number) => (() => void) | null) =>
  Array.from({ length: count }, (_, at) => take(at)).filter((free) => free !== null);

it('one network takes half of the places, and others still find one', () => {
  const places = createUploadPlaces();
  expect(times(64, () => places.take('203.0.113.7'))).toHaveLength(32);
  expect(places.take('203.0.113.8')).not.toBeNull();
});

it('addresses of one IPv6 network share their places', () => {
  const places = createUploadPlaces();
  expect(times(40, (at) => places.take(`2001:db8::${at.toString(16)}`))).toHaveLength(32);
});

it('there are sixty-four, and each comes back', () => {
  const places = createUploadPlaces();
  const taken = times(100, (at) => places.take(`198.51.100.${at}`));
  expect(taken).toHaveLength(64);
  expect(places.take('203.0.113.1')).toBeNull();
  for (const free of taken) free();
  expect(times(100, (at) => places.take(`198.51.100.${at}`))).toHaveLength(64);
});
