import { type MessageLocale, nameText } from '@diy/contract/messages';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { RenderResult } from '../../designs/index.ts';
import type { PackedBefore } from './packed-before.ts';
import type { ProductionLine } from './produce-line.ts';

/**
 * What an archive holds of an order line, as the line was when its files were packed. The buyer's words are no part of it, since it is stored
 * unencrypted.
 */
export interface PackedFacts {
  orderNo: string;
  lineNo: string;
  shop: string;
  sku: string;
  quantity: number;
  product: string;
  /** SKU of its design, which distinguishes designs of one name. */
  design: string;
  colour: string;
  size: string;
  personalised: boolean;
  /** What to check before it is printed; null = nothing. */
  warning: Message | null;
  mockupKey: string | null;
  before: PackedBefore;
}

/** The facts of a line whose files are packed, its names in the archive's language. */
export function packedFacts(
  line: ProductionLine,
  rendered: Pick<RenderResult, 'mockups'>,
  before: PackedBefore,
  locale: MessageLocale,
): PackedFacts {
  const { orderNo, lineNo, shop, sku, quantity, warning, design, template } = line;
  const { definition } = template;
  const colour = definition.colours.find(({ id }) => id === line.colourId);
  return {
    ...{ orderNo, lineNo, shop, sku, quantity, warning, before },
    product: `${design.name} · ${nameText(definition.title, locale)}`,
    design: design.sku,
    colour: colour ? nameText(colour.name, locale) : line.colourId,
    size: definition.sizes.find(({ id }) => id === line.sizeId)?.name ?? line.sizeId,
    personalised: line.texts.length > 0,
    mockupKey: rendered.mockups[0]?.key ?? null,
  };
}
