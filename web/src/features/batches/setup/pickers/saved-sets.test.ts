// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { privateStorage } from '../../../../shared/private-storage/private-storage.ts';
import { buildUser } from '../../../../testing/builders.ts';
import { signIn } from '../../../../testing/render-app.tsx';
import { type BatchDraft, EMPTY_DRAFT } from '../../batch-draft.ts';
import { applySet, deleteSet, keepSet, readSets } from './saved-sets.ts';

const ACCOUNT = buildUser().id;
const KEY = `batch-sets:${ACCOUNT}`;
const product = { templateId: 'mug', colourIds: ['white'], sizeId: '11oz', surfaces: ['wrap'] };
const draft: BatchDraft = {
  ...EMPTY_DRAFT,
  name: '春',
  products: [product],
  imageIds: ['i1'],
  imageCategoryIds: [''],
  aiGroupIds: ['g'],
  cells: { 'i1:mug:white:11oz': { key: 'i1:mug:white:11oz', skip: true, boxes: {} } },
  skuRule: '{image}',
  bleed: true,
};

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => vi.unstubAllGlobals());
const names = () => readSets(ACCOUNT).map(({ name }) => name);

test('a set has products and rules, and nothing of the pictures', () => {
  keepSet(ACCOUNT, '杯', draft);
  const [set] = readSets(ACCOUNT);
  expect(set?.draft).toMatchObject({ products: [product], skuRule: '{image}', bleed: true });
  expect(privateStorage.getItem(KEY)).not.toMatch(/i1|"g"|春/);
});

test('using a set keeps the name and pictures of the draft, and none of its cells', () => {
  keepSet(ACCOUNT, '杯', draft);
  const [set] = readSets(ACCOUNT);
  if (!set) return expect.unreachable();
  const mine: BatchDraft = { ...draft, name: '夏', products: [], imageIds: ['i9'], skuRule: '' };
  expect(applySet(mine, set)).toEqual({
    ...EMPTY_DRAFT,
    ...set.draft,
    name: '夏',
    imageIds: ['i9'],
    imageCategoryIds: [''],
    aiGroupIds: ['g'],
  });
});

test('a set of an older version gets the defaults of what it lacks', () => {
  privateStorage.setItem(KEY, JSON.stringify([{ name: '旧', draft: { products: [product] } }]));
  const [set] = readSets(ACCOUNT);
  if (!set) return expect.unreachable();
  const used = applySet(EMPTY_DRAFT, set);
  expect(used.rule).toEqual(EMPTY_DRAFT.rule);
  expect(used.nameRule).toBe(EMPTY_DRAFT.nameRule);
});

test('the newest comes first, a name is kept once, and at most twenty', () => {
  keepSet(ACCOUNT, 'a', draft);
  keepSet(ACCOUNT, 'b', draft);
  expect(keepSet(ACCOUNT, 'a', draft).map(({ name }) => name)).toEqual(['a', 'b']);
  for (let count = 0; count < 25; count += 1) keepSet(ACCOUNT, `n${count}`, draft);
  expect(names()).toHaveLength(20);
  expect(names()[0]).toBe('n24');
  expect(names()).not.toContain('a');
});

test('accounts do not see each other’s sets', () => {
  keepSet(ACCOUNT, 'a', draft);
  expect(readSets('you')).toEqual([]);
});

test('deleting takes one away, and an unknown name nothing', () => {
  keepSet(ACCOUNT, 'a', draft);
  keepSet(ACCOUNT, 'b', draft);
  expect(deleteSet(ACCOUNT, 'a').map(({ name }) => name)).toEqual(['b']);
  expect(deleteSet(ACCOUNT, 'never').map(({ name }) => name)).toEqual(['b']);
  expect(names()).toEqual(['b']);
});

test.each(['', '{', 'null', '{}', '"x"', '7'])('a stored %j counts as none', (text) => {
  privateStorage.setItem(KEY, text);
  expect(readSets(ACCOUNT)).toEqual([]);
});

test('entries of a stored list that are no sets are left out', () => {
  const good = { name: 'good', draft: { products: [] } };
  const odd = [
    null,
    7,
    'x',
    {},
    { name: 'no draft' },
    { name: 'null', draft: null },
    { name: 1, draft: { products: [] } },
  ];
  privateStorage.setItem(KEY, JSON.stringify([...odd, good, { name: 'odd', draft: { products: 'mug' } }]));
  expect(names()).toEqual(['good']);
});

test('where storage is full or forbidden, sets are not kept and nothing else fails', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  expect(keepSet(ACCOUNT, 'a', draft).map(({ name }) => name)).toEqual(['a']);
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readSets(ACCOUNT)).toEqual([]);
});
