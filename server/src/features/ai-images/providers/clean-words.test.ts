import { expect, it } from 'vitest';
import { cleanWords } from './clean-words.ts';

const KEY = 'hunter2-very-secret';

it.each<[string, unknown, string]>([
  ['plain words', 'The prompt was rejected.', 'The prompt was rejected'],
  ['the key itself', `bad key ${KEY}!`, 'bad key ***!'],
  ['the key twice', `${KEY}${KEY}`, '******'],
  [
    'a key as OpenAI masks it',
    'Incorrect API key provided: sk-abc***xyz.',
    'Incorrect API key provided: ***',
  ],
  ['a header', 'Authorization: Bearer abcdef', 'Authorization: ***'],
  ['a link', 'see https://10.0.0.5:7860/docs?key=1 please', 'see … please'],
  ['an address', 'connect 192.168.1.7:7860 refused', 'connect … refused'],
  ['a version is no address', 'torch 2.1.0', 'torch 2.1.0'],
  ['lines and control characters', 'a\n\r\tb\u0000\u202Ec', 'a b c'],
  ['very long', 'x'.repeat(5000), 'x'.repeat(300)],
  ['Chinese', '内容不合规。', '内容不合规'],
  ['nothing', undefined, ''],
  ['an object', { message: KEY }, ''],
])('%s', (_, words, expected) => expect(cleanWords(words, [KEY])).toBe(expected));

it('a secret of three letters is not hunted in ordinary words', () => {
  expect(cleanWords('the cat', ['cat'])).toBe('the cat');
});
