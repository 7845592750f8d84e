import { describe, expect, it } from 'vitest';
import { ConfigMistake } from '../../../platform/config/config-mistake.ts';
import { readProviders } from './read-providers.ts';

const SECRET = 'sk-never-to-be-seen';
const title = { zh: '画室', en: 'Studio' };
const openai = {
  id: 'a',
  kind: 'openai',
  title,
  baseUrl: 'https://api.example.com/',
  key: SECRET,
  model: 'm',
};
const comfy = {
  id: 'c',
  kind: 'comfyui',
  title,
  baseUrl: 'http://10.0.0.5:8188',
  workflow: { 6: { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}' } } },
};

it('has the built-in engine alone where nothing is set', () => {
  expect(readProviders(null).map(({ shown }) => shown.id)).toEqual(['pattern']);
});

it('keeps the order, the built-in engine last, and shows neither key nor address', () => {
  const providers = readProviders([comfy, openai, { kind: 'pattern', concurrency: 5 }]);
  expect(providers.map(({ shown, concurrency }) => [shown.id, concurrency])).toEqual([
    ['c', 2],
    ['a', 2],
    ['pattern', 5],
  ]);
  expect(JSON.stringify(providers)).not.toMatch(/never-to-be-seen|example\.com|10\.0\.0\.5/);
});

it.each<[string, object, object]>([
  [
    'openai',
    openai,
    { edits: true, max_sources: 4, seed: false, any_size: null, strength: false, n_max: 20 },
  ],
  ['openai without edits', { ...openai, edits: false }, { edits: false, max_sources: 0 }],
  [
    'a price',
    { ...openai, costPerImage: 0.3, currency: 'USD' },
    { cost_hint: { amount: 0.3, currency: 'USD' } },
  ],
  ['comfyui', comfy, { edits: false, max_sources: 0, seed: true, transparent: false, strength: false }],
  [
    'comfyui with sources',
    { ...comfy, editWorkflow: { 1: { class_type: 'X', inputs: ['{{source}}', '{{prompt}}'] } } },
    { edits: true, max_sources: 1, strength: true },
  ],
])('%s', (_, settings, shown) => expect(readProviders(settings)[0]!.shown).toMatchObject(shown));

describe('a mistake ends the start with a sentence that names the field', () => {
  it.each<[string, unknown, RegExp]>([
    ['no kind', [{ ...openai, kind: undefined }], /第 1 个 → kind：/],
    ['another kind', [openai, { ...openai, kind: 'magic' }], /第 2 个 → kind：/],
    ['no title', { ...openai, title: undefined }, /title：缺少/],
    ['no address', { ...openai, baseUrl: 'api.example.com' }, /baseUrl：/],
    ['another scheme', { ...openai, baseUrl: 'file:///etc' }, /baseUrl：/],
    [
      'a user name in the address',
      { ...openai, baseUrl: `https://u:${SECRET}@a.example` },
      /baseUrl：地址里不能带用户名/,
    ],
    ['a misspelt field', { ...openai, apikey: SECRET }, /不认识的字段 apikey/],
    ['an id with blanks', { ...openai, id: 'My AI' }, /id：/],
    ['the built-in id', { ...openai, id: 'pattern' }, /内置图案引擎/],
    ['an id twice', [openai, openai], /两个 id 都是 a/],
    ['no places', { ...openai, concurrency: 0 }, /concurrency：太小/],
    ['a size of words', { ...openai, sizes: ['big'] }, /sizes → 0：/],
    ['a workflow without words', { ...comfy, workflow: { 1: { class_type: 'X' } } }, /\{\{prompt\}\}/],
    ['a workflow of the editor', { ...comfy, workflow: { nodes: [] } }, /workflow/],
    ['an edit workflow without source', { ...comfy, editWorkflow: comfy.workflow }, /\{\{source\}\}/],
    ['a key of another type', { ...openai, key: 7 }, /key：/],
    ['nonsense', 7, /第 1 个/],
  ])('%s', (_, value, message) => {
    const read = () => readProviders(value);
    expect(read).toThrow(ConfigMistake);
    expect(read).toThrow(message);
    expect(read).not.toThrow(new RegExp(SECRET));
  });
});
