import type { OrderField } from '@diy/contract/orders/order-fields';
import type { LineState } from '@diy/contract/orders/orders';
import { fieldKey } from '@diy/design/document';
import { isHeldByPerson, type PrivateLine } from '../../lines/line-content.ts';
import type { LineRecord } from '../../lines/lines.queries.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderAddress, PersonalisedText } from '../../model/order-line.ts';
import type { WalkedRow } from '../../model/walked-row.ts';
import { pictureKey } from '../../pictures/picture-key.ts';
import { type FileState, UNPRINTED_STATES } from '../../states/line-states.ts';
import { skusOfLine } from '../../variants/skus-of-line.ts';
import { factsOfLine, factsOfRecord, type LineStage } from './line-facts.ts';
import { hasReadStatus, mergeLine, normaliseForComparison } from './merge-line.ts';

/** One difference between a row and the line that exists. */
export interface LineChange {
  /** `orderStatus`: `before` and `now` are stages. */
  field: OrderField;
  /** The name of a personalised text; `''` for every other field. */
  name: string;
  before: string;
  now: string;
}

export interface LineChanges {
  changes: LineChange[];
  /** What is printed has changed, or how many: files made before are wrong. */
  isReprint: boolean;
  /** Why the line cannot be updated; null = it can. */
  refused: 'in_production' | 'shipped' | 'cancelled' | null;
}

const PLACE: readonly (readonly [OrderField, (address: OrderAddress) => string])[] = [
  ['recipientName', ({ name }) => name],
  ['company', ({ company }) => company],
  ['country', ({ country }) => country],
  ['province', ({ province }) => province],
  ['city', ({ city }) => city],
  ['district', ({ district }) => district],
  ['address1', ({ lines }) => lines.join('\n')],
  ['houseNo', ({ houseNo }) => houseNo],
  ['postcode', ({ postcode }) => postcode],
  ['phone', ({ phone }) => phone],
  ['mobile', ({ mobile }) => mobile],
];
const NOTES: readonly OrderField[] = ['buyerNote', 'sellerNote', 'pickNote'];
const PRINTED: readonly OrderField[] = ['personalization', 'quantity', 'sku', 'variation'];

/**
 * The differences of a row from its line: what is printed, how many, where it goes, notes, and whether to produce it. What the
 * row says nothing of is not compared (`merge-line.ts`). `isSplit`: its pieces are spread over several rows.
 */
export function compareRowWithLine(
  record: LineRecord,
  known: PrivateLine,
  row: WalkedRow,
  mapping: Mapping,
  isSplit: boolean,
): LineChanges {
  const changes: LineChange[] = [];
  const add = (field: OrderField, before: string, now: string, name = '') =>
    void changes.push({ field, name, before, now });
  const { line } = row;
  const said = mergeLine(line, known, mapping);
  const isCancelled = row.outcome === 'cancelled';
  // Marketplaces empty the other cells of cancelled orders.
  if (!isCancelled) {
    const [was, is] = [factsOfRecord(record, known, ''), factsOfLine(line, row.identity, '')];
    if (was.sku !== is.sku) add('sku', record.sku, skusOfLine(line)[0] ?? '');
    if (was.variation !== is.variation && is.variation !== '')
      add('variation', known.fields.variation ?? record.variation, line.fields.variation ?? '');
    if (!isSplit && line.quantity !== record.quantity)
      add('quantity', String(record.quantity), String(line.quantity));
    for (const { name, before, now } of changedTexts(known.personalisation, said.personalisation))
      add('personalization', before, now, name);
    for (const { field, before, now } of changedPlace(known.address, said.address)) add(field, before, now);
    for (const field of NOTES) {
      const [before, now] = [known.fields[field] ?? '', said.fields[field] ?? ''];
      if (normaliseForComparison(before) !== normaliseForComparison(now)) add(field, before, now);
    }
  }
  const isHeld = row.held || isHeldByPerson(record, known);
  const [stage, next] = [stageOf(record.state, record.held), stageOf(stateSaid(row), isHeld)];
  const isUnprinted = UNPRINTED_STATES.includes(record.state);
  const isNews = isCancelled || line.shipped || hasReadStatus(mapping, line);
  // Too late to stop, but not to say so; and what a file alone has cancelled may be wanted after all.
  const isLate = record.state === 'in_production' && (isCancelled || row.held);
  const isRevived = record.state === 'cancelled' && record.touched_at === null && !isCancelled && !row.held;
  if (!isSplit && stage !== next && isNews && (isUnprinted || isLate || isRevived))
    add('orderStatus', stage, next);
  const isReprint = changes.some(({ field }) => PRINTED.includes(field));
  return { changes, isReprint, refused: refusalOf(record.state, changes, isReprint || isLate) };
}

/** The state of a line according to a file. */
function stateSaid({ outcome, line }: Pick<WalkedRow, 'outcome' | 'line'>): FileState {
  return outcome === 'cancelled' ? 'cancelled' : line.shipped ? 'shipped' : 'new';
}

function stageOf(state: LineState, held: boolean): LineStage {
  if (state === 'cancelled' || state === 'shipped') return state;
  return held ? 'held' : 'open';
}

/** Where a parcel goes may change until it is on its way; what is printed only while nothing is. */
function refusalOf(
  state: LineState,
  changes: readonly LineChange[],
  isLate: boolean,
): LineChanges['refused'] {
  if (changes.length === 0 || state === 'new' || state === 'ready') return null;
  return state === 'in_production' && !isLate ? null : state;
}

/** The parts of the address that differ. */
export function changedPlace(
  was: OrderAddress,
  is: OrderAddress,
): { field: OrderField; before: string; now: string }[] {
  return PLACE.flatMap(([field, of]) => {
    const [before, now] = [of(was), of(is)];
    return normaliseForComparison(before) === normaliseForComparison(now) ? [] : [{ field, before, now }];
  });
}

/** The personalised texts that differ in any letter, by name. */
export function changedTexts(before: readonly PersonalisedText[], now: readonly PersonalisedText[]) {
  const names = new Map([...before, ...now].map(({ name }) => [fieldKey(name), name]));
  return [...names].flatMap(([key, name]) => {
    const [was, is] = [before, now].map((texts) => texts.find((text) => fieldKey(text.name) === key));
    if ((was && pictureKey(was).normalize('NFC')) === (is && pictureKey(is).normalize('NFC'))) return [];
    return [{ name, before: was?.value.trim() ?? '', now: is?.value.trim() ?? '' }];
  });
}
