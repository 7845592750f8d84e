import type { AiGroup, AiProvider, AiSettings } from '@diy/contract/ai-images/ai-image-shapes';
import type { textToImage } from '@diy/contract/ai-images/ai-images';
import type { InputOf } from '@diy/contract/endpoint';

/** What the form of a run holds. */
export interface RunDraft extends AiSettings {
  prompt: string;
  /** Null = random. */
  seed: number | null;
}

/** What a group was made with last, fitted to what can be had now. */
export function draftOfGroup(group: Pick<AiGroup, 'prompt' | 'settings'>, providers: AiProvider[]): RunDraft {
  const provider = providers.find(({ id }) => id === group.settings.provider) ?? providers[0];
  const draft = { ...group.settings, prompt: group.prompt, seed: null };
  return provider ? fitTo(draft, provider) : draft;
}

/** The draft for a provider: what it cannot do falls back to what it does first. */
export function fitTo(draft: RunDraft, provider: AiProvider): RunDraft {
  const { kinds, families, n_max, styles, transparent } = provider;
  return {
    ...draft,
    provider: provider.id,
    kind: kinds.includes(draft.kind) ? draft.kind : (kinds[0] ?? draft.kind),
    size: takesSize(provider, draft.size) ? draft.size : (provider.sizes[0] ?? draft.size),
    family: families.some(({ id }) => id === draft.family) ? draft.family : '',
    style: styles ? draft.style : 'none',
    transparent: transparent && draft.transparent,
    n: Math.min(draft.n, n_max),
    seed: provider.seed ? draft.seed : null,
  };
}

/** Width and height in pixels of `1024x768`. */
export function readSize(size: string): [number, number] {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return [width, height];
}

function takesSize({ sizes, any_size: any }: AiProvider, size: string): boolean {
  if (sizes.includes(size)) return true;
  return (
    any !== null &&
    readSize(size).every((side) => side >= any.min && side <= any.max && side % any.step === 0)
  );
}

/** The input of the call: fields that the provider does not support are left out. */
export function runInputOf(draft: RunDraft, provider: AiProvider): Omit<InputOf<typeof textToImage>, 'id'> {
  const { prompt, seed, family, negative_prompt, strength, transparent, ...rest } = draft;
  return {
    ...rest,
    prompt: prompt.trim(),
    ...(seed === null ? {} : { seed }),
    ...(provider.families.length > 0 ? { family } : {}),
    ...(provider.negative_prompt ? { negative_prompt } : {}),
    ...(provider.strength ? { strength } : {}),
    ...(provider.transparent ? { transparent } : {}),
  };
}
