import type { AiProvider, AiSettings } from '@diy/contract/ai-images/ai-image-shapes';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { defaultSettings, type GivenSettings, resolveSettings } from './resolve-settings.ts';

const provider = (change: Partial<AiProvider> = {}): AiProvider => ({
  id: 'p',
  title: { zh: '画室', en: 'Studio' },
  kind: 'openai',
  model: 'm',
  sizes: ['1024x1024', '1536x1024'],
  any_size: null,
  kinds: ['picture', 'motif'],
  edits: false,
  max_sources: 0,
  transparent: false,
  seed: false,
  negative_prompt: false,
  strength: false,
  styles: true,
  n_max: 10,
  families: [],
  cost_hint: null,
  ...change,
});
const free = provider({ any_size: { min: 256, max: 2048, step: 8 } });
const withFamilies = provider({ families: [{ id: 'dots', title: { zh: '圆点', en: 'Dots' } }] });
const saved: AiSettings = { ...defaultSettings(provider()), n: 7, style: 'oil', strength: 0.3 };

describe('resolveSettings', () => {
  it.each<[string, AiProvider, Partial<AiSettings>, GivenSettings, Partial<AiSettings>]>([
    ['what is saved', provider(), {}, {}, { n: 7, style: 'oil', strength: 0.3, provider: 'p' }],
    ['what is given', provider(), {}, { n: 2, size: '1536x1024' }, { n: 2, size: '1536x1024', style: 'oil' }],
    [
      'defaults for what another provider left',
      provider(),
      { size: '6000x6000', n: 200, kind: 'tile', transparent: true },
      {},
      { size: '1024x1024', n: 4, kind: 'picture', transparent: false },
    ],
    ['any size within bounds', free, {}, { size: '264x2048' }, { size: '264x2048' }],
    ['a family of models is nobody’s concern', provider(), { family: 'dots' }, {}, { family: 'dots' }],
    ['a family', withFamilies, {}, { family: 'dots' }, { family: 'dots' }],
    ['a family that is gone', withFamilies, { family: 'plaid' }, {}, { family: '' }],
    ['false is an answer', provider(), { use_sources: true }, { use_sources: false }, { use_sources: false }],
  ])('takes %s', (_, shown, change, given, expected) => {
    expect(resolveSettings(shown, { ...saved, ...change }, given)).toMatchObject(expected);
  });

  it.each<[AiProvider, GivenSettings, string, string]>([
    [provider(), { size: '512x512' }, 'ai-images.size-not-offered', 'size'],
    [free, { size: '248x512' }, 'ai-images.size-out-of-range', 'size'],
    [free, { size: '512x2056' }, 'ai-images.size-out-of-range', 'size'],
    [free, { size: '260x512' }, 'ai-images.size-out-of-range', 'size'],
    [provider(), { n: 11 }, 'ai-images.too-many-images', 'n'],
    [provider(), { kind: 'tile' }, 'ai-images.kind-not-offered', 'kind'],
    [provider(), { transparent: true }, 'ai-images.transparent-not-offered', 'transparent'],
    [withFamilies, { family: 'plaid' }, 'ai-images.family-not-found', 'family'],
  ])('refuses what does not fit: %#', (shown, given, id, field) => {
    const refused = () => resolveSettings(shown, saved, given);
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(expect.objectContaining({ id, fields: [expect.objectContaining({ field })] }));
  });
});
