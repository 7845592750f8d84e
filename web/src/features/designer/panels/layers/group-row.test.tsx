// @vitest-environment happy-dom
import { buildShapeLayer } from '@diy/design/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { LayersPanel } from './layers-panel.tsx';

afterEach(cleanup);

/** 底 at the bottom, 左 and 右 in a group called 花边, 顶 on top. */
async function show() {
  const names = ['底', '左', '右', '顶'];
  const session = buildSession(names.map((name, index) => buildShapeLayer({ id: `s${index}`, name })));
  const { editor } = session;
  editor.run('groupLayers', { layerIds: ['s1', 's2'], groupId: 'g', name: '花边' });
  await showInSession(session, <LayersPanel />);
  const inDesign = () => editor.getState().design.surfaces[0]?.layers ?? [];
  const stacking = () => inDesign().map((layer) => (layer.groupId ? `(${layer.name})` : layer.name));
  const rows = () => within(screen.getByTestId('layers')).getAllByRole('listitem');
  const main = (name: string) => screen.getByText(name).closest('button') as HTMLElement;
  const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
  const chosen = () => [editor.getState().selection.join(' '), editor.getState().openGroupId];
  const undo = () => act(() => editor.undo());
  return { editor, undo, inDesign, stacking, rows, main, rowOf, chosen, person: userEvent.setup() };
}

describe('groups in the layer list', () => {
  it('shows a group above its layers, and folds it', async () => {
    const { rows, person } = await show();
    expect(rows().map((row) => row.textContent)).toEqual(['顶', '花边2', '右', '左', '底']);
    const fold = screen.getByRole('button', { name: '收起' });
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await person.click(fold);
    expect(rows().map((row) => row.textContent)).toEqual(['顶', '花边2', '底']);
    expect(screen.getByRole('button', { name: '展开' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('selects the group by its line, one layer by its own, and shows what is picked in a folded group', async () => {
    const { editor, rows, main, chosen, person } = await show();
    await person.click(main('花边'));
    expect(chosen()).toEqual(['s1 s2', null]);
    expect(main('花边').getAttribute('aria-pressed')).toBe('true');
    await person.click(main('左'));
    expect(chosen()).toEqual(['s1', 'g']);
    await person.keyboard('{Control>}');
    await person.click(main('右'));
    await person.keyboard('{/Control}');
    expect(chosen()).toEqual(['s1 s2', 'g']);
    expect(main('花边').getAttribute('aria-pressed')).toBe('false');
    await person.click(main('花边'));
    expect(chosen()).toEqual(['s1 s2', null]);
    await person.click(screen.getByRole('button', { name: '收起' }));
    expect(rows()).toHaveLength(3);
    fireEvent.click(main('顶'));
    await person.keyboard('{Shift>}');
    await person.click(main('花边'));
    await person.keyboard('{/Shift}');
    expect([...editor.getState().selection].sort()).toEqual(['s1', 's2', 's3']);
  });

  it('renames by double click, one step back', async () => {
    const { editor, undo, main, person } = await show();
    await person.dblClick(main('花边'));
    const field = screen.getByLabelText('编组名称');
    await person.clear(field);
    await person.type(field, '丝带{Enter}');
    expect(editor.getState().design.surfaces[0]?.groups).toEqual([{ id: 'g', name: '丝带' }]);
    undo();
    expect(editor.getState().design.surfaces[0]?.groups).toEqual([{ id: 'g', name: '花边' }]);
  });

  it('locks, hides, copies and deletes all of it, each in one step', async () => {
    const { editor, undo, inDesign, stacking, rowOf, person } = await show();
    const before = editor.getState().design;
    const tool = (id: string) => within(rowOf('花边')).getByTestId(id);
    const marks = () => inDesign().map((layer) => `${Number(layer.locked)}${Number(layer.hidden)}`);
    await person.click(tool('layer-hide'));
    expect(marks()).toEqual(['00', '01', '01', '00']);
    expect(rowOf('花边').dataset.hidden).toBe('true');
    undo();
    await person.click(tool('layer-lock'));
    expect(marks()).toEqual(['00', '10', '10', '00']);
    expect(within(rowOf('花边')).queryByTestId('layer-delete')).toBeNull();
    undo();
    await person.click(tool('layer-duplicate'));
    expect(stacking()).toEqual(['底', '(左)', '(右)', '(左)', '(右)', '顶']);
    expect(editor.getState().design.surfaces[0]?.groups?.map((group) => group.name)).toEqual([
      '花边',
      '花边',
    ]);
    undo();
    await person.click(tool('layer-delete'));
    expect(stacking()).toEqual(['底', '顶']);
    undo();
    expect(editor.getState().design).toEqual(before);
  });

  it('moves by Alt and arrows: the group past others, a layer within it and out of it', async () => {
    const { undo, stacking, main } = await show();
    const press = (name: string, key: string) => fireEvent.keyDown(main(name), { key, altKey: true });
    press('花边', 'ArrowUp');
    expect(stacking()).toEqual(['底', '顶', '(左)', '(右)']);
    press('左', 'ArrowUp');
    expect(stacking()).toEqual(['底', '顶', '(右)', '(左)']);
    press('顶', 'ArrowUp');
    expect(stacking()).toEqual(['底', '(右)', '(左)', '顶']);
    press('右', 'ArrowDown');
    expect(stacking()).toEqual(['底', '右', '左', '顶']);
    for (let step = 0; step < 4; step += 1) undo();
    expect(stacking()).toEqual(['底', '(左)', '(右)', '顶']);
  });

  it('takes layers in and lets them out by dragging, one step each', async () => {
    const { editor, undo, stacking, rowOf } = await show();
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    const drag = (name: string, over: HTMLElement) => {
      fireEvent.dragStart(rowOf(name), { dataTransfer });
      fireEvent.dragOver(over, { dataTransfer });
      fireEvent.drop(over, { dataTransfer });
    };
    drag('顶', rowOf('左'));
    expect(stacking()).toEqual(['底', '(左)', '(顶)', '(右)']);
    drag('右', screen.getByTestId('layers'));
    expect(stacking()).toEqual(['右', '底', '(左)', '(顶)']);
    drag('花边', rowOf('底'));
    expect(stacking()).toEqual(['右', '底', '(左)', '(顶)']);
    drag('花边', rowOf('右'));
    expect(stacking()).toEqual(['右', '(左)', '(顶)', '底']);
    for (let step = 0; step < 3; step += 1) undo();
    expect(stacking()).toEqual(['底', '(左)', '(右)', '顶']);
    expect(editor.getState().canRedo).toBe(true);
  });
});
