import { expect, test } from 'vitest';
import { matchCommands } from './match-commands.ts';

const command = (title: string, words = '') => ({
  id: title,
  group: '',
  title,
  words,
  picture: null,
  run: () => {},
});
const all = [command('图库', 'Library /auth/user/image'), command('作品', 'Designs'), command('切换到深色')];

test.each([
  ['', ['图库', '作品', '切换到深色']],
  ['  ', ['图库', '作品', '切换到深色']],
  ['图', ['图库']],
  ['LIB', ['图库']],
  ['lib image', ['图库']],
  ['image designs', []],
  ['深', ['切换到深色']],
])('"%s"', (text, titles) => {
  expect(matchCommands(all, text).map((one) => one.title)).toEqual(titles);
});
