// @vitest-environment happy-dom
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../../../../lib/text/translate.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { LayersPanel } from './layers-panel.tsx';

afterEach(cleanup);

const three = [
  buildShapeLayer({ id: 'ground', name: '底色' }),
  buildImageLayer({ id: 'photo', name: '海边' }),
  buildTextLayer({ id: 'words', name: '你好' }),
];

async function show(layers = three) {
  const session = buildSession(layers);
  await showInSession(session, <LayersPanel />);
  const inDesign = () => session.editor.getState().design.surfaces[0]?.layers ?? [];
  const stacking = () => inDesign().map((layer) => layer.id);
  const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
  const main = (name: string) => screen.getByText(name).closest('button') as HTMLElement;
  return { session, inDesign, stacking, rowOf, main, person: userEvent.setup() };
}

describe('LayersPanel', () => {
  it('lists the topmost layer first and selects by click, with Ctrl and with Shift', async () => {
    const { session, main, person } = await show();
    expect(screen.getAllByTestId('layer-row').map((row) => row.textContent)).toEqual([
      '你好',
      '海边',
      '底色',
    ]);
    const selection = () => session.editor.getState().selection;
    await person.click(main('你好'));
    await person.keyboard('{Control>}');
    await person.click(main('底色'));
    await person.keyboard('{/Control}');
    expect(selection()).toEqual(['words', 'ground']);
    await person.click(main('你好'));
    await person.keyboard('{Shift>}');
    await person.click(main('底色'));
    await person.keyboard('{/Shift}');
    expect([...selection()].sort()).toEqual(['ground', 'photo', 'words']);
    expect(main('海边').getAttribute('aria-pressed')).toBe('true');
  });

  it('puts layers in order by Alt and arrows, and takes that back', async () => {
    const { session, stacking, main } = await show();
    main('底色').focus();
    fireEvent.keyDown(main('底色'), { key: 'ArrowUp', altKey: true });
    expect(stacking()).toEqual(['photo', 'ground', 'words']);
    fireEvent.keyDown(main('你好'), { key: 'ArrowDown', altKey: true });
    expect(stacking()).toEqual(['photo', 'words', 'ground']);
    session.editor.undo();
    session.editor.undo();
    expect(stacking()).toEqual(['ground', 'photo', 'words']);
    session.editor.redo();
    expect(stacking()).toEqual(['photo', 'ground', 'words']);
  });

  it('puts a dragged layer where it is dropped, one undo step', async () => {
    const { session, stacking, rowOf } = await show();
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    fireEvent.dragStart(rowOf('你好'), { dataTransfer });
    fireEvent.dragOver(rowOf('底色'), { dataTransfer });
    expect(rowOf('底色').dataset.edge).toBe('above');
    fireEvent.drop(rowOf('底色'), { dataTransfer });
    expect(stacking()).toEqual(['ground', 'words', 'photo']);
    expect(rowOf('底色').dataset.edge).toBeUndefined();
    session.editor.undo();
    expect(stacking()).toEqual(['ground', 'photo', 'words']);
  });

  it('locks: the layer cannot be deleted any more until it is unlocked', async () => {
    const { inDesign, rowOf, person } = await show();
    const row = within(rowOf('海边'));
    await person.click(row.getByRole('button', { name: '锁定' }));
    expect(inDesign()[1]).toMatchObject({ id: 'photo', locked: true });
    expect(row.queryByTestId('layer-delete')).toBeNull();
    expect(row.getByTestId('layer-lock').dataset.on).toBe('true');
    await person.click(row.getByRole('button', { name: '解锁' }));
    expect(inDesign()[1]?.locked).toBe(false);
    await person.click(row.getByTestId('layer-delete'));
    expect(inDesign().map((layer) => layer.id)).toEqual(['ground', 'words']);
  });

  it('hides and shows by keyboard: its tools follow the row in the tab order', async () => {
    const { inDesign, main, rowOf, person } = await show();
    main('海边').focus();
    for (let i = 0; i < 4; i += 1) await person.tab();
    expect(document.activeElement?.getAttribute('data-testid')).toBe('layer-hide');
    await person.keyboard('{Enter}');
    expect(inDesign()[1]?.hidden).toBe(true);
    expect(rowOf('海边').dataset.hidden).toBe('true');
    await person.keyboard('{Enter}');
    expect(inDesign()[1]?.hidden).toBe(false);
  });

  it('renames with F2 and Enter; Escape and an empty name leave it', async () => {
    const { inDesign, main, person } = await show();
    const rename = async (keys: string) => {
      fireEvent.keyDown(main(inDesign()[1]?.name ?? ''), { key: 'F2' });
      const field = screen.getByLabelText('图层名称');
      await person.clear(field);
      await person.type(field, keys);
    };
    await rename('日落{Enter}');
    expect(inDesign()[1]?.name).toBe('日落');
    await rename('别的{Escape}');
    expect(inDesign()[1]?.name).toBe('日落');
    await rename(' {Enter}');
    expect(inDesign()[1]?.name).toBe('日落');
  });

  it('says what an empty side is', async () => {
    await show([]);
    expect(screen.getByText(/这一面还没有内容/)).toBeTruthy();
  });
});

describe('layers that nobody has named', () => {
  const layers = [
    buildShapeLayer({ id: 'rect', shape: 'rect', name: '矩形' }),
    buildShapeLayer({ id: 'renamed', shape: 'rect', name: '心形' }),
    buildImageLayer({ id: 'photo', name: '图片' }),
    buildTextLayer({ id: 'empty', text: ' ', name: '文字' }),
    buildTextLayer({ id: 'words', text: '文字', name: '文字' }),
  ];
  const shown = () => screen.getAllByTestId('layer-row').map((row) => row.textContent);

  it.each([
    ['zh-CN', ['文字', '文字', '图片', '心形', '矩形']],
    ['en-US', ['文字', 'Text', '图片', '心形', 'Rectangle']],
    ['ar', ['文字', 'نص', '图片', '心形', 'مستطيل']],
  ])('are called what they are, in %s; names of people stay', async (locale, expected) => {
    const { inDesign, person } = await show(layers);
    try {
      await act(() => texts.changeLanguage(locale));
      expect(shown()).toEqual(expected);
      await person.dblClick(screen.getByText(expected.at(-1)!));
      await person.keyboard('{Enter}');
      expect(inDesign().map(({ name }) => name)).toEqual(layers.map(({ name }) => name));
    } finally {
      await act(() => texts.changeLanguage('zh-CN'));
    }
  });
});

describe('by a finger', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('puts layers in order by their handles, as one step, and leaves them if the finger is taken away', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );
    const { session, stacking, rowOf } = await show();
    HTMLElement.prototype.setPointerCapture = () => {};
    const over = (name: string) =>
      Object.assign(document, { elementFromPoint: () => rowOf(name).querySelector('button') });
    const grip = () => within(rowOf('底色')).getByTestId('layer-grip');
    over('你好');
    fireEvent.pointerDown(grip(), { pointerId: 1 });
    fireEvent.pointerMove(grip(), { pointerId: 1 });
    fireEvent.pointerCancel(grip(), { pointerId: 1 });
    expect(stacking()).toEqual(['ground', 'photo', 'words']);
    fireEvent.pointerDown(grip(), { pointerId: 1 });
    fireEvent.pointerMove(grip(), { pointerId: 1 });
    fireEvent.pointerUp(grip(), { pointerId: 1 });
    expect(stacking()).toEqual(['photo', 'words', 'ground']);
    session.editor.undo();
    expect(stacking()).toEqual(['ground', 'photo', 'words']);
  });
});
