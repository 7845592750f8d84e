import { expect, it } from 'vitest';
import { createPartsUnderWay } from './parts-under-way.ts';

const part = (number: number, bytes: number, maxBytes = 100, recorded: number[] = []) => ({
  number,
  bytes,
  maxBytes,
  recorded,
});

it('parts sent at once hold their bytes before they are written', () => {
  const { take } = createPartsUnderWay();
  const first = take('a', part(1, 60));
  take('a', part(2, 40));
  expect(() => take('a', part(3, 1))).toThrow('exceed FsizeLimit');
  // Another upload has its own file, and what has ended makes room.
  take('b', part(1, 100));
  first();
  take('a', part(3, 60));
});

it('a part that is recorded already counts once', () => {
  const { take } = createPartsUnderWay();
  take('a', part(1, 60));
  // It is recorded, and its request has not ended.
  take('a', part(2, 40, 40, [1]));
});

it('a part that is sent again after its connection broke takes nothing more', () => {
  const { take } = createPartsUnderWay();
  for (let n = 0; n < 5; n++) take('a', part(1, 60));
  take('a', part(2, 40));
});
