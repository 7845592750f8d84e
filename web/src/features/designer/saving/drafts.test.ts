import { createDesign } from '@diy/design/document';
import { describe, expect, it } from 'vitest';
import { KeyMissing } from '../../../shared/private-storage/private-storage.ts';
import { createDraftStore, type DraftToKeep } from './drafts.ts';

function buildStorage(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...entries].filter(([name]) => name !== key);
      if (others.reduce((sum, [, text]) => sum + text.length, value.length) > room) throw new Error('full');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
}

const design = createDesign({
  surfaces: [{ id: 'front' }],
  colours: [{ id: 'white' }],
  sizes: [{ id: 'S' }],
} as unknown as Parameters<typeof createDesign>[0]);

const draft: DraftToKeep = {
  designId: 'd1',
  templateId: 't1',
  templateVersion: 1,
  version: 3,
  name: '杯子',
  design,
  pictures: [],
};

let clock = 0;
const store = (
  storage: ReturnType<typeof buildStorage>,
  pageId: string,
  open: string[] = [],
  userId = 'u1',
) =>
  createDraftStore({
    storage,
    prepareItem: async (key, text) => () => storage.setItem(key, text),
    userId,
    pageId,
    openPages: async () => new Set(open),
    now: () => ++clock,
  });

describe('drafts', () => {
  it('throws nothing out for want of a key, and says that it kept nothing', async () => {
    const storage = buildStorage();
    for (const page of ['a', 'b', 'c', 'd']) store(storage, page).keep(draft);
    const locked = {
      ...storage,
      length: storage.length,
      setItem: () => {
        throw new KeyMissing();
      },
    };
    expect(store(locked, 'e').keep(draft)).toBe(false);
    expect(await store(storage, 'f').find({ designId: 'd1' })).toHaveLength(4);
  });

  it('gives back what a crashed page had kept, newest first', async () => {
    const storage = buildStorage();
    store(storage, 'old').keep(draft);
    store(storage, 'older').keep({ ...draft, name: '后来的' });
    const found = await store(storage, 'new').find({ designId: 'd1' });
    expect(found.map(({ name, version }) => [name, version])).toEqual([
      ['后来的', 3],
      ['杯子', 3],
    ]);
    expect(found[0]?.design).toEqual(design);
  });

  it('leaves drafts of open pages, of other designs and of other accounts alone', async () => {
    const storage = buildStorage();
    store(storage, 'open').keep(draft);
    store(storage, 'other').keep({ ...draft, designId: 'd2' });
    store(storage, 'stranger', [], 'u2').keep(draft);
    expect(await store(storage, 'new', ['open']).find({ designId: 'd1' })).toEqual([]);
    expect(await store(storage, 'new', ['open']).find({ templateId: 't1' })).toEqual([]);
  });

  it('finds a design that was never saved by its template', async () => {
    const storage = buildStorage();
    store(storage, 'old').keep({ ...draft, designId: null, version: 0 });
    expect(await store(storage, 'new').find({ templateId: 't1' })).toHaveLength(1);
  });

  it('is gone once dropped or forgotten', async () => {
    const storage = buildStorage();
    const old = store(storage, 'old');
    old.keep(draft);
    old.drop();
    expect(storage.entries.size).toBe(0);
    old.keep(draft);
    const [found] = await store(storage, 'new').find({ designId: 'd1' });
    store(storage, 'new').remove(found!.storageKey);
    expect(storage.entries.size).toBe(0);
  });

  it('throws out the oldest when there is no room, and says so when there is none at all', () => {
    const size = JSON.stringify({ ...draft, keptAt: 1 }).length;
    const storage = buildStorage(size * 3);
    for (const page of ['a', 'b', 'c']) expect(store(storage, page).keep(draft)).toBe(true);
    expect(store(storage, 'd').keep(draft)).toBe(true);
    expect([...storage.entries.keys()]).toContain('diy-draft:u1:d');
    expect(store(buildStorage(10), 'e').keep(draft)).toBe(false);
  });

  it('does not stumble over entries of others or broken ones', async () => {
    const storage = buildStorage();
    storage.entries.set('diy-draft:u1:broken', '{');
    storage.entries.set('diy-draft:u1:strange', JSON.stringify({ designId: 'd1', design: { format: 99 } }));
    storage.entries.set('theme', 'dark');
    expect(await store(storage, 'new').find({ designId: 'd1' })).toEqual([]);
  });
});

describe('drafts kept beside the page', () => {
  const named = (name: string) => ({ ...draft, name });
  const kept = (storage: ReturnType<typeof buildStorage>) =>
    [...storage.entries.values()].map((text) => (JSON.parse(text) as DraftToKeep).name);

  it('keeps the newest of several', async () => {
    const storage = buildStorage();
    const page = store(storage, 'a');
    const results = await Promise.all([page.keepBeside(named('one')), page.keepBeside(named('two'))]);
    expect([results, kept(storage)]).toEqual([[null, true], ['two']]);
  });

  it.each<[string, (page: ReturnType<typeof store>) => unknown, string[]]>([
    ['what is kept while the page is left', (page) => page.keep(named('last')), ['last']],
    ['a deletion', (page) => page.drop(), []],
  ])('never comes behind %s', async (_, act, names) => {
    const storage = buildStorage();
    const page = store(storage, 'a');
    const early = page.keepBeside(named('early'));
    act(page);
    expect([await early, kept(storage)]).toEqual([null, names]);
  });

  it('throws the older half out of a full storage, and says where that does not help', async () => {
    const storage = buildStorage(1500);
    for (const page of ['a', 'b', 'c', 'd']) await store(storage, page).keepBeside(draft);
    expect(await store(storage, 'e').keepBeside(named('new'))).toBe(true);
    expect(kept(storage)).toContain('new');
    expect(await store(buildStorage(10), 'f').keepBeside(draft)).toBe(false);
  });

  it('says that it kept nothing without a key', async () => {
    const storage = buildStorage();
    const page = createDraftStore({
      ...{ storage, userId: 'u1', pageId: 'a', openPages: async () => new Set<string>(), now: () => 1 },
      prepareItem: async () => {
        throw new KeyMissing();
      },
    });
    expect([await page.keepBeside(draft), storage.entries.size]).toEqual([false, 0]);
  });
});
