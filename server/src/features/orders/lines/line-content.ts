import { message } from '@diy/contract/messages';
import type { ExplainedChoice } from '../meanings/choice-meanings.ts';
import { LineProblem } from '../model/line-problem.ts';
import type { OrderAddress, OrderLine, PersonalisedText } from '../model/order-line.ts';
import type { WalkedRow } from '../model/walked-row.ts';
import type { RowCipher } from '../privacy/encrypt-row.ts';
import { stripPersonalisation } from '../privacy/strip-personalisation.ts';
import { firstState } from '../states/line-states.ts';
import type { Variant } from '../variants/find-variants.ts';
import { skusOfLine } from '../variants/skus-of-line.ts';
import type { LineContent } from './lines.queries.ts';

/** The encrypted part of a line: the whole row, since any of it may name a buyer. */
export interface PrivateLine {
  address: OrderAddress;
  personalisation: PersonalisedText[];
  /** Names under which the file asks for a personalisation that the row leaves empty; lines of before do not have it. */
  blankPersonalisation?: string[];
  /** What a person said when they put it on hold. */
  holdReason?: string;
  /** What the seller said of words that are no choice of their field; it stays when the explanation is deleted. */
  choices?: ExplainedChoice[];
  fields: OrderLine['fields'];
}

/**
 * The line that is made from a row.
 * @param more.known the line that it was, whose decisions stay
 */
export function lineContent(
  row: WalkedRow & { variant: Variant },
  more: { importId: string; fileHash: string; rowCipher: RowCipher; known?: PrivateLine },
): LineContent {
  const { line, identity, variant } = row;
  const { fields, address, personalisation, blankPersonalisation } = line;
  const sku = skusOfLine(line)[0] ?? '';
  const { holdReason, choices } = more.known ?? {};
  const said = {
    ...(holdReason === undefined ? {} : { holdReason }),
    ...(choices === undefined ? {} : { choices }),
  };
  const encrypted: PrivateLine = { address, personalisation, blankPersonalisation, fields, ...said };
  return {
    import_id: more.importId,
    row: row.row,
    platform: identity.platform,
    shop: identity.shop,
    order_no: identity.orderNo,
    line_no: identity.lineNo,
    sku,
    title: fields.productTitle ?? '',
    variation: stripPersonalisation(fields.variation ?? '', personalisation),
    quantity: line.quantity,
    price_cents: line.unitPriceCents,
    currency: line.currency,
    placed_at: moment(line.placedAt),
    ship_by: moment(line.shipBy),
    state: firstState(line.shipped ? 'shipped' : 'new'),
    held: row.held,
    design_id: variant.design.id,
    design_version: variant.design.version,
    template_id: variant.design.templateId,
    template_version: variant.design.templateVersion,
    colour_id: variant.colourId,
    size_id: variant.sizeId,
    file_hash: more.fileHash,
    personalised: personalisation.length > 0,
    blank_personalisation: blankPersonalisation.length > 0,
    private: more.rowCipher.encryptJson(encrypted),
    search: [
      identity.orderNo,
      identity.lineNo,
      sku,
      variant.design.sku,
      variant.design.name,
      fields.productTitle,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

/** Whether a person put it on hold: then no file and no program releases it. */
export function isHeldByPerson({ held }: { held: boolean }, { holdReason }: PrivateLine): boolean {
  return held && holdReason !== undefined;
}

/** The decrypted part of a line. Throws LineProblem for one that was encrypted under another secret, or damaged. */
export function openPrivate(rowCipher: RowCipher, line: { private: Buffer }): PrivateLine {
  const secret = openOrBlank(rowCipher, line);
  if (isUnreadable(secret)) throw new LineProblem(UNREADABLE);
  return secret;
}

/** The same where other lines must not suffer: what cannot be read is blank. */
export function openOrBlank(rowCipher: RowCipher, line: { private: Buffer }): PrivateLine {
  try {
    return rowCipher.decryptJson(line.private) as PrivateLine;
  } catch {
    return BLANK;
  }
}

/** Whether `openOrBlank` could not read it. */
export const isUnreadable = (secret: PrivateLine) => secret === BLANK;

/** The problem that an unreadable line is shown with. */
export const UNREADABLE = message('orders.unreadable');

const BLANK: PrivateLine = Object.freeze({
  address: {
    name: '',
    company: '',
    country: '',
    province: '',
    city: '',
    district: '',
    lines: [],
    houseNo: '',
    postcode: '',
    phone: '',
    mobile: '',
    email: '',
  },
  personalisation: [],
  fields: {},
});

function moment(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
