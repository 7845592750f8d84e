import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';

type PriceRule = Pick<SheetPresetSettings, 'price_factor' | 'price_add' | 'price_ending'>;

/** Price in the shop's currency: template's price × factor + add, raised to the ending; two decimals. */
export function shopPrice(priceCents: number, rule: PriceRule): number {
  const exact = Math.round(priceCents * rule.price_factor + rule.price_add * 100);
  if (rule.price_ending === 'none') return exact / 100;
  const ending = Math.round(Number(rule.price_ending) * 100);
  const whole = Math.floor(exact / 100) * 100 + ending;
  return (whole < exact ? whole + 100 : whole) / 100;
}
