// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useEditor } from '../../session/designer-context.ts';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { TextSection } from './text-section.tsx';

afterEach(cleanup);

function Section() {
  const layer = useEditor((state) => findLayer(state.design, 't')?.layer);
  return layer?.kind === 'text' ? <TextSection layer={layer} /> : null;
}

const EMOJI = /\p{Extended_Pictographic}/u;
const LATIN_ONLY = /\p{Script=Han}|\p{Extended_Pictographic}/u;

async function show(text: Partial<TextLayer> = {}) {
  const fonts = instantFonts({ 'montserrat-400': LATIN_ONLY, 'noto-sans-sc-400': EMOJI });
  const layer = buildTextLayer({ id: 't', text: 'Hello', fontId: 'montserrat-400', widthMm: 90, ...text });
  const session = buildSession([layer], fonts);
  fonts.request(layer.fontId);
  await showInSession(session, <Section />);
  const now = () => findLayer(session.editor.getState().design, 't')?.layer as TextLayer;
  const set = (label: string, value: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  return { session, now, set, person: userEvent.setup() };
}

describe('TextSection', () => {
  it('sets the size in millimetres or points, and the box follows its words', async () => {
    const { session, now, set } = await show();
    const before = now();
    set('字号', '40');
    expect(now().fontSizeMm).toBe(40);
    expect(now().heightMm).toBeGreaterThan(80);
    set('磅', '72');
    expect(now().fontSizeMm).toBeCloseTo(25.4, 3);
    expect((screen.getByLabelText('磅') as HTMLInputElement).value).toBe('72');
    session.editor.undo();
    expect(now()).toEqual(before);
  });

  it('says which limit it kept to, until something else is typed', async () => {
    const { now, set } = await show();
    set('行距', '99');
    expect(now().lineHeight).toBe(5);
    expect(screen.getByText('最大 5')).toBeTruthy();
    set('行距', '0');
    expect(screen.getByText('最小 0.5')).toBeTruthy();
    set('字号', '一半');
    expect(screen.getByText('请输入数字')).toBeTruthy();
    set('行距', '2');
    expect(screen.queryByText('最小 0.5')).toBeNull();
  });

  it('switches a shadow on with a strength and off again', async () => {
    const { now, person } = await show();
    await person.click(screen.getByTestId('text-shadow'));
    expect(now().shadow).toMatchObject({ opacity: 0.4 });
    await person.click(screen.getByTestId('text-shadow'));
    expect(now().shadow).toBeNull();
  });

  it('changes a shadow in one step, however many values of it', async () => {
    const { session, now, set } = await show({ fontSizeMm: 20, shadow: null });
    fireEvent.click(screen.getByTestId('text-shadow'));
    const first = now().shadow;
    expect(first).toMatchObject({ dxMm: 0.8, dyMm: 1.2, blurMm: 1.6 });
    set('X', '-3');
    set('模糊', '999');
    set('浓度', '75');
    expect(now().shadow).toEqual({ ...first, dxMm: -3, blurMm: 100, opacity: 0.75 });
    act(() => session.editor.undo());
    expect(now().shadow).toEqual(first);
    act(() => session.editor.undo());
    expect(now().shadow).toBeNull();
  });

  it('bends words in a box of their own and straightens them again, a step each', async () => {
    const { session, now, set, person } = await show();
    const before = now();
    await person.click(screen.getByTestId('text-arc'));
    expect(now()).toMatchObject({ arcDeg: 90 });
    const bent = now();
    expect(bent.heightMm).toBeGreaterThan(0);
    set('弧度', '180');
    expect(now().arcDeg).toBe(180);
    expect(now().widthMm).toBeLessThan(bent.widthMm);
    await person.click(screen.getByTestId('text-arc'));
    expect(now().arcDeg).toBe(0);
    expect(now().heightMm).toBeCloseTo(now().fontSizeMm * now().lineHeight, 3);
    for (let step = 0; step < 3; step += 1) session.editor.undo();
    expect(now()).toEqual(before);
  });

  it('writes words in columns and back, the box turning with them, a step each', async () => {
    const { session, now, person } = await show({
      text: '海边的夏天',
      align: 'center',
      verticalAlign: 'middle',
    });
    const before = now();
    await person.click(screen.getByTestId('text-writing-vertical'));
    expect(now()).toMatchObject({
      writing: 'vertical',
      align: 'center',
      verticalAlign: 'middle',
      xMm: 50,
      yMm: 50,
    });
    // As high as the lines were wide, within four fifths of the print area's 100 mm; as wide as one column.
    expect(now().heightMm).toBe(80);
    expect(now().widthMm).toBeCloseTo(13, 3);
    expect((screen.getByTestId('text-arc') as HTMLButtonElement).disabled).toBe(true);
    await person.click(screen.getByTestId('text-upright-digits'));
    expect(now().uprightDigits).toBe(true);
    await person.click(screen.getByTestId('text-writing-horizontal'));
    expect(now()).toMatchObject({ writing: 'horizontal', widthMm: 80 });
    expect(now().heightMm).toBeCloseTo(13, 3);
    for (let step = 0; step < 3; step += 1) session.editor.undo();
    expect(now()).toEqual(before);
  });

  it('makes words smaller that would not fit the print area as columns', async () => {
    const { session, now, person } = await show({
      text: '春风得意马蹄疾，一日看尽长安花。'.repeat(3),
      fontSizeMm: 25,
      widthMm: 160,
    });
    const before = now();
    await person.click(screen.getByTestId('text-writing-vertical'));
    expect(now().fontSizeMm).toBeLessThan(25);
    expect(now().fontSizeMm).toBeGreaterThan(10);
    expect(now().widthMm).toBeLessThanOrEqual(160);
    expect(now().heightMm).toBe(80);
    session.editor.undo();
    expect(now()).toEqual(before);
  });

  it('does not offer columns to bent words', async () => {
    await show({ arcDeg: 90 });
    expect((screen.getByTestId('text-writing-vertical') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('弯曲的文字不能竖排，请先关闭弯曲。')).toBeTruthy();
  });

  it('fills words with a gradient and keeps their colour for later', async () => {
    const { session, now, set, person } = await show();
    const before = now();
    await person.click(screen.getByTestId('inspector-text-colour-fill-gradient'));
    expect(now().gradient?.stops.length).toBe(3);
    await person.click(screen.getByTestId('gradient-gold'));
    const gold = now().gradient;
    expect(gold?.stops.map(({ colour }) => colour)).toEqual(['#B07A1E', '#F4DE8E', '#C8942B', '#7A4A0E']);
    await person.click(screen.getByTestId('gradient-reverse'));
    expect(now().gradient?.stops.map(({ colour }) => colour)).toEqual(
      gold?.stops.map(({ colour }) => colour).reverse(),
    );
    set('角度', '45');
    expect(now().gradient?.angleDeg).toBe(45);
    expect((screen.getByTestId('gradient-add') as HTMLButtonElement).disabled).toBe(true);
    await person.click(screen.getByRole('button', { name: '删除颜色 4' }));
    expect(now().gradient?.stops).toHaveLength(3);
    await person.click(screen.getByTestId('inspector-text-colour-fill-plain'));
    expect(now()).toMatchObject({ gradient: null, colour: before.colour });
    for (let step = 0; step < 6; step += 1) session.editor.undo();
    expect(now()).toEqual(before);
  });

  it('bends words of several lines within the width they had', async () => {
    const { now, person } = await show({ text: 'Hello summer at the sea', widthMm: 40 });
    await person.click(screen.getByTestId('text-arc'));
    expect(now().fontSizeMm).toBeLessThan(10);
    expect(now().widthMm).toBeLessThanOrEqual(40.01);
  });

  it('offers a shipped font that has the characters the chosen one lacks', async () => {
    const { session, now, person } = await show({ text: 'Hello 你好' });
    expect(screen.getByTestId('missing-glyphs').textContent).toContain('你 好');
    await person.click(screen.getByTestId('font-instead'));
    expect(now()).toMatchObject({ text: 'Hello 你好', fontId: 'noto-sans-sc-400' });
    expect(screen.queryByTestId('missing-glyphs')).toBeNull();
    session.editor.undo();
    expect(now().fontId).toBe('montserrat-400');
  });

  it('names the font that sets what the chosen one lacks, and keeps to the chosen one when told', async () => {
    const { session, now, person } = await show({
      text: 'Hello 你好',
      fallbackFontIds: ['noto-sans-sc-400'],
    });
    act(() => session.fonts.request('noto-sans-sc-400'));
    expect(screen.getByTestId('fallback-fonts').textContent).toContain('2 个字用思源黑体： 你 好');
    expect(screen.queryByTestId('missing-glyphs')).toBeNull();
    await person.click(screen.getByRole('button', { name: '只用所选字体' }));
    expect(now().fallbackFontIds).toEqual([]);
    expect(screen.getByTestId('missing-glyphs').textContent).toContain('你 好');
    await person.click(screen.getByTestId('use-fallbacks'));
    expect(now().fallbackFontIds).toContain('noto-sans-sc-400');
    session.editor.undo();
    session.editor.undo();
    expect(now().fallbackFontIds).toEqual(['noto-sans-sc-400']);
  });

  it('deletes what no shipped font has', async () => {
    const { session, now, person } = await show({ text: 'Hello 😀👨‍👩‍👧!' });
    expect(screen.queryByTestId('font-instead')).toBeNull();
    await person.click(screen.getByTestId('delete-missing'));
    expect(now().text).toBe('Hello !');
    expect(screen.queryByTestId('missing-glyphs')).toBeNull();
    session.editor.undo();
    expect(now().text).toBe('Hello 😀👨‍👩‍👧!');
  });

  it('leaves a locked text alone', async () => {
    await show({ locked: true, text: '你好' });
    for (const label of ['文字内容', '字号', '磅', '字距', '行距']) {
      expect((screen.getByLabelText(label) as HTMLInputElement).disabled).toBe(true);
    }
    expect((screen.getByTestId('delete-missing') as HTMLButtonElement).disabled).toBe(true);
    expect((screen.getByTestId('text-writing-vertical') as HTMLButtonElement).disabled).toBe(true);
    expect((screen.getByTestId('inspector-text-colour-fill-gradient') as HTMLButtonElement).disabled).toBe(
      true,
    );
  });
});
