import { expect, it } from 'vitest';
import { createForegroundPriority } from '../../../platform/concurrency/foreground-priority.ts';
import { posterOf } from '../testing/count-prints.ts';
import { limitFiles } from './limit-files.ts';
import type { Renderer } from './renderer.ts';

/** A renderer whose files are made when they are called for, and the files it has begun. */
function watch(atOnce: number) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const make = (name: string) =>
    new Promise<never>((resolve) => {
      began.push(name);
      ends.set(name, () => resolve(undefined as never));
    });
  const renderer: Renderer = {
    prepare: async () => undefined,
    mockup: ({ ownerId, key }) => make(`${ownerId} mockup ${key}`),
    mockupInColours: ({ ownerId, key }) => make(`${ownerId} colours ${key}`),
    print: ({ ownerId, key }, _surface, onMade) =>
      make(`${ownerId} print ${key}`).then((made) => {
        onMade?.();
        return made;
      }),
    preview: ({ ownerId, key }) => make(`${ownerId} preview ${key}`),
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)!();
    await settle();
  };
  const foreground = createForegroundPriority(60_000);
  return { began, settle, end, foreground, shared: limitFiles(renderer, atOnce, foreground) };
}

const posterFor = (ownerId: string, key: string) => ({ ...posterOf([10, 10]), ownerId, key });

it('makes another account’s file next, whatever kind of file the many of one are', async () => {
  const { began, settle, end, shared } = watch(2);
  for (let n = 1; n <= 6; n += 1) {
    void shared.print(posterFor('a', `${n}`), 'front');
    void shared.mockup(posterFor('a', `${n}`), 'photo');
  }
  await settle();
  expect(began).toEqual(['a print 1', 'a mockup 1']);
  void shared.mockup(posterFor('b', '1'), 'photo');
  void shared.preview(posterFor('c', '1'), 'front', 100);
  await end('a print 1');
  await end('a mockup 1');
  expect(began.slice(2).sort()).toEqual(['b mockup 1', 'c preview 1']);
  void shared.print(posterFor('b', '1'), 'front');
  await end('b mockup 1');
  // Nothing of a is being made, so it has waited longer than b.
  expect(began.at(-1)).toBe('a print 2');
});

it('frees the place of a print that is made and only being stored', async () => {
  const stored: (() => void)[] = [];
  const began: string[] = [];
  const print: Renderer['print'] = async ({ key }, _surface, onMade) => {
    began.push(key);
    onMade?.();
    await new Promise<void>((resolve) => stored.push(resolve));
    return { key } as never;
  };
  const shared = limitFiles({ ...watch(1).shared, print }, 1, createForegroundPriority(60_000));
  const [first, second] = [
    shared.print(posterFor('a', '1'), 'front'),
    shared.print(posterFor('a', '2'), 'front'),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).toEqual(['1', '2']);
  for (const end of stored) end();
  expect([(await first).key, (await second).key]).toEqual(['1', '2']);
});

it('frees the place of a file that fails', async () => {
  const mockup = async () => {
    throw new Error('broken');
  };
  const shared = limitFiles({ ...watch(1).shared, mockup }, 1, createForegroundPriority(60_000));
  for (let n = 0; n < 3; n += 1)
    await expect(shared.mockup(posterFor('a', '1'), 'photo')).rejects.toThrow('broken');
});

it('begins no file of a batch while somebody waits for a saved design', async () => {
  const { began, settle, end, foreground, shared } = watch(4);
  const saved = foreground.first(async () => {
    await shared.mockup(posterFor('b', 'saved'), 'photo');
    await shared.print(posterFor('b', 'saved'), 'front');
  });
  void shared.print(posterFor('a', 'cell'), 'front');
  void shared.preview(posterFor('c', '1'), 'front', 100);
  await settle();
  expect([...began].sort()).toEqual(['b mockup saved', 'c preview 1']);
  await end('b mockup saved');
  expect(began.at(-1)).toBe('b print saved');
  await end('b print saved');
  await saved;
  await settle();
  expect(began.at(-1)).toBe('a print cell');
});
