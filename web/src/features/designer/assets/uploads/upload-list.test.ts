import type { ImageRow } from '@diy/contract/images/images';
import { describe, expect, it } from 'vitest';
import { countSending, createUploadList } from './upload-list.ts';

const file = (name: string) => ({ name }) as File;
const settle = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

function buildList() {
  const calls: {
    name: string;
    done: (row: ImageRow) => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const list = createUploadList({
    lanes: 2,
    explain: (error) => ({ text: (error as Error).message, canRetry: (error as Error).name !== 'Refused' }),
    send: (sent, { signal }) =>
      new Promise((done, fail) => calls.push({ name: sent.name, done, fail, signal })),
  });
  return { list, calls };
}

describe('upload list', () => {
  it('sends two at once and hands over what arrived', async () => {
    const { list, calls } = buildList();
    const arrived: string[] = [];
    for (const name of ['a', 'b', 'c'])
      list.add(file(name), (row) => {
        arrived.push(row.id);
        return null;
      });
    expect(calls.map((call) => call.name)).toEqual(['a', 'b']);
    calls[1]?.done({ id: 'image-b' } as ImageRow);
    await settle();
    expect(arrived).toEqual(['image-b']);
    expect(calls.map((call) => call.name)).toEqual(['a', 'b', 'c']);
    expect(list.entries.get().map((entry) => entry.name)).toEqual(['a', 'c']);
  });

  it('keeps a failed one with its reason, and tries it again', async () => {
    const { list, calls } = buildList();
    const arrived: string[] = [];
    list.add(file('a'), (row) => {
      arrived.push(row.id);
      return null;
    });
    calls[0]?.fail(new Error('太大'));
    await settle();
    expect(list.entries.get()).toMatchObject([{ state: 'failed', problem: '太大' }]);
    list.retry(list.entries.get()[0]!.id);
    calls[1]?.done({ id: 'image-a' } as ImageRow);
    await settle();
    expect(arrived).toEqual(['image-a']);
    expect(list.entries.get()).toEqual([]);
  });

  it('keeps one that cannot be used yet, and offers it again without sending it twice', async () => {
    const { list, calls } = buildList();
    let room = 0;
    const placed: string[] = [];
    list.add(file('a'), ({ id }) => {
      if (placed.length >= room) return '已满';
      placed.push(id);
      return null;
    });
    expect(countSending(list.entries.get())).toBe(1);
    calls[0]?.done({ id: 'image-a' } as ImageRow);
    await settle();
    expect(list.entries.get()).toMatchObject([{ state: 'failed', problem: '已满', canRetry: true }]);
    expect(countSending(list.entries.get())).toBe(0);
    list.retry(list.entries.get()[0]!.id);
    await settle();
    expect(list.entries.get()).toMatchObject([{ problem: '已满' }]);
    room = 1;
    list.retry(list.entries.get()[0]!.id);
    await settle();
    expect([placed, list.entries.get(), calls.length]).toEqual([['image-a'], [], 1]);
  });

  it('does not send a refused file again', async () => {
    const { list, calls } = buildList();
    list.add(file('a'), () => expect.unreachable());
    calls[0]?.fail(Object.assign(new Error('图片已损坏'), { name: 'Refused' }));
    await settle();
    const [entry] = list.entries.get();
    expect(entry).toMatchObject({ state: 'failed', problem: '图片已损坏', canRetry: false });
    list.retry(entry!.id);
    expect(calls).toHaveLength(1);
    list.dismiss(entry!.id);
    expect(list.entries.get()).toEqual([]);
  });

  it('stops what is dismissed and says nothing about it afterwards', async () => {
    const { list, calls } = buildList();
    list.add(file('a'), () => expect.unreachable());
    list.dismiss(list.entries.get()[0]!.id);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.fail(new Error('aborted'));
    await settle();
    expect(list.entries.get()).toEqual([]);
  });

  it('offers nothing more of what was left, but lets what is under way reach the library', async () => {
    const { list, calls } = buildList();
    const [left, open] = [{}, {}];
    const wanted: Record<string, boolean> = {};
    const add = (name: string, owner: object) =>
      list.add(
        file(name),
        async (_, isWanted) => {
          await Promise.resolve();
          wanted[name] = isWanted();
          return null;
        },
        owner,
      );
    add('failed', left);
    add('sending', left);
    calls[0]?.fail(new Error('断开'));
    await settle();
    add('other', open);
    list.release(left);
    expect(list.entries.get().map(({ name }) => name)).toEqual(['sending', 'other']);
    calls[1]?.done({ id: 'b' } as ImageRow);
    calls[2]?.done({ id: 'c' } as ImageRow);
    await settle();
    expect(wanted).toEqual({ sending: false, other: true });
  });
});
