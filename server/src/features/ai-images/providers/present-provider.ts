import type { AiProvider } from '@diy/contract/ai-images/ai-image-shapes';
import type { ProviderSettings } from './provider-settings.ts';

type OutsideSettings = Exclude<ProviderSettings, { kind: 'pattern' }>;

const OPENAI_SIZES = ['1024x1024', '1536x1024', '1024x1536'];
const DIFFUSION_SIZES = ['1024x1024', '768x1024', '1024x768', '512x512'];

/** What clients may know about a configured provider: chosen field by field, so that no key or address leaks. */
export function presentProvider(settings: OutsideSettings): AiProvider {
  const { id, title, kind, model = '', maxImages, costPerImage, currency } = settings;
  const isOpenai = settings.kind === 'openai';
  const edits = isOpenai
    ? settings.edits
    : settings.kind === 'sd-webui' || settings.editWorkflow !== undefined;
  return {
    id,
    title,
    kind,
    model,
    sizes: settings.sizes ?? (isOpenai ? OPENAI_SIZES : DIFFUSION_SIZES),
    any_size: isOpenai ? null : { min: 256, max: 2048, step: 8 },
    kinds: settings.kinds ?? ['picture', 'tile', 'motif'],
    edits,
    max_sources: edits ? (isOpenai ? settings.maxSources : 1) : 0,
    transparent: isOpenai && settings.transparent,
    seed: isOpenai ? settings.seed : true,
    negative_prompt: isOpenai ? settings.negativePrompt : true,
    strength: !isOpenai && edits,
    styles: true,
    n_max: maxImages,
    families: [],
    cost_hint: costPerImage === undefined ? null : { amount: costPerImage, currency },
  };
}
