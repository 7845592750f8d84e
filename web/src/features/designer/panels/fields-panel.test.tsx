// @vitest-environment happy-dom
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BindingSection } from '../design-fields/binding-section.tsx';
import { buildSession, instantFonts } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { FieldsPanel } from './fields-panel.tsx';

let session: ReturnType<typeof buildSession>;
const user = userEvent.setup();
afterEach(cleanup);
const fieldsNow = () => session.editor.getState().design.fields ?? [];

beforeEach(() => {
  session = buildSession(
    [buildTextLayer({ id: 'words', name: '正面', text: '示例' }), buildShapeLayer({ id: 'ground' })],
    instantFonts({}),
  );
});

async function add(kind: string) {
  await user.click(screen.getByTestId('add-field'));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
}

describe('the list of fields', () => {
  it('adds a field, renames it and limits it; each is undone by itself', async () => {
    await showInSession(session, <FieldsPanel />);
    expect(screen.getByText(/由买家决定/)).toBeTruthy();
    await add('文字');
    const name = screen.getByTestId('field-name');
    await user.clear(name);
    await user.type(name, '名字{Enter}');
    await user.type(screen.getByTestId('field-maxLength'), '4');
    await user.tab();
    expect(fieldsNow()).toMatchObject([{ kind: 'text', name: '名字', whenEmpty: 'stop', maxLength: 4 }]);
    const { editor } = session;
    const end = editor.getState().design;
    editor.undo();
    editor.undo();
    expect(fieldsNow()).toMatchObject([{ name: '文字' }]);
    editor.undo();
    expect(fieldsNow()).toEqual([]);
    for (let step = 0; step < 3; step += 1) editor.redo();
    expect(editor.getState().design).toEqual(end);
  });

  it('refuses a name that another field has, and keeps the old one', async () => {
    session.editor.run('setField', {
      field: { id: 'a', kind: 'text', name: '名字', aliases: ['Name'], whenEmpty: 'stop' },
    });
    await showInSession(session, <FieldsPanel />);
    await add('图片');
    const name = screen.getByTestId('field-name');
    await user.clear(name);
    await user.type(name, 'ＮＡＭＥ{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('不能与其他名称或别名重复');
    expect(fieldsNow().map((field) => field.name)).toEqual(['名字', '图片']);
  });

  it('tries samples without changing the design, and says what is wrong with one', async () => {
    const { editor, ui, trial } = session;
    editor.run('setField', {
      field: { id: 'a', kind: 'text', name: '名字', whenEmpty: 'stop', maxLength: 3 },
    });
    editor.run('bindLayer', { layerId: 'words', bindings: { text: 'a' } });
    ui.set((now) => ({ ...now, panel: 'fields' }));
    await showInSession(session, <FieldsPanel />);
    const before = editor.getState().design;
    await user.click(screen.getByTestId('try-fields'));
    await user.type(screen.getByTestId('field-sample'), 'Anna');
    expect(screen.getByRole('alert').textContent).toBe('4 个字符，最多 3 个');
    expect(editor.getState().design).toBe(before);
    expect(JSON.stringify(trial.shown(before))).toContain('Anna');
    await user.click(screen.getByTestId('try-fields'));
    expect(trial.shown(before)).toBe(before);
  });
});

describe('what the chosen layer takes from orders', () => {
  it('makes a field and binds it as one step', async () => {
    const { editor } = session;
    const [layer] = editor.getState().design.surfaces[0]?.layers ?? [];
    const start = editor.getState().design;
    await showInSession(session, <BindingSection layer={layer!} />);
    await user.click(within(screen.getByTestId('bind-text')).getByRole('combobox'));
    await user.click(await screen.findByText('＋ 新建字段'));
    expect(fieldsNow()).toMatchObject([{ kind: 'text', name: '正面' }]);
    const [field] = fieldsNow();
    expect(editor.getState().design.surfaces[0]?.layers[0]?.bindings).toEqual({ text: field?.id });
    editor.undo();
    expect(editor.getState().design).toEqual(start);
    editor.redo();
    expect(fieldsNow()).toHaveLength(1);
  });
});
