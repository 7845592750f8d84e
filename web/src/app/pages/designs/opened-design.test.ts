import { expect, test } from 'vitest';
import { type OpenedDesign, openedFor } from './opened-design.ts';

/** An address (a template, or a saved design as `#id`), or `saved id`: the open design was saved for the first time. */
function keysAt(steps: readonly string[]): number[] {
  let opened: OpenedDesign | null = null;
  return steps.flatMap((step) => {
    if (step.startsWith('saved ')) {
      Object.assign(opened!, { designId: step.slice(6), isMoving: true });
      return [];
    }
    opened = openedFor(opened, step, step.startsWith('#') ? step.slice(1) : null);
    return [opened.key];
  });
}

test.each<[string, string[], number[]]>([
  ['is drawn again', ['mug', 'mug', 'mug'], [1, 1, 1]],
  ['gets its address with the first save', ['mug', 'saved a', '#a', '#a'], [1, 1, 1]],
  ['is drawn at the old address after the save', ['mug', 'saved a', 'mug', 'mug', '#a'], [1, 1, 1, 1]],
  ['is followed by another new one of its template', ['mug', 'saved a', '#a', 'mug'], [1, 1, 2]],
  ['is followed by one of another template, while it moves', ['mug', 'saved a', 'shirt'], [1, 2]],
  ['is saved, and left for another', ['#a', '#b', '#a'], [1, 2, 3]],
  ['is new in another colour', ['mug red', 'mug blue'], [1, 2]],
])('a design that %s', (_, steps, keys) => expect(keysAt(steps)).toEqual(keys));
