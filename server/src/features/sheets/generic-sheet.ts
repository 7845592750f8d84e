import {
  isRightToLeft,
  type MessageId,
  type MessageLocale,
  message,
  nameText,
  type StoredMessage,
} from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import type { DesignDocument } from '@diy/design/document';
import { type TemplateDefinition, variantFacts } from '@diy/design/template';
import type { NewSheet, SheetCell, SheetColumn } from '../../platform/spreadsheets/sheet.ts';
import { designWords } from './rows/design-words.ts';
import { titleOf } from './rows/title-of.ts';

/** What one row of the generic sheet is made from. */
export interface GenericSheetDesign {
  sku: string;
  name: string;
  colourId: string;
  sizeId: string;
  template: TemplateDefinition;
  /** JPEG of the first mockup; null = none. */
  thumbnail: Buffer | null;
  mockupUrls: string[];
  printFileUrls: string[];
  imageNames: string[];
  /** Its texts and pictures may name it in English. */
  document?: Pick<DesignDocument, 'surfaces'>;
  prompts?: readonly string[];
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  remark: string;
}

/** What a cell is made from: the design, its place in the sheet, and the reader's language. */
interface RowSource {
  design: GenericSheetDesign;
  index: number;
  locale: MessageLocale;
}

interface GenericColumn extends Omit<SheetColumn, 'header'> {
  /** null = an SKU, which has this name in every language. */
  header: StoredMessage | null;
  cell(source: RowSource): SheetCell;
}

type ColumnName =
  Extract<MessageId, `sheet-columns.${string}`> extends `sheet-columns.${infer Name}` ? Name : never;
type Kind = Pick<GenericColumn, 'type' | 'width'>;

const column = (name: ColumnName, kind: Kind, cell: GenericColumn['cell']): GenericColumn => {
  return { header: message(`sheet-columns.${name}`), ...kind, cell };
};
const text = (width: number): Kind => ({ width, type: 'text' });
const link = (width: number): Kind => ({ width, type: 'link' });
const NUMBER: Kind = { width: 9, type: 'number' };
const MONEY: Kind = { width: 10, type: 'money' };
const MOMENT: Kind = { width: 17, type: 'date' };

const colourOf = ({ template, colourId }: GenericSheetDesign) =>
  template.colours.find(({ id }) => id === colourId);
const factsOf = ({ template, colourId, sizeId }: GenericSheetDesign) =>
  variantFacts(template, { colourId, sizeId });
const sizeOf = ({ template, sizeId }: GenericSheetDesign) =>
  template.sizes.find(({ id }) => id === sizeId)?.name ?? sizeId;

/** Columns in their agreed order, in every language; people and scripts rely on it. Empty ones are for the person to fill in. */
const COLUMNS: readonly GenericColumn[] = [
  column('number', NUMBER, ({ index }) => index + 1),
  column('design', text(24), ({ design }) => design.name),
  column('code', text(16), ({ design }) => design.sku),
  column('product', text(24), ({ design, locale }) => nameText(design.template.title, locale)),
  column('product-code', text(14), ({ design }) => design.template.sku),
  column('colour', text(10), ({ design, locale }) => {
    const colour = colourOf(design);
    return colour ? nameText(colour.name, locale) : design.colourId;
  }),
  column('size', text(10), ({ design }) => sizeOf(design)),
  { header: null, ...text(30), cell: ({ design }) => variantSku(design) },
  column('picture', { width: 11, type: 'image' }, ({ design }) => design.thumbnail),
  column('mockup', link(36), ({ design }) => design.mockupUrls[0] ?? null),
  column('mockups', link(40), ({ design }) => lines(design.mockupUrls)),
  column('prints', link(40), ({ design }) => lines(design.printFileUrls)),
  column('artwork', text(24), ({ design }) => lines(design.imageNames)),
  column('cost', MONEY, ({ design }) => factsOf(design).priceCents / 100),
  column('price', MONEY, () => null),
  column('currency', text(7), ({ design }) => design.template.currency),
  column('weight', NUMBER, ({ design }) => factsOf(design).weightG),
  column('length', NUMBER, ({ design }) => factsOf(design).packed.lengthCm),
  column('width', NUMBER, ({ design }) => factsOf(design).packed.widthCm),
  column('height', NUMBER, ({ design }) => factsOf(design).packed.heightCm),
  column('title-zh', text(30), ({ design }) => title('zh', design)),
  column('title-en', text(30), ({ design }) => title('en', design)),
  column('description', text(40), ({ design, locale }) => nameText(design.template.description, locale)),
  column('tags', text(16), ({ design: { template }, locale }) => {
    const [category, material] = [template.category, template.material].map((name) => nameText(name, locale));
    return plainText(message('sheet-rows.tags', { category, material }), locale);
  }),
  column('shop', text(14), () => null),
  column('created-by', text(12), ({ design }) => design.createdBy),
  column('created-at', MOMENT, ({ design }) => design.createdAt),
  column('updated-at', MOMENT, ({ design }) => design.updatedAt),
  column('remark', text(36), ({ design }) => design.remark || null),
];

/** One row per design in its colour and size, worded in the language of the person who asked for it. */
export function genericSheet(designs: readonly GenericSheetDesign[], locale: MessageLocale): NewSheet {
  const headerOf = (header: StoredMessage | null) => (header ? plainText(header, locale) : 'SKU');
  return {
    name: plainText(message('names.sheet'), locale),
    isRightToLeft: isRightToLeft(locale),
    columns: COLUMNS.map(({ header, width, type }) => ({ header: headerOf(header), width, type })),
    rows: designs.map((design, index) => COLUMNS.map(({ cell }) => cell({ design, index, locale }))),
  };
}

/** Design, product, colour and size: the SKU under which a shop lists this variant. */
function variantSku(design: GenericSheetDesign): string {
  const { sku } = factsOf(design);
  if (sku !== null) return [design.sku, sku].join('-');
  const colour = colourOf(design)?.code ?? design.colourId;
  return [design.sku, design.template.sku, colour, design.sizeId].join('-');
}

function lines(parts: readonly string[]): string | null {
  return parts.length === 0 ? null : parts.join('\n');
}

/** The same titles as in sheets for platforms. */
function title(language: 'zh' | 'en', design: GenericSheetDesign): string {
  return titleOf(language, designWords(design), { ...design, pattern: '{name} {title}' });
}
