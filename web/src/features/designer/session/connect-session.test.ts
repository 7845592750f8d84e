import { buildImageLayer, buildTextLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import type { MockupClient } from '../mockup/mockup-client.ts';
import { buildSession, instantFonts } from '../testing/build-session.ts';
import { connectSession } from './connect-session.ts';

/** A session of a text and a picture whose surroundings only take notes. */
function open(
  fonts = instantFonts({ 'noto-sans-sc-400': /never/u }),
  changes = {},
  onCheck: (isInGesture: boolean) => void = () => {},
) {
  const notes: string[] = [];
  const layers = [
    buildTextLayer({ id: 't', fontId: 'noto-sans-sc-400', ...changes }),
    buildImageLayer({ id: 'i', imageId: 'sea', name: '海边' }),
  ];
  const session = buildSession(layers, fonts);
  const mockups = {
    update: (_, isInGesture) => void notes.push(isInGesture ? 'mockup live' : 'mockup'),
    refresh: () => void notes.push('refresh'),
    post: ({ kind }) => void notes.push(kind),
  } as Partial<MockupClient> as MockupClient;
  session.pictures.add({ id: 'sea', url: 'sea.webp', widthPx: 1, heightPx: 1 });
  const stop = connectSession(
    {
      ...session,
      mockups,
      preflight: {
        ...session.preflight,
        follow(isInGesture) {
          onCheck(isInGesture);
          session.preflight.follow(isInGesture);
        },
      },
    },
    {
      title: '杯子',
      followCopies: () => void notes.push('copies'),
      redrawAll: () => void notes.push('redraw'),
    },
  );
  const took = () => notes.splice(0);
  return { session, stop, took };
}

describe('a connected session', () => {
  it('asks for what the design uses, and names it by what is on it', () => {
    const { session, took } = open();
    expect(session.fonts.states.get()).toEqual({ 'noto-sans-sc-400': 'ready' });
    expect(session.pictures.states.get()).toEqual({ sea: 'loading' });
    expect(session.saver.state.get().current.name).toMatch(/^杯子/);
    expect(took()).toEqual(['redraw', 'copies', 'mockup']);
  });

  it('follows a change at once, but in a gesture only with the mockup', () => {
    const { session, took } = open();
    const { editor, saver } = session;
    took();
    const before = saver.state.get().current.text;
    editor.beginGesture();
    editor.run('updateLayer', { layerId: 'i', patch: { xMm: 77 } });
    expect(took()).toEqual(expect.arrayContaining(['mockup live']));
    expect(saver.state.get().current.text).toBe(before);
    editor.endGesture();
    expect(took()).toEqual(['copies', 'mockup']);
    expect(saver.state.get().current.text).toContain('77');
  });

  it('checks again when the design changes or a gesture ends, not when something else is selected', () => {
    const checks: boolean[] = [];
    const { session } = open(undefined, {}, (isInGesture) => checks.push(isInGesture));
    const { editor } = session;
    checks.length = 0;
    editor.select(['i']);
    editor.selectAll();
    expect(checks).toEqual([]);
    editor.run('updateLayer', { layerId: 'i', patch: { xMm: 77 } });
    editor.beginGesture();
    editor.endGesture();
    editor.undo();
    expect(checks).toEqual([false, true, false, false]);
  });

  it('asks while an input method composes for the face that its letters need, once', () => {
    const fonts = instantFonts({ 'noto-sans-sc-400': /[ก-๛]/u, 'noto-sans-thai-400': /never/u });
    const asked: string[] = [];
    const { request } = fonts;
    const counting = {
      ...fonts,
      request(id: string) {
        asked.push(id);
        request(id);
      },
    };
    const { session } = open(counting, { text: 'a', fallbackFontIds: ['noto-sans-thai-400'] });
    session.ui.set((now) => ({ ...now, editingTextId: 't' }));
    asked.length = 0;
    session.editor.beginGesture();
    for (const text of ['aa', 'aก', 'aกา'])
      session.editor.run('updateLayer', { layerId: 't', patch: { text } });
    expect(asked).toEqual(['noto-sans-thai-400']);
    expect(session.editor.getState().isInGesture).toBe(true);
  });

  it.each<[string, (session: ReturnType<typeof buildSession>) => void, string[]]>([
    ['another zoom', ({ view }) => view.set({ ...view.get(), pxPerMm: 3 }), ['copies']],
    ['another surface', ({ editor }) => editor.setActiveSurface('back'), ['copies', 'mockup']],
    ['a picture that has arrived', ({ resourcesVersion }) => resourcesVersion.set(1), ['refresh']],
    ['a truer picture', ({ copiesVersion }) => copiesVersion.set(1), ['refresh']],
    ['a font that is not there', ({ fonts }) => fonts.request('lost'), ['redraw']],
  ])('follows %s', (_, change, expected) => {
    const { session, stop, took } = open();
    took();
    change(session);
    expect(took()).toEqual(expected);
    stop();
    change(session);
    session.view.set({ ...session.view.get(), pxPerMm: 9 });
    expect(took()).toEqual([]);
  });
});
