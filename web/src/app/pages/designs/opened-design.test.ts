import { expect, test } from 'vitest';
import { type OpenedDesign, openedFor, showOpened } from './opened-design.ts';

/**
 * An address (a template, or a saved design as `#id`), `~` and an address when React throws away what it drew there, or `saved id`: the open
 * design was saved for the first time.
 */
function keysAt(steps: readonly string[]): number[] {
  let opened: OpenedDesign | null = null;
  return steps.flatMap((step) => {
    if (step.startsWith('saved ')) {
      Object.assign(opened!, { designId: step.slice(6), isMoving: true });
      return [];
    }
    const asked = step.replace('~', '');
    const designId = asked.startsWith('#') ? asked.slice(1) : null;
    const drawn = openedFor(opened, asked, designId);
    if (asked === step) opened = showOpened(drawn, designId);
    return [drawn.key];
  });
}

test.each<[string, string[], number[]]>([
  ['is drawn again', ['mug', 'mug', 'mug'], [1, 1, 1]],
  ['gets its address with the first save', ['mug', 'saved a', '#a', '#a'], [1, 1, 1]],
  ['is drawn at the old address after the save', ['mug', 'saved a', 'mug', 'mug', '#a'], [1, 1, 1, 1]],
  ['is drawn at its address and thrown away', ['mug', 'saved a', '~#a', 'mug', '~#a', '#a'], [1, 1, 1, 1, 1]],
  ['stays, while another is drawn and thrown away', ['mug', '~#b', 'mug', '~#b', '#b'], [1, 2, 1, 2, 2]],
  ['is followed by another new one of its template', ['mug', 'saved a', '#a', 'mug'], [1, 1, 2]],
  ['is followed by one of another template, while it moves', ['mug', 'saved a', 'shirt'], [1, 2]],
  ['is saved, and left for another', ['#a', '#b', '#a'], [1, 2, 3]],
  ['is new in another colour', ['mug red', 'mug blue'], [1, 2]],
])('a design that %s', (_, steps, keys) => expect(keysAt(steps)).toEqual(keys));
