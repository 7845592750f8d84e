// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts, texts } from '../../lib/text/translate.ts';
import { buildImage } from '../../testing/builders.ts';
import { RoundBar } from './round-bar.tsx';
import type { UploadItem, UploadState, UploadView } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';
import { uploads } from './uploads.ts';

let pressed: unknown[][];
beforeEach(async () => {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['uploads']);
  pressed = [];
  for (const name of Object.keys(uploads) as (keyof typeof uploads)[]) {
    if (typeof uploads[name] !== 'function' || name === 'view' || name === 'subscribe') continue;
    vi.spyOn(uploads, name).mockImplementation(((...given: unknown[]) => {
      pressed.push([name, ...given.filter((one) => typeof one === 'string')]);
    }) as never);
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const item = (id: string, state: UploadState, part: Partial<UploadItem> = {}): UploadItem => ({
  ...{ id, state, file: new File(['x'.repeat(2048)], `${id}.tif`, { type: 'image/tiff' }), categoryId: '' },
  ...{ share: 0, reason: null, canRetry: true, known: null, image: null },
  ...part,
});
const inLibrary = (id: string, isDeleted = false) =>
  item(id, 'known', { known: { id: `library-${id}`, name: `旧的 ${id}`, isDeleted } });
const view = (items: UploadItem[], more: Partial<UploadView> = {}): UploadView => ({
  ...{ items, restCount: 0, continuesWithRest: false },
  ...more,
});
const bar = (...given: Parameters<typeof view>) => render(<RoundBar view={view(...given)} />);
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent!.replace(/\s/g, ''));
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the round as a whole', () => {
  it('counts what has arrived or was skipped, what failed, and what the library has', () => {
    bar([item('a', 'done'), item('b', 'skipped'), item('c', 'failed'), inLibrary('d'), item('e', 'sending')]);
    expect(screen.getByRole('status').textContent).toBe('已完成 2 / 5 · 1 个没有上传 · 1 个图库里已有');
  });

  it('does not say of a deleted image that the library has it', () => {
    bar([inLibrary('a', true), inLibrary('b', true)]);
    expect(screen.getByRole('status').textContent).toBe('已完成 0 / 2');
    expect(buttons()).toEqual([]);
  });

  it.each([
    ['one on its way can be paused', [item('a', 'waiting')], ['全部暂停']],
    ['one that is checked cannot', [item('a', 'checking')], []],
    ['paused ones go on', [item('a', 'paused'), item('b', 'sending')], ['全部暂停', '全部继续']],
    ['a single failure is tried again in its row', [item('a', 'failed')], []],
    ['several at once', [item('a', 'failed'), item('b', 'failed')], ['2个都重试']],
    [
      'but not those that would fail again',
      [item('a', 'failed'), item('b', 'failed', { canRetry: false })],
      [],
    ],
    ['several of the library are skipped at once', [inLibrary('a'), inLibrary('b')], ['2个都跳过']],
    ['nothing is left when all is done', [item('a', 'done')], []],
  ])('%s', (_, items, expected) => {
    bar(items);
    expect(buttons()).toEqual(expected);
  });

  it('does what its buttons say', () => {
    bar([item('a', 'paused'), item('b', 'sending'), inLibrary('c'), inLibrary('d')]);
    press(/全部暂停/);
    press(/全部继续/);
    press(/都跳过/);
    expect(pressed).toEqual([['pauseAll'], ['resumeAll'], ['skipKnown']]);
  });
});

describe('what waits behind the round', () => {
  it('is begun by the person, now or when the round is over', () => {
    bar([], { restCount: 7 });
    expect(buttons()).toEqual(['接着传其余7张', '不传其余']);
    cleanup();
    bar([item('a', 'sending')], { restCount: 7 });
    press(/传完接着传/);
    press(/不传其余/);
    expect(pressed).toEqual([['startNextRound'], ['dropRest']]);
  });

  it('follows by itself once that was said', () => {
    bar([item('a', 'sending')], { restCount: 7, continuesWithRest: true });
    expect(buttons()).toEqual(['全部暂停', '不传其余']);
    expect(screen.getByText(/自动接着传，还有 7 张/)).toBeTruthy();
  });
});

describe('a row', () => {
  const show = (one: UploadItem) =>
    render(<UploadRow item={one} onOpen={(id) => pressed.push(['open', id])} />);
  const labels = () =>
    screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

  it.each([
    ['waits', item('a', 'waiting'), ['暂停 a.tif', '取消上传 a.tif']],
    ['is being sent', item('a', 'sending', { share: 0.4 }), ['暂停 a.tif', '取消上传 a.tif']],
    ['is being checked', item('a', 'checking'), ['取消上传 a.tif']],
    ['is paused', item('a', 'paused'), ['继续上传 a.tif', '取消上传 a.tif']],
    [
      'has failed and may go',
      item('a', 'failed', { reason: '断网' }),
      ['重新上传 a.tif', '把 a.tif 移出列表'],
    ],
    ['will never go', item('a', 'failed', { canRetry: false }), ['把 a.tif 移出列表']],
    ['has arrived', item('a', 'done'), []],
  ])('offers what can be done with a file that %s', (_, one, expected) => {
    show(one);
    expect(labels()).toEqual(expected);
  });

  it('asks what to do with a file that the library has, and shows that image', () => {
    show(inLibrary('a'));
    for (const name of [/跳过/, /仍|照样|上传/, /查看|打开/]) press(name);
    expect(pressed.map(([what]) => what)).toEqual(['skipKnown', 'sendKnown', 'open']);
    expect(pressed[2]).toEqual(['open', 'library-a']);
  });

  it('offers to bring a deleted one back, and not to skip or look at it', () => {
    show(inLibrary('a', true));
    press(/恢复/);
    expect(pressed).toEqual([['restoreKnown', 'a']]);
    expect(screen.queryByRole('button', { name: /跳过|查看/ })).toBeNull();
  });

  it('says how far a paused one is, what the library noted, and which image is much like it', () => {
    const image = { ...buildImage({ notes: ['CMYK 已转换'] }), similar: [{ id: 's', name: '海边旧图' }] };
    show(item('a', 'paused', { share: 0.37 }));
    expect(screen.getByText(/37%/)).toBeTruthy();
    cleanup();
    show(item('a', 'done', { image: image as never }));
    expect(screen.getByText('CMYK 已转换')).toBeTruthy();
    fireEvent.click(screen.getByText(/海边旧图/).querySelector('button')!);
    expect(pressed).toEqual([['open', 's']]);
  });
});
