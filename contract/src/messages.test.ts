import { expect, it } from 'vitest';
import { storedMessage } from './messages/message.ts';
import { MESSAGE_SAMPLES, RENDER_REASON_SAMPLES } from './messages/message-samples.ts';
import { inBothLanguages, MESSAGES, message, messageText } from './messages.ts';

const SAMPLES = { ...MESSAGE_SAMPLES, ...RENDER_REASON_SAMPLES };

const figuresOf = (params: object) =>
  Object.values(params).flatMap((value) => (typeof value === 'number' ? [String(value)] : []));

it.each(Object.entries(SAMPLES))('%s is a sentence in each language, with its figures', (id, params) => {
  const stored = storedMessage.parse(JSON.parse(JSON.stringify({ id, params })));
  const { zh, en } = inBothLanguages(stored);
  expect(zh).toMatch(/\p{Script=Han}/u);
  expect(en).not.toMatch(/\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/u);
  for (const text of [zh, en]) {
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    for (const figure of figuresOf(params)) expect(text).toContain(figure);
  }
});

it('every message has a sample', () => {
  expect(Object.keys(MESSAGE_SAMPLES).sort()).toEqual(Object.keys(MESSAGES).sort());
});

it('leaves out what there is none of', () => {
  const none = message('sheets.exported', { exported: 5, wrong: 0, deleted: 0, notes: 0 });
  expect(inBothLanguages(none)).toEqual({ zh: '已导出 5 件', en: '5 exported' });
});

it('words reasons of renders, also those of a newer version', () => {
  const damaged = { id: 'rendering.damaged-picture', params: { picture: 'cat.png' } };
  expect(messageText(damaged, 'en')).toContain('“cat.png” is damaged');
  expect(messageText({ id: 'rendering.newer', params: {} }, 'en')).toContain('went wrong');
});

it.each(['downloads.newer', 'toString', ''])('says of %j that it is from a newer version', (id) => {
  expect(messageText({ id, params: {} }, 'en')).toContain('newer version');
});
