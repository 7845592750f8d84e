import { describe, expect, it } from 'vitest';
import { readHistory } from './comfyui.ts';
import { fillWorkflow, placeholdersIn } from './fill-workflow.ts';
import { readOpenaiResponse } from './openai.ts';
import type { OpenaiSettings } from './provider-settings.ts';
import { readSdWebuiResponse } from './sd-webui.ts';

const settings = { model: 'm' } as OpenaiSettings;
const B64 = Buffer.from('picture').toString('base64');

describe('OpenAI', () => {
  it.each<[string, unknown, object]>([
    [
      'base64',
      { data: [{ b64_json: B64 }] },
      { picture: { bytes: Buffer.from('picture') }, model: 'm', seed: null },
    ],
    [
      'a URL',
      { data: [{ url: 'https://a.example/1.png' }] },
      { picture: { url: 'https://a.example/1.png' } },
    ],
    [
      'a data: URL',
      { data: [{ url: `data:image/png;base64,${B64}` }] },
      { picture: { bytes: Buffer.from('picture') } },
    ],
    ['images in place of data', { images: [{ url: 'https://a.example/1' }], model: 'x' }, { model: 'x' }],
    ['a seed', { data: [{ b64_json: B64, seed: 5 }] }, { seed: 5 }],
    ['a seed that is none', { data: [{ b64_json: B64, seed: 1.5 }] }, { seed: null }],
  ])('%s', (_, json, expected) => expect(readOpenaiResponse(settings, json)).toMatchObject(expected));

  it.each([
    null,
    1,
    'x',
    [],
    {},
    { data: null },
    { data: [] },
    { data: [7] },
    { data: [{ b64_json: '' }] },
    { data: [{ b64_json: '<html><h1>Bad gateway</h1></html>' }] },
    { data: [{ url: 5 }] },
    { data: [{ url: '/a' }] },
  ])('nothing in %j', (json) => expect(() => readOpenaiResponse(settings, json)).toThrow('bad-answer'));

  it('costs by tokens where their prices are known', () => {
    const priced = { ...settings, tokenPrices: { inputPerMillion: 10, outputPerMillion: 40 } };
    const response = (usage: unknown) =>
      readOpenaiResponse(priced, { data: [{ b64_json: B64 }], usage }).cost;
    expect(response({ input_tokens: 1000, output_tokens: 5000 })).toBeCloseTo(0.21);
    expect(response({ input_tokens: 'many' })).toBeUndefined();
    expect(
      readOpenaiResponse(settings, {
        data: [{ b64_json: B64 }],
        usage: { input_tokens: 1, output_tokens: 1 },
      }).cost,
    ).toBeUndefined();
  });
});

describe('Stable-Diffusion web UI', () => {
  it.each<[string, unknown, object]>([
    ['with info', { images: [B64], info: '{"seed":7,"sd_model_name":"d"}' }, { seed: 7, model: 'd' }],
    ['with info as object', { images: [B64], info: { seed: 7 } }, { seed: 7, model: '' }],
    ['with broken info', { images: [B64], info: '{' }, { seed: null, model: '' }],
    ['with a random seed', { images: [B64], info: '{"seed":-1}' }, { seed: null }],
  ])('%s', (_, json, expected) => expect(readSdWebuiResponse(json)).toMatchObject(expected));
  it.each([null, {}, { images: [] }, { images: [null] }, { images: 'x' }])('nothing in %j', (json) =>
    expect(() => readSdWebuiResponse(json)).toThrow('bad-answer'),
  );
});

describe('ComfyUI', () => {
  const read = (entry: unknown) => readHistory({ j: entry }, 'j', (words) => String(words));
  const image = (type: string) => ({ filename: `${type}.png`, subfolder: '', type });
  it('waits, finds the stored picture, and falls back to a preview', () => {
    expect(readHistory({}, 'j', String)).toBeNull();
    expect(read({ outputs: {}, status: { completed: false } })).toBeNull();
    expect(read({ outputs: { 1: { images: [image('temp')] }, 2: { images: [image('output')] } } })).toEqual(
      image('output'),
    );
    expect(read({ outputs: { 1: { images: [image('temp')] } } })).toEqual(image('temp'));
  });
  it('tells what went wrong', () => {
    const messages = [
      ['execution_start', {}],
      ['execution_error', { exception_message: 'out of memory' }],
    ];
    expect(() => read({ status: { status_str: 'error', messages } })).toThrow(
      expect.objectContaining({ id: 'provider-error', detail: 'out of memory' }),
    );
    expect(() => read({ status: { status_str: 'error' } })).toThrow('provider-error');
    expect(() => read({ outputs: {}, status: { completed: true } })).toThrow('bad-answer');
    expect(() => read({ outputs: { 1: { images: [{ filename: 5 }] } } })).toThrow('bad-answer');
  });
});

describe('fillWorkflow', () => {
  it('keeps numbers numbers, and never fills a value again', () => {
    const template = { a: ['{{seed}}', '{{ prompt }}!', 3, null, true], b: { c: '{{unknown}} {{seed}}' } };
    expect(fillWorkflow(template, { seed: 7, prompt: '{{seed}} "quoted" $&' })).toEqual({
      a: [7, '{{seed}} "quoted" $&!', 3, null, true],
      b: { c: '{{unknown}} 7' },
    });
    expect(fillWorkflow('{{constructor}}', {})).toBe('{{constructor}}');
  });
  it('names placeholders', () =>
    expect(placeholdersIn({ a: '{{x}} {{ y }}', b: ['{{x}}'] })).toEqual(['x', 'y']));
});
