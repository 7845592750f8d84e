// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DesignerContext, useEditor } from '../../session/designer-context.ts';
import { buildSession } from '../../testing/build-session.ts';
import { TextContentField } from './text-content-field.tsx';

afterEach(cleanup);

function Field() {
  const layer = useEditor((state) => findLayer(state.design, 't')?.layer as TextLayer | undefined);
  return layer && <TextContentField layer={layer} testId="words" />;
}

function show(text = 'A') {
  const session = buildSession([buildTextLayer({ id: 't', text, name: text || '文字' })]);
  const view = render(
    <DesignerContext value={session}>
      <Field />
    </DesignerContext>,
  );
  const field = view.getByTestId('words') as HTMLTextAreaElement;
  const words = () => {
    const layer = findLayer(session.editor.getState().design, 't')?.layer;
    return layer?.kind === 'text' ? layer.text : null;
  };
  return { session, field, words };
}

describe('TextContentField', () => {
  it('keeps an input method away from the document until the words are chosen, in one undo step', () => {
    const { session, field, words } = show();
    fireEvent.focus(field);
    fireEvent.compositionStart(field);
    for (const part of ['An', 'Ani', 'Anih', 'Anihao']) {
      fireEvent.change(field, { target: { value: part } });
      expect(words()).toBe('A');
      expect(field.value).toBe(part);
    }
    fireEvent.change(field, { target: { value: 'A你好' } });
    fireEvent.compositionEnd(field);
    expect(words()).toBe('A你好');
    fireEvent.change(field, { target: { value: 'A你好！' } });
    expect(words()).toBe('A你好！');
    session.editor.undo();
    expect(words()).toBe('A');
    expect(session.editor.getState().canUndo).toBe(false);
  });

  it('does not undo the design while composing, but with its own keys otherwise', () => {
    const { field, words } = show();
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'AB' } });
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(words()).toBe('AB');
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(words()).toBe('A');
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true, shiftKey: true });
    expect(words()).toBe('AB');
  });

  it('makes each visit a step of its own', () => {
    const { session, field, words } = show();
    for (const text of ['AB', 'ABC']) {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    }
    session.editor.undo();
    expect(words()).toBe('AB');
  });

  it('is still being visited while the window is away', () => {
    const { session, field, words } = show();
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'AB' } });
    // The window lost the keyboard: the field is still the page's active element.
    fireEvent.blur(field);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'ABC' } });
    session.editor.undo();
    expect(words()).toBe('A');
  });

  it('keeps an emptied text until it is left, and lets it go with Escape', () => {
    const { session, field, words } = show();
    session.editor.select(['t']);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '' } });
    act(() => field.blur());
    expect(words()).toBe('');
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(words()).toBe(null);
  });

  it('leaves a text alone that was empty before', () => {
    const { session, field, words } = show('');
    session.editor.select(['t']);
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'Escape' });
    act(() => session.editor.select([]));
    expect(words()).toBe('');
  });
});
