import type { AiProvider, GeneratedImage } from '@diy/contract/ai-image-shapes';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Model, or the built-in engine's family in words; empty until known. */
export function modelTitle(
  image: Pick<GeneratedImage, 'provider' | 'model'>,
  providers: AiProvider[],
  locale: 'zh' | 'en',
): string {
  const families = providers.find(({ id }) => id === image.provider)?.families;
  return families?.find(({ id }) => id === image.model)?.title[locale] ?? image.model;
}

/** `3.2 秒`; null while it is not known. */
export function timeText(timeMs: number | null, t: Translate): string | null {
  if (timeMs === null) return null;
  return t('seconds', { seconds: Math.max(0.1, Math.round(timeMs / 100) / 10) });
}

/** What it cost in words; null = unknown or only estimated. */
export function costText(cost: GeneratedImage['cost'], t: Translate): string | null {
  if (!cost || cost.is_estimate) return null;
  if (cost.amount === 0) return t('free');
  return `${Number(cost.amount.toFixed(4))} ${cost.currency}`;
}
