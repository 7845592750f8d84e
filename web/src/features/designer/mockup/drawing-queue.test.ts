import { describe, expect, it } from 'vitest';
import {
  afterDrawing,
  type DrawingKind,
  type DrawingQueue,
  NO_DRAWINGS,
  nextDrawing,
  withAsked,
  withBegun,
} from './drawing-queue.ts';

it.each<[DrawingKind | null, DrawingKind | null, DrawingKind | null]>([
  [null, null, null],
  [null, 'live', 'live'],
  [null, 'full', 'full'],
  ['live', null, null],
  ['live', 'live', null],
  ['live', 'full', null],
  ['full', null, null],
  ['full', 'live', 'live'],
  ['full', 'full', null],
])('while %s is drawn and %s waits, %s begins', (underWay, waiting, next) => {
  expect(nextDrawing({ underWay, waiting })).toBe(next);
});

/** Asks (`live`, `full`) and ends (`end`) in turn; gives what was begun. */
function play(events: readonly (DrawingKind | 'end')[]) {
  const begun: DrawingKind[] = [];
  let queue: DrawingQueue = NO_DRAWINGS;
  for (const event of events) {
    queue = event === 'end' ? afterDrawing(queue) : withAsked(queue, event);
    const next = nextDrawing(queue);
    if (!next) continue;
    begun.push(next);
    queue = withBegun(next);
  }
  return { begun: begun.join(' '), queue };
}

describe('a burst', () => {
  it.each<[string, (DrawingKind | 'end')[], string]>([
    ['of live ones is the first and the newest', ['live', 'live', 'live', 'live', 'end', 'end'], 'live live'],
    ['that rests ends with a full one', ['live', 'live', 'end', 'full', 'end', 'end'], 'live live full'],
    ['after rest stops the full one', ['full', 'live', 'end'], 'full live'],
    ['asked full and live meanwhile is drawn full', ['live', 'full', 'live', 'end'], 'live full'],
    ['of full ones is drawn once more', ['full', 'full', 'full', 'end', 'end'], 'full full'],
    ['of ends begins nothing', ['end', 'end'], ''],
  ])('%s', (_, events, begun) => {
    expect(play(events).begun).toBe(begun);
  });

  it('leaves nothing behind once all of it has ended', () => {
    expect(play(['live', 'live', 'full', 'end', 'end', 'end']).queue).toEqual(NO_DRAWINGS);
  });
});
