import { fieldKey } from '@diy/design/document';
import type { PrivateLine } from '../../lines/line-content.ts';
import type { LineRecord } from '../../lines/lines.queries.ts';
import { addressKey, shopKey } from '../../lines/same-order.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderLine, PersonalisedText } from '../../model/order-line.ts';
import { orderKey } from '../../model/order-number.ts';
import type { LineIdentity } from '../../model/walked-row.ts';
import { pictureKey } from '../../pictures/picture-key.ts';
import { stripPersonalisation } from '../../privacy/strip-personalisation.ts';
import { variationKey } from '../../variants/read-variation.ts';
import { skusOfLine } from '../../variants/skus-of-line.ts';
import { skuKey } from '../../variants/split-sku.ts';
import { normaliseHeader } from '../mapping/headers/normalise-header.ts';
import { platformKey } from '../mapping/platform-names.ts';

/** What distinguishes the lines of one order, normalised: equal texts mean the same. */
export interface LineFacts {
  /** The order's number, see `orderKey`. */
  number: string;
  platform: string;
  shop: string;
  /** The marketplace's id of the line; `''` = none. */
  lineNo: string;
  /** Name of the column that the id comes from: ids of two systems cannot be compared. `''` = unknown. */
  idKind: string;
  sku: string;
  variation: string;
  personalisation: string;
  quantity: number;
  isCancelled: boolean;
  /** Where the parcel goes; `''` = not given. */
  place: string;
}

/** The facts of a row of the file. */
export interface RowFacts extends LineFacts {
  /** Its key: place in the sheet, and item of several. */
  row: string;
  /** The file's own key of it (`line-key.ts`). */
  lineKey: string;
  /** Something of it has to be fixed first. */
  isWrong: boolean;
  /** How far the file says it is: rows of one line agree in it. */
  stage: LineStage;
}

/** What a row wants done with its line: produce it, wait, it is on its way, it is cancelled. */
export type LineStage = 'open' | 'held' | 'shipped' | 'cancelled';

/** A line that exists, with its facts and the content to compare. */
export interface KnownLine extends LineFacts {
  id: string;
  lineKey: string;
  /** It is still to be produced or shipped. */
  isOpen: boolean;
  /** It was made from a sheet of rows that an earlier import left out. */
  isFromErrorSheet: boolean;
}

/** The facts of a row. */
export function factsOfLine(
  line: OrderLine,
  { platform, shop, orderNo, lineNo }: LineIdentity,
  idKind: string,
): Omit<LineFacts, 'isCancelled'> {
  return {
    ...contentOf(skusOfLine(line)[0] ?? '', line.fields.variation ?? '', line.personalisation),
    ...shopKeysOf(platform, shop),
    number: orderKey(orderNo),
    lineNo: lineNo.trim(),
    idKind: lineNo === '' ? '' : idKind,
    quantity: line.quantity,
    place: addressKey(line.address),
  };
}

/** The facts of a line that exists. */
export function factsOfRecord(
  record: Pick<
    LineRecord,
    'platform' | 'shop' | 'order_no' | 'line_no' | 'sku' | 'variation' | 'quantity' | 'state'
  >,
  { address, personalisation, fields }: PrivateLine,
  idKind: string,
): LineFacts {
  return {
    ...contentOf(record.sku, fields.variation ?? record.variation, personalisation),
    ...shopKeysOf(record.platform, record.shop),
    number: orderKey(record.order_no),
    lineNo: record.line_no.trim(),
    idKind: record.line_no === '' ? '' : idKind,
    quantity: record.quantity,
    isCancelled: record.state === 'cancelled',
    place: addressKey(address),
  };
}

/** The column of line ids of a layout. */
export function lineIdHeader({ columns }: Mapping, headers: readonly string[]): string {
  const column = columns.externalLineId?.[0];
  return column === undefined ? '' : normaliseHeader(headers[column] ?? '');
}

/** A buyer's words as they are compared: by name, to the letter; pictures from archives by their content. */
function personalisationKey(personalisation: readonly PersonalisedText[]): string {
  const texts = personalisation.map((one) => [fieldKey(one.name), pictureKey(one).normalize('NFC')]);
  return texts.length === 0 ? '' : JSON.stringify(texts.sort(([a], [b]) => (a! < b! ? -1 : 1)));
}

function contentOf(sku: string, variation: string, personalisation: readonly PersonalisedText[]) {
  return {
    sku: skuKey(sku),
    variation: variationKey(stripPersonalisation(variation, personalisation)),
    personalisation: personalisationKey(personalisation),
  };
}

function shopKeysOf(platform: string, shop: string) {
  return { platform: platformKey(platform), shop: shopKey(shop) };
}
