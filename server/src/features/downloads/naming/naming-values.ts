import { type MessageLocale, message, nameText } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import type { DesignForExport } from '../../designs/index.ts';
import type { DownloadRecord } from '../downloads.queries.ts';
import { fillNamingRule, type NamingValues } from './naming-rule.ts';
import { withOrderSuffix } from './order-folders.ts';
import { wantedFiles } from './wanted-files.ts';

/** The values that a file's name takes from a design or an order line. */
export type NamedDesign = Pick<DesignForExport, 'template' | 'sku' | 'name' | 'colourId' | 'sizeId'> & {
  orderLine?: OrderLineFacts;
};

/** What a file's name takes from an order line. */
export interface OrderLineFacts {
  orderNo: string;
  lineNo: string;
  /** Row of the source file; stands for the line where the file names none. */
  row: number;
  shop: string;
  quantity: number;
  /** What the buyer asked for, in a few words. */
  personalisation: string;
}

/** What distinguishes a line's files from those of another one with the same name. */
export function lineMark(
  { lineNo, row }: Pick<OrderLineFacts, 'lineNo' | 'row'>,
  locale: MessageLocale,
): string {
  return lineNo || plainText(message('names.row', { row }), locale);
}

/** A file that is to be named. */
interface FileToName {
  kind: 'print' | 'mockup';
  /** Name of the surface or of the mockup. */
  surface: string;
  extension: string;
}

/** Which of a download's designs or lines a file belongs to. */
export interface Position {
  index: number;
  total: number;
  /** What follows the order number in the rule: see `orderSuffixes`. */
  orderSuffix?: string | undefined;
}

/** Path of a file in its archive by the download's rule or its template's, in the language of the person who asked for it. */
export function filePath(
  download: Pick<DownloadRecord, 'format' | 'naming' | 'by_template' | 'locale'>,
  design: NamedDesign,
  file: FileToName,
  position: Position,
): string {
  const { locale } = download;
  const values = namingValues(design, file, position, locale);
  // Factories say how print files are called, and nothing of mockups.
  const what = design.orderLine ? 'line' : 'design';
  const { naming } =
    file.kind === 'print' ? wantedFiles(download, design.template.definition, what) : download;
  const rule = withOrderSuffix(naming, position.orderSuffix ?? '');
  return fillNamingRule(rule, values, file.extension, plainText(message('names.file'), locale));
}

/** Values of a naming rule's fields for a file; `n` is the design's number, padded to the width of the last one. */
function namingValues(
  design: NamedDesign,
  file: FileToName,
  position: Position,
  locale: MessageLocale,
): NamingValues {
  const { definition } = design.template;
  const { orderLine } = design;
  const colour = definition.colours.find(({ id }) => id === design.colourId);
  return {
    sku: design.sku,
    name: design.name,
    template: nameText(definition.title, locale),
    surface: file.surface,
    colour: colour ? nameText(colour.name, locale) : design.colourId,
    size: definition.sizes.find(({ id }) => id === design.sizeId)?.name ?? design.sizeId,
    kind: plainText(message(`papers.kind-${file.kind}`), locale),
    n: String(position.index + 1).padStart(String(position.total).length, '0'),
    order: orderLine?.orderNo ?? '',
    line: orderLine ? lineMark(orderLine, locale) : '',
    shop: orderLine?.shop ?? '',
    quantity: orderLine ? plainText(message('names.pieces', { quantity: orderLine.quantity }), locale) : '',
    personalisation: orderLine?.personalisation ?? '',
  };
}
