import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import { buildFontFace, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { layoutText } from '@diy/design/text';
import { describe, expect, test } from 'vitest';
import type { DesignerSession } from '../../session/designer-session.ts';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { bendText } from './bend-text.ts';
import { changeText, removeEmptyText, removeOnceLeft } from './change-text.ts';
import { fitNewText } from './fit-new-text.ts';
import { limitText } from './limit-text.ts';
import { writeText } from './write-text.ts';

const FONT = 'noto-sans-sc-400';
function open(part: Partial<TextLayer> = {}, isLoaded = true): DesignerSession {
  const fonts = instantFonts({ [FONT]: /ß/ });
  if (isLoaded) fonts.request(FONT);
  return buildSession([buildTextLayer({ id: 't', ...part }), buildShapeLayer({ id: 's' })], fonts);
}
const layerOf = ({ editor }: DesignerSession) => findLayer(editor.getState().design, 't')?.layer as TextLayer;
const undoCount = ({ editor }: DesignerSession) => {
  let steps = 0;
  while (editor.getState().canUndo) {
    editor.undo();
    steps += 1;
  }
  return steps;
};
const layoutOf = (session: DesignerSession) => {
  const face = session.fonts.face(FONT);
  return face ? layoutText(layerOf(session), face) : expect.unreachable();
};

test.each([
  ['left', 'top', 'right', 'top'],
  ['center', 'top', 'right', 'middle'],
  ['right', 'bottom', 'left', 'bottom'],
  ['left', 'middle', 'center', 'top'],
] as const)('lines that are %s %s become columns that are %s %s, and come back', (align, vertical, a, v) => {
  const session = open({ align, verticalAlign: vertical });
  writeText(session, 't', 'vertical');
  expect(layerOf(session)).toMatchObject({ writing: 'vertical', align: a, verticalAlign: v });
  writeText(session, 't', 'horizontal');
  expect(layerOf(session)).toMatchObject({ writing: 'horizontal', align, verticalAlign: vertical });
  expect(undoCount(session)).toBe(2);
});

test.each<[string, Partial<TextLayer>, string, 'vertical' | 'horizontal']>([
  ['a text that is written so already', {}, 't', 'horizontal'],
  ['a bent text', { arcDeg: 30 }, 't', 'vertical'],
  ['a shape', {}, 's', 'vertical'],
  ['a layer that is gone', {}, 'gone', 'vertical'],
])('%s stays as it is', (_, part, id, writing) => {
  const session = open(part);
  writeText(session, id, writing);
  expect(undoCount(session)).toBe(0);
});

test('columns longer than the print area get smaller letters, whole lines stay whole', () => {
  const session = open({
    text: '一二三四五六七八九十',
    fontSizeMm: 15,
    widthMm: 160,
    heightMm: 20,
    xMm: 100,
  });
  expect(layoutOf(session).lines).toHaveLength(1);
  writeText(session, 't', 'vertical');
  const layer = layerOf(session);
  expect(layer.fontSizeMm).toBeLessThan(15);
  expect(layer.heightMm).toBeLessThanOrEqual(80);
  expect(layoutOf(session).lines).toHaveLength(1);
});

test('a text that shrinks by itself keeps its size of letters', () => {
  const session = open({ text: '一二三四五六七八九十', fontSizeMm: 15, widthMm: 160, fit: 'shrink' });
  writeText(session, 't', 'vertical');
  expect(layerOf(session).fontSizeMm).toBe(15);
});

test('without its font the box is turned and nothing measured', () => {
  const session = open({ widthMm: 60, heightMm: 20 }, false);
  writeText(session, 't', 'vertical');
  expect(layerOf(session)).toMatchObject({ writing: 'vertical', heightMm: 60, widthMm: 20, fontSizeMm: 10 });
});

test('words of several lines are bent in letters that keep their width', () => {
  const session = open({ text: '一二三四五六七八', widthMm: 41, heightMm: 27 });
  expect(layoutOf(session).lines.length).toBeGreaterThan(1);
  bendText(session, 't');
  const layer = layerOf(session);
  expect(layer.arcDeg).toBe(90);
  expect(layer.fontSizeMm).toBeLessThan(10);
  expect(layer.fontSizeMm).toBeGreaterThan(1);
  expect(undoCount(session)).toBe(1);
});

test.each([
  ['a short word', '你', true, 10],
  ['words whose font is not there', '一二三四五六七八九十', false, 10],
])('%s keeps its size when bent', (_, text, isLoaded, size) => {
  const session = open({ text }, isLoaded);
  bendText(session, 't');
  expect(layerOf(session)).toMatchObject({ arcDeg: 90, fontSizeMm: size });
});

test('only texts are bent', () => {
  const session = open();
  bendText(session, 's');
  bendText(session, 'gone');
  expect(undoCount(session)).toBe(0);
});

test('a name that was made of the words follows them, one by hand stays', () => {
  const own = open({ name: '你好' });
  changeText(own, 't', { text: '再见' });
  expect(layerOf(own)).toMatchObject({ text: '再见', name: '再见' });
  const given = open({ name: '标题' });
  changeText(given, 't', { text: '再见' });
  expect(layerOf(given).name).toBe('标题');
  changeText(given, 't', { colour: '#FF0000' });
  expect(layerOf(given)).toMatchObject({ colour: '#FF0000', text: '再见', name: '标题' });
});

test('typing with one key is one step', () => {
  const session = open();
  for (const text of ['一', '一二', '一二三']) changeText(session, 't', { text }, 'text:t');
  expect(undoCount(session)).toBe(1);
  expect(layerOf(session).text).toBe('你好');
});

test('a height that is set stays, however many words there are', () => {
  const session = open({ heightMm: 13 });
  changeText(session, 't', { text: '一二三四五六七八九十', heightMm: 5 });
  expect(layerOf(session).heightMm).toBe(5);
});

test('the box grows when the font comes, in the same step', () => {
  const session = open({ heightMm: 13 }, false);
  changeText(session, 't', { text: '一二三四五六七八九十一二三四' }, 'text:t');
  expect(layerOf(session).heightMm).toBe(13);
  session.fonts.request(FONT);
  expect(layerOf(session).heightMm).toBeGreaterThan(30);
  expect(undoCount(session)).toBe(1);
});

test('a text deleted before its font came is no trouble', () => {
  const session = open({}, false);
  changeText(session, 't', { text: '一二三四五六七八九十' });
  session.editor.run('removeLayers', { layerIds: ['t'] });
  expect(() => session.fonts.request(FONT)).not.toThrow();
});

test.each<[string, Partial<TextLayer>, boolean]>([
  ['empty', { text: '', name: '文字' }, true],
  ['of blanks', { text: ' \n ', name: '文字' }, true],
  ['with words', { text: '字', name: '字' }, false],
  ['that a person named', { text: '', name: '姓名' }, false],
  ['that is locked', { text: '', name: '文字', locked: true }, false],
  ['that orders fill', { text: '', name: '文字', bindings: { text: 'f' } }, false],
])('a text %s that is left goes: %s', (_, part, isGone) => {
  const session = open(part);
  removeEmptyText(session, 't', 'text:t:1');
  expect(findLayer(session.editor.getState().design, 't') === null).toBe(isGone);
});

test('emptying a text and its going are one step', () => {
  const session = open();
  changeText(session, 't', { text: '' }, 'text:t:1');
  removeEmptyText(session, 't', 'text:t:1');
  expect(findLayer(session.editor.getState().design, 't')).toBe(null);
  expect(undoCount(session)).toBe(1);
  expect(layerOf(session).text).toBe('你好');
});

test.each([
  ['a word', '你', 20, 200, 100],
  ['more than fits in any size', '一'.repeat(5000), 1, 40, 20],
])('%s is added in letters of the size that can be', (_, text, expected, widthMm, heightMm) => {
  const layer = buildTextLayer({ text, fontSizeMm: 20, widthMm: widthMm * 0.8, heightMm: 26 });
  const fitted = fitNewText(layer, { widthMm, heightMm }, buildFontFace(FONT));
  expect(fitted).toMatchObject({ text, fontSizeMm: expected });
});

test('a page is added in letters that fill the print area and fit it', () => {
  const text = '一二三四五六七八九十'.repeat(90);
  const layer = buildTextLayer({ text, fontSizeMm: 20, widthMm: 160, heightMm: 26 });
  const fitted = fitNewText(layer, { widthMm: 200, heightMm: 100 }, buildFontFace(FONT));
  expect(fitted.text).toBe(text);
  expect(fitted.fontSizeMm).toBeGreaterThan(1);
  expect(fitted.heightMm).toBeLessThanOrEqual(90);
  expect(fitted.heightMm).toBeGreaterThan(70);
});

describe('a text that has been emptied', () => {
  const openEmptied = () => {
    const session = open({ text: '你好', name: '你好' });
    session.editor.select(['t']);
    changeText(session, 't', { text: '' }, 'text:t:1');
    return { session, leave: removeOnceLeft(session, 't', 'text:t:1') };
  };
  const isThere = ({ editor }: DesignerSession) => findLayer(editor.getState().design, 't') !== null;

  test('stays while it is selected, moved and written into again', () => {
    const { session } = openEmptied();
    const { editor } = session;
    editor.beginGesture();
    editor.run('moveLayers', { layerIds: ['t'], dxMm: 3, dyMm: 0 }, { fromGestureStart: true });
    editor.select([]);
    expect(isThere(session)).toBe(true);
    editor.select(['t']);
    editor.endGesture();
    expect(isThere(session)).toBe(true);
    changeText(session, 't', { text: '再见' });
    editor.select([]);
    expect(isThere(session)).toBe(true);
  });

  test('goes when another thing is selected and it is not being edited', () => {
    const { session } = openEmptied();
    session.ui.set((now) => ({ ...now, editingTextId: 't' }));
    session.editor.select([]);
    expect(isThere(session)).toBe(true);
    session.ui.set((now) => ({ ...now, editingTextId: null }));
    expect(isThere(session)).toBe(false);
  });

  test('goes at once, in the step of its last letter, when its field is closed', () => {
    const { session, leave } = openEmptied();
    leave();
    expect(isThere(session)).toBe(false);
    session.editor.undo();
    expect(layerOf(session).text).toBe('你好');
  });
});

test('a text keeps the name by which a field fills it, whatever is written, and stays when it is emptied', () => {
  const session = open({ text: '姓名', name: '姓名' });
  const { editor } = session;
  editor.reset({
    ...editor.getState().design,
    fields: [{ id: 'f', kind: 'text', name: '称呼', aliases: ['姓 名'], whenEmpty: 'stop' }],
  });
  changeText(session, 't', { text: '张三' });
  expect(layerOf(session).name).toBe('姓名');
  changeText(session, 't', { text: '' });
  removeEmptyText(session, 't', 'text:t:1');
  expect(layerOf(session).text).toBe('');
});

test.each([
  ['at the end', '一'.repeat(4999), `${'一'.repeat(4999)}新词`, `${'一'.repeat(4999)}新`],
  ['in the middle', `甲${'一'.repeat(4998)}乙`, `甲新${'一'.repeat(4998)}乙`, `甲${'一'.repeat(4998)}乙`],
  [
    'over a part',
    `甲${'一'.repeat(4997)}丙乙`,
    `甲${'一'.repeat(4997)}新新新乙`,
    `甲${'一'.repeat(4997)}新乙`,
  ],
  ['in place of all', '甲', '乙'.repeat(5003), '乙'.repeat(5000)],
  ['behind half a character', `😀${'一'.repeat(4998)}`, `😁字${'一'.repeat(4998)}`, `😁${'一'.repeat(4998)}`],
])('words put in %s are cut themselves where there is no room', (_, before, words, expected) => {
  expect(limitText(words, before)).toBe(expected);
});

test.each<[string, string, number, number]>([
  ['fewer lines', 'ab', 39, 13],
  ['more lines', 'three words here again', 39, 52],
  ['fewer lines in a box with more room', 'ab', 60, 60],
])('words written before their font was there have a box of %s once it is', (_, text, heightMm, expected) => {
  const session = open({ text: 'three words here', heightMm, verticalAlign: 'top' }, false);
  const top = layerOf(session).yMm - heightMm / 2;
  changeText(session, 't', { text: `${text}!` }, 'words');
  changeText(session, 't', { text }, 'words');
  expect(layerOf(session).heightMm).toBe(heightMm);
  session.fonts.request(FONT);
  expect(layerOf(session)).toMatchObject({ text, heightMm: expected });
  expect(layerOf(session).yMm - expected / 2).toBeCloseTo(top);
  expect(undoCount(session)).toBe(1);
});
