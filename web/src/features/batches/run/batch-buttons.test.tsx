// @vitest-environment happy-dom
import type { BatchItem } from '@diy/contract/batches/batches';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildBatch } from '../../../testing/builders.ts';
import { renderPart, resetApp } from '../../../testing/render-app.tsx';
import { BatchButtons } from './batch-buttons.tsx';

afterEach(resetApp);

const COUNTS = { waiting: 0, running: 0, done: 0, failed: 0, skipped: 0 };

async function show(state: BatchItem['state'], counts: Partial<typeof COUNTS> = {}) {
  const done: unknown[] = [];
  const will =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push([name, ...given.slice(0, 1)]);
  const all = { ...COUNTS, ...counts };
  const actions = {
    control: { isPending: false, mutate: will('control') },
    retry: { isPending: false, mutate: will('retry') },
  };
  await renderPart(
    <BatchButtons
      batch={buildBatch({ state, counts: all } as Partial<BatchItem>)}
      counts={all as never}
      actions={actions as never}
      onAppend={will('append')}
      onDownload={will('download')}
      onChange={will('change')}
      onDesigns={will('designs')}
      onDelete={will('delete')}
    />,
  );
  await screen.findByRole('button', { name: /更多/ });
  return done;
}
const word = (element: Element) => element.textContent!.replace(/\s/g, '');
const buttons = () => screen.getAllByRole('button').map(word).filter(Boolean);
const primary = () =>
  screen
    .getAllByRole('button')
    .filter(({ className }) => /primary/.test(className))
    .map(word);
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function choose(name: RegExp) {
  press(/更多/);
  const line = (await screen.findAllByRole('menuitem')).find((one) => name.test(word(one)))!;
  const isOff = line.getAttribute('aria-disabled') === 'true';
  if (!isOff) fireEvent.click(line);
  return isOff;
}

describe('the buttons of a batch', () => {
  it.each([
    ['that is ready', 'ready', {}, 2, 1],
    ['at work', 'running', { done: 3 }, 2, 0],
    ['whose sample is drawn', 'sampling', {}, 2, 0],
    ['that is paused', 'paused', { done: 3 }, 2, 1],
    ['that is paused, some having failed', 'paused', { done: 3, failed: 2 }, 3, 1],
    ['at work, some having failed', 'running', { failed: 2 }, 2, 0],
    ['that is planned', 'planning', {}, 1, 0],
    ['that is finished', 'finished', { done: 9 }, 1, 1],
    ['that is finished, some having failed', 'finished', { done: 7, failed: 2 }, 2, 1],
  ] as const)('%s: %s', async (_, state, counts, shown, emphasised) => {
    await show(state, counts);
    expect(buttons()).toHaveLength(shown);
    expect(primary()).toHaveLength(emphasised);
  });

  it('offers the failed ones first when a batch is over, the download when none has failed', async () => {
    await show('finished', { done: 7, failed: 2 });
    expect(primary()[0]).toMatch(/2/);
    resetApp();
    await show('finished', { done: 9 });
    expect(primary()[0]).toMatch(/下载/);
  });

  it('has nothing to download before a design is made', async () => {
    const done = await show('running');
    press(/下载/);
    expect(done).toEqual([]);
  });

  it.each([
    ['ready', /开始|生成/, ['control', 'start']],
    ['paused', /继续/, ['control', 'resume']],
    ['cancelled', /继续/, ['control', 'resume']],
    ['sampling', /暂停/, ['control', 'pause']],
  ] as const)('moves on a batch that is %s', async (state, name, expected) => {
    const done = await show(state);
    press(name);
    expect(done).toEqual([expected]);
  });
});

describe('behind the dots', () => {
  it.each([
    ['cancelling', 'running', {}, /停止|取消/, ['control', 'cancel']],
    [
      'deleting the batch alone',
      'running',
      { done: 2 },
      /^删除批次|^删除$|^删除(?!.*作品)/,
      ['delete', false],
    ],
    ['deleting its designs too', 'finished', { done: 2 }, /作品/, null],
  ] as const)('%s', async (_, state, counts, name, expected) => {
    const done = await show(state, counts);
    await choose(name);
    if (expected) expect(done).toEqual([expected]);
    else expect(done).toHaveLength(1);
  });

  it('settings are not changed while cells are being made', async () => {
    const done = await show('running', { done: 2 });
    press(/更多/);
    const lines = await screen.findAllByRole('menuitem');
    const off = lines.filter((line) => line.getAttribute('aria-disabled') === 'true');
    expect(off).toHaveLength(1);
    fireEvent.click(off[0]!);
    expect(done).toEqual([]);
  });

  it('a batch that is over is not cancelled', async () => {
    await show('finished', { done: 2 });
    press(/更多/);
    const lines = (await screen.findAllByRole('menuitem')).map(word);
    expect(lines.filter((line) => /^取消|^停止/.test(line))).toEqual([]);
  });
});
