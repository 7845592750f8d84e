// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFileDrop } from './use-file-drop.ts';

let taken: string[];
let isOver: () => boolean;
let stop: () => void;
beforeEach(() => {
  taken = [];
  const { result, unmount } = renderHook(() =>
    useFileDrop({
      onFiles: (files) => void taken.push(files.map(({ name }) => name).join()),
      onFolders: (entries) => void taken.push(`folders ${entries.map(({ name }) => name).join()}`),
    }),
  );
  isOver = () => result.current;
  stop = unmount;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const entry = (name: string, isDirectory = false) => ({ name, isDirectory, isFile: !isDirectory });

/** Sends an event with what is dragged or pasted; true when the page took it from the browser. */
function send(
  name: string,
  { files = [] as File[], types = ['Files'], entries = [] as object[] } = {},
  target: EventTarget = document.body,
): boolean {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const items = entries.map((one) => ({ webkitGetAsEntry: () => one }));
  const transfer = { files, types, items };
  Object.assign(event, name === 'paste' ? { clipboardData: transfer } : { dataTransfer: transfer });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('dragging over the window', () => {
  it('shows while files are over it, whatever elements they pass', () => {
    send('dragenter');
    send('dragenter');
    send('dragleave');
    expect(isOver()).toBe(true);
    expect(send('dragover')).toBe(true);
    send('dragleave');
    expect(isOver()).toBe(false);
  });

  it('begins again after a leave too many', () => {
    send('dragleave');
    send('dragenter');
    expect(isOver()).toBe(true);
    send('dragleave');
    expect(isOver()).toBe(false);
  });

  it('leaves words and layers that are dragged to the browser', () => {
    const words = { types: ['text/plain', 'text/html'] };
    send('dragenter', words);
    expect(isOver()).toBe(false);
    expect(send('dragover', words)).toBe(false);
    expect(send('drop', words)).toBe(false);
    expect(taken).toEqual([]);
  });
});

describe('a drop', () => {
  it('hands files on as files, and ends the showing', () => {
    send('dragenter');
    const files = [file('a.png'), file('b.jpg')];
    expect(send('drop', { files, entries: [entry('a.png'), entry('b.jpg')] })).toBe(true);
    expect(taken).toEqual(['a.png,b.jpg']);
    expect(isOver()).toBe(false);
  });

  it('with a folder in it hands all of it on as entries', () => {
    send('drop', { files: [file('a.png')], entries: [entry('a.png'), entry('夏天', true)] });
    expect(taken).toEqual(['folders a.png,夏天']);
  });

  it('that a zone of the page has handled is not taken twice, but is no longer over the page', () => {
    const zone = document.body.appendChild(document.createElement('div'));
    zone.addEventListener('drop', (event) => event.preventDefault());
    send('dragenter');
    send('drop', { files: [file('a.png')] }, zone);
    expect(taken).toEqual([]);
    expect(isOver()).toBe(false);
  });
});

describe('a paste', () => {
  it('gives every picture from the clipboard a name of its time', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 4, 5, 6, 7) });
    send('paste', { files: [file('image.png'), file('海边.png'), file('image.png', 'image/jpeg')] });
    expect(taken).toEqual(['paste-0304050607.png,海边.png,paste-0304050607.png']);
  });

  it.each([
    ['a field with the text of spreadsheet cells', 'textarea', ['Files', 'text/plain'], []],
    ['a field with a picture alone', 'textarea', ['Files'], ['a.png']],
    ['the page with cells', 'div', ['Files', 'text/plain'], ['a.png']],
  ])('into %s', (_, element, types, expected) => {
    const target = document.body.appendChild(document.createElement(element));
    send('paste', { files: [file('a.png')], types }, target);
    expect(taken).toEqual(expected);
  });

  it('of words alone is nothing of ours', () => {
    send('paste', { types: ['text/plain'] });
    expect(taken).toEqual([]);
  });
});

it('hears nothing after its page is gone', () => {
  stop();
  send('drop', { files: [file('a.png')] });
  send('paste', { files: [file('a.png')] });
  expect(taken).toEqual([]);
});
