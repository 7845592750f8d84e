import type { AiProvider, AiSettings } from '@diy/contract/ai-images/ai-image-shapes';
import { aiRefusals } from '../ai-refusals.ts';

/** Settings from the caller; missing ones are undefined. */
export type GivenSettings = { [Name in keyof AiSettings]?: AiSettings[Name] | undefined };

const FIRST_COUNT = 4;
const STRENGTH = 0.6;

/** The defaults that a form shows for a provider. */
export function defaultSettings(provider: AiProvider): AiSettings {
  return {
    provider: provider.id,
    kind: provider.kinds[0] ?? 'picture',
    n: Math.min(FIRST_COUNT, provider.n_max),
    size: provider.sizes[0] ?? '1024x1024',
    style: 'none',
    transparent: false,
    family: '',
    negative_prompt: '',
    strength: STRENGTH,
    use_sources: true,
  };
}

/**
 * Settings of a run: what is given, else what is saved, else the provider's default. What is given must fit the
 * provider (throws a Refusal naming the field); what was saved for another provider and does not fit is replaced by the
 * default.
 */
export function resolveSettings(provider: AiProvider, saved: AiSettings, given: GivenSettings): AiSettings {
  const usual = defaultSettings(provider);
  const keep = <Name extends keyof AiSettings>(
    name: Name,
    why: (value: AiSettings[Name]) => Error | null,
  ) => {
    const asked = given[name] as AiSettings[Name] | undefined;
    if (asked !== undefined) {
      const refusal = why(asked);
      if (refusal) throw refusal;
      return asked;
    }
    return why(saved[name]) === null ? saved[name] : usual[name];
  };
  const fine = () => null;
  return {
    provider: provider.id,
    kind: keep('kind', (kind) => (provider.kinds.includes(kind) ? null : aiRefusals.kindNotOffered())),
    n: keep('n', (n) => (n <= provider.n_max ? null : aiRefusals.tooMany(provider.n_max))),
    size: keep('size', (size) => whyNotSize(provider, size)),
    style: keep('style', fine),
    transparent: keep('transparent', (wanted) =>
      wanted && !provider.transparent ? aiRefusals.notTransparent() : null,
    ),
    family: keep('family', (family) => whyNotFamily(provider, family)),
    negative_prompt: keep('negative_prompt', fine),
    strength: keep('strength', fine),
    use_sources: keep('use_sources', fine),
  };
}

function whyNotSize(provider: AiProvider, size: string): Error | null {
  if (provider.sizes.includes(size)) return null;
  if (provider.any_size === null) return aiRefusals.sizeNotOffered(provider.sizes);
  const { min, max, step } = provider.any_size;
  const fits = Object.values(parseSize(size)).every(
    (side) => side >= min && side <= max && side % step === 0,
  );
  return fits ? null : aiRefusals.sizeOutOfRange(min, max, step);
}

/** Models have no pattern families; a value saved for the built-in engine is ignored. */
function whyNotFamily(provider: AiProvider, family: string): Error | null {
  if (family === '' || provider.families.length === 0) return null;
  return provider.families.some(({ id }) => id === family) ? null : aiRefusals.familyNotFound();
}

/** Sides of `1024x768`. */
export function parseSize(size: string): { widthPx: number; heightPx: number } {
  const [widthPx = 0, heightPx = 0] = size.split('x').map(Number);
  return { widthPx, heightPx };
}
