import { expect, it } from 'vitest';
import { createLatestPictures } from './latest-pictures.ts';

function build() {
  const closed: string[] = [];
  const received: string[] = [];
  const names = new Map<ImageBitmap, string>();
  const bitmap = (name: string) => {
    const one = { close: () => void closed.push(name) } as unknown as ImageBitmap;
    names.set(one, name);
    return one;
  };
  const pictures = createLatestPictures();
  const follow = (id: string, who: string) =>
    pictures.follow(id, (one) => void received.push(`${who}: ${names.get(one)}`));
  return { pictures, bitmap, follow, closed, received };
}

it('gives the newest picture to whoever comes later, and closes the one before', () => {
  const { pictures, bitmap, follow, closed, received } = build();
  pictures.give('mug', bitmap('first'));
  pictures.give('mug', bitmap('second'));
  pictures.give('cap', bitmap('cap'));
  follow('mug', 'dock');
  follow('tote', 'tab');
  expect(received).toEqual(['dock: second']);
  expect(closed).toEqual(['first']);
});

it('tells all who follow it, until they stop', () => {
  const { pictures, bitmap, follow, received } = build();
  const stop = follow('mug', 'dock');
  follow('mug', 'preview');
  pictures.give('mug', bitmap('first'));
  stop();
  stop();
  pictures.give('mug', bitmap('second'));
  expect(received).toEqual(['dock: first', 'preview: first', 'preview: second']);
});
