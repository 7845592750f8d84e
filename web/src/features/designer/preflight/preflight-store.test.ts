import { createDesign } from '@diy/design/document';
import { createEditor } from '@diy/design/editing';
import { buildTextLayer } from '@diy/design/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPictureStore } from '../assets/picture-store.ts';
import { instantFonts, testTemplate } from '../testing/build-session.ts';
import { createPreflightStore, textInfo } from './preflight-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  let lastId = 0;
  const editor = createEditor(createDesign(testTemplate.definition), { newId: () => `n${++lastId}` });
  const fonts = instantFonts({ 'noto-sans-sc-400': /é/ });
  const pictures = createPictureStore(() => {});
  const store = createPreflightStore({ template: testTemplate, editor, fonts, pictures });
  const found = () => store.findings.get().map(({ id }) => id);
  const addText = (text: string) =>
    editor.run('addLayer', { surfaceId: 'front', layer: buildTextLayer({ id: text, text }) });
  return { store, fonts, found, addText };
}

test('nothing is looked at until the design rests, and then once', () => {
  const { store, found, addText } = open();
  let looks = 0;
  store.findings.subscribe(() => looks++);
  store.follow(false);
  vi.advanceTimersByTime(299);
  store.follow(false);
  vi.advanceTimersByTime(299);
  expect(found()).toEqual([]);
  addText('你好');
  vi.advanceTimersByTime(1);
  expect(looks).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(looks).toBe(1);
});

test('a gesture puts it off until it ends', () => {
  const { store, found } = open();
  store.follow(false);
  store.follow(true);
  vi.advanceTimersByTime(10_000);
  expect(found()).toEqual([]);
  store.follow(false);
  vi.advanceTimersByTime(300);
  expect(found()).toContain('empty-design');
});

test('looking now does not wait, and a store that is gone looks no more', () => {
  const { store, found, addText } = open();
  store.checkNow();
  expect(found()).toContain('empty-design');
  addText('你好');
  store.follow(false);
  store.dispose();
  vi.advanceTimersByTime(10_000);
  expect(found()).toContain('empty-design');
});

test('rules about words wait for the font', () => {
  const { store, fonts, found, addText } = open();
  addText('café é');
  store.checkNow();
  expect(found()).not.toContain('missing-glyph');
  expect(textInfo(buildTextLayer(), fonts)).toBeNull();
  fonts.request('noto-sans-sc-400');
  store.checkNow();
  expect(textInfo(buildTextLayer(), fonts)).not.toBeNull();
  expect(found()).not.toContain('empty-design');
});

test('a check pauses for what waits, and the next change ends it', () => {
  const { store, found, addText } = open();
  // Every look at the clock takes longer than a slice: one step each.
  vi.spyOn(performance, 'now').mockImplementation(
    (
      (now) => () =>
        (now += 100)
    )(0),
  );
  for (const text of ['one', 'two', 'three']) addText(text);
  let looks = 0;
  store.findings.subscribe(() => looks++);
  store.follow(false);
  vi.advanceTimersByTime(300);
  for (let step = 0; step < 3; step += 1) vi.advanceTimersToNextTimer();
  expect(looks).toBe(0);
  store.follow(true);
  vi.runAllTimers();
  expect(looks).toBe(0);
  store.follow(false);
  vi.runAllTimers();
  expect(looks).toBe(1);
  const inSteps = found();
  store.checkNow();
  expect(found()).toEqual(inSteps);
  vi.restoreAllMocks();
});
