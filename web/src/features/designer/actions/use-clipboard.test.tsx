// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNotificationOutlet } from '../../../lib/notifications.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { startTexts, texts } from '../../../lib/text/translate.ts';
import { DesignerContext } from '../session/designer-context.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { buildSession } from '../testing/build-session.ts';
import { useClipboard } from './use-clipboard.ts';

const LAYERS_TYPE = 'application/x-diy-layers';
let session: DesignerSession;
/** What the system's clipboard holds, by type. */
let system: Map<string, string>;

beforeEach(async () => {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['designer', 'common']);
  system = new Map();
  session = buildSession([buildShapeLayer({ id: 'a', xMm: 20 }), buildShapeLayer({ id: 'b', xMm: 60 })]);
  open(session);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function open(one: DesignerSession): void {
  renderHook(() => useClipboard(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>
        <DesignerContext value={one}>{children}</DesignerContext>
      </QueryClientProvider>
    ),
  });
}

/** One of the browser's clipboard events; true when the designer took it. */
function send(
  type: 'copy' | 'cut' | 'paste',
  target: EventTarget = document.body,
  files: File[] = [],
): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const clipboardData = {
    files,
    getData: (kind: string) => system.get(kind) ?? '',
    setData: (kind: string, data: string) => void system.set(kind, data),
  };
  Object.assign(event, { clipboardData });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const layers = () => findSurface(session.editor.getState().design, 'front')?.layers ?? [];
const words = () => layers().flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []));
const field = () => document.body.appendChild(document.createElement('textarea'));

describe('copy and cut', () => {
  it('put the words of texts into the system’s clipboard too, bottom to top', () => {
    cleanup();
    session = buildSession([
      buildTextLayer({ id: 't', text: '海边' }),
      buildShapeLayer({ id: 's' }),
      buildTextLayer({ id: 'u', text: 'Summer' }),
    ]);
    open(session);
    session.editor.select(['t', 's', 'u']);
    send('copy');
    expect(system.get('text/plain')).toBe('海边\nSummer');
  });

  it('put layers into the system’s clipboard, and no words where there are none', () => {
    session.editor.select(['a']);
    expect(send('copy')).toBe(true);
    expect(JSON.parse(system.get(LAYERS_TYPE)!).layers).toMatchObject([{ id: 'a' }]);
    expect(system.get('text/plain')).toBe('');
    expect(layers()).toHaveLength(2);
  });

  it('cut takes them away; one step brings them back', () => {
    session.editor.select(['a', 'b']);
    send('cut');
    expect(layers()).toEqual([]);
    session.editor.undo();
    expect(layers()).toHaveLength(2);
  });

  it.each([
    ['nothing is selected', () => document.body, []],
    ['the focus is in a field', field, ['a']],
  ])('are the browser’s where %s', (_, target, selection) => {
    session.editor.select(selection);
    expect(send('copy', target())).toBe(false);
    expect(system.size).toBe(0);
  });

  it('are the browser’s behind a dialog, but not beside a floating panel', () => {
    session.editor.select(['a']);
    document.body.innerHTML = '<div role="dialog" data-floating></div>';
    expect(send('copy')).toBe(true);
    document.body.innerHTML = '<div role="dialog"></div>';
    expect(send('copy')).toBe(false);
  });
});

