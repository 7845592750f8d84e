import { expect, it } from 'vitest';
import { createPictureShelf } from './picture-shelf.ts';

function build() {
  const closed: string[] = [];
  const heard: string[] = [];
  const names = new Map<ImageBitmap, string>();
  const bitmap = (name: string) => {
    const one = { close: () => void closed.push(name) } as unknown as ImageBitmap;
    names.set(one, name);
    return one;
  };
  const shelf = createPictureShelf();
  const follow = (id: string, who: string) =>
    shelf.follow(id, (one) => void heard.push(`${who}: ${names.get(one)}`));
  return { shelf, bitmap, follow, closed, heard };
}

it('gives the newest picture to whoever comes later, and closes the one before', () => {
  const { shelf, bitmap, follow, closed, heard } = build();
  shelf.give('mug', bitmap('first'));
  shelf.give('mug', bitmap('second'));
  shelf.give('cap', bitmap('cap'));
  follow('mug', 'dock');
  follow('tote', 'tab');
  expect(heard).toEqual(['dock: second']);
  expect(closed).toEqual(['first']);
});

it('tells all who follow it, until they stop', () => {
  const { shelf, bitmap, follow, heard } = build();
  const stop = follow('mug', 'dock');
  follow('mug', 'preview');
  shelf.give('mug', bitmap('first'));
  stop();
  stop();
  shelf.give('mug', bitmap('second'));
  expect(heard).toEqual(['dock: first', 'preview: first', 'preview: second']);
});
