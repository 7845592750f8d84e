import type { AiProvider, GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';

import { formatMoney } from '../../../lib/text/format.ts';

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

/** The cost of an image in words; null = unknown or only estimated. */
export function costText(cost: GeneratedImage['cost'], t: Translate, locale: string): string | null {
  if (!cost || cost.is_estimate) return null;
  return cost.amount === 0 ? t('free') : priceText(cost.amount, cost.currency, locale);
}

/**
 * A price such as `¥0.80`. Fractions of a cent, which many models cost, are shown in full; a unit that is no currency
 * follows the number.
 */
export function priceText(amount: number, currency: string, locale: string): string {
  const isInCents = Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
  if (!isInCents || !/^[A-Z]{3}$/.test(currency)) return `${Number(amount.toFixed(4))} ${currency}`;
  return formatMoney(Math.round(amount * 100), currency, locale);
}