describe('paste', () => {
  it('takes layers of another design and tab, under new ids', () => {
    session.editor.select(['a']);
    send('copy');
    localStorage.clear();
    cleanup();
    session = buildSession();
    open(session);
    expect(send('paste')).toBe(true);
    expect(layers()).toMatchObject([{ kind: 'shape' }]);
    expect(layers()[0]?.id).not.toBe('a');
  });

  it.each([
    ['words', '海边的夏天', '海边的夏天'],
    ['words with blanks around', '  猫咪\n', '猫咪'],
    ['many words', '长'.repeat(900), '长'.repeat(900)],
    ['more words than a text holds', '长'.repeat(6000), '长'.repeat(5000)],
    [
      'an emoji across the limit, which would be half a character',
      `${'长'.repeat(4999)}😀`,
      '长'.repeat(4999),
    ],
    ['markup that is no drawing', '<svg> is a tag', '<svg> is a tag'],
  ])('makes a text of %s', (_, text, expected) => {
    system.set('text/plain', text);
    send('paste');
    expect(words()).toEqual([expected]);
  });

  it('keeps bold letters, colours and lists of another program, as one step', () => {
    system.set('text/plain', '• Happy\n• red');
    system.set('text/html', '<ul><li><b>Happy</b></li><li><font color="#cc2222">red</font></li></ul>');
    send('paste');
    expect(layers().at(-1)).toMatchObject({
      text: 'Happy\nred',
      spans: [
        { start: 0, end: 5, fontId: 'noto-sans-sc-700' },
        { start: 6, end: 9, colour: '#CC2222' },
      ],
      lists: [
        { paragraph: 0, marker: 'bullet', level: 0 },
        { paragraph: 1, marker: 'bullet', level: 0 },
      ],
    });
    session.editor.undo();
    expect(layers()).toHaveLength(2);
  });

  it('says how many words were left out, and nothing where none were', () => {
    const said: string[] = [];
    setNotificationOutlet({
      toast: (_, text) => said.push(String(text)),
      notification: () => {},
      hint: () => {},
      undo: () => {},
    });
    // What was said before somebody listened.
    said.length = 0;
    for (const text of ['长'.repeat(5000), '长'.repeat(5001)]) {
      system.set('text/plain', text);
      send('paste');
    }
    setNotificationOutlet(null);
    expect(said).toEqual(['一段文字最多 5000 字，粘贴的 5001 字只放入了前 5000 字']);
  });

  it.each([
    ['as it is', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'],
    ['without saying that it is one', '<svg width="9" height="9"><path d="M0 0h9v9z"/></svg>'],
  ])('makes a vector of the source of a drawing %s', async (_, source) => {
    system.set('text/plain', source);
    send('paste');
    await vi.waitFor(() => expect(layers()).toHaveLength(3));
    expect(layers().at(-1)).toMatchObject({ kind: 'vector', viewBox: { x: 0, y: 0, width: 9, height: 9 } });
    session.editor.undo();
    expect(layers()).toHaveLength(2);
  });

  it.each([
    ['of no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
    ['that is empty', '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="9">\n</svg>\n'],
  ])('sends the source of a drawing %s as a picture', async (_, source) => {
    const add = vi.spyOn(session.uploads, 'add').mockImplementation(() => {});
    system.set('text/plain', source);
    send('paste');
    await vi.waitFor(() => expect(add).toHaveBeenCalled());
    expect(add.mock.calls.map(([file]) => [file.name, file.type])).toEqual([['pasted.svg', 'image/svg+xml']]);
    expect(words()).toEqual([]);
  });

  it('uploads copied pictures, however many, and makes no words of their names', async () => {
    const add = vi.spyOn(session.uploads, 'add').mockImplementation(() => {});
    system.set('text/plain', 'photo.png');
    const pictures = ['a', 'b'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
    send('paste', document.body, pictures);
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2));
    expect(add.mock.calls.map(([file]) => file.name)).toEqual(['a.png', 'b.png']);
    expect(words()).toEqual([]);
  });

  it('prefers layers to words, and takes what the menu copied when the clipboard has neither', () => {
    session.editor.select(['a']);
    send('copy');
    system.set('text/plain', '别的');
    send('paste');
    expect([layers().length, words()]).toEqual([3, []]);
    system.clear();
    send('paste');
    expect(layers()).toHaveLength(4);
  });

  it('takes words that were copied elsewhere after layers were', () => {
    session.editor.select(['a']);
    send('copy');
    system = new Map([['text/plain', '后来的字']]);
    send('paste');
    expect([layers().length, words()]).toEqual([3, ['后来的字']]);
  });

  it('pastes what was copied last, even where the browser’s storage is full', () => {
    session.editor.select(['a']);
    send('copy');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    session.editor.select(['b']);
    send('copy');
    expect(JSON.parse(system.get(LAYERS_TYPE)!).layers).toMatchObject([{ id: 'b' }]);
    system.clear();
    send('paste');
    expect(layers().at(-1)?.xMm).toBe(65);
  });

  it('is the field’s where one has the focus', () => {
    system.set('text/plain', '海边');
    expect(send('paste', field())).toBe(false);
    expect(words()).toEqual([]);
  });
});
