import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderLine } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { type LineIdentity, rowKeyOf, type WalkedRow } from '../../model/walked-row.ts';
import { fillFromAbove, mayContinueRowAbove, numberInRowAbove } from '../mapping/fill-from-above.ts';
import {
  isItemField,
  itemColumns,
  type RowPart,
  splitRow,
  withItemsColumn,
} from '../mapping/items/split-row.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';
import { type KnownOfFile, readOrderLine } from '../mapping/read-order-line.ts';
import { type DeviatingAddress, withDeviatingAddress } from '../mapping/recognise/deviating-address.ts';
import { lostLetters, plainFlagProblem, rowProblem, unsureNumbers } from '../mapping/row-problems.ts';
import type { DamagedCell } from '../reading/table-facts.ts';
import {
  type Corrections,
  correctCells,
  correctPersonalisation,
  fillEmptyCells,
  mappingWithCorrections,
} from './corrections.ts';
import { createDamageCheck, createOtherEncodingCheck, createShiftedRowCheck } from './damaged-rows.ts';
import {
  contentOf,
  createEarlierLines,
  createEarlierOrders,
  type EarlierLines,
  type EarlierOrders,
} from './earlier-rows.ts';
import { NO_PICTURES, type PictureFinder, placePictures } from './find-picture.ts';
import { createLineKeys } from './line-key.ts';
import { createNumberCheck, type NumberCheck } from './number-damage.ts';

/** The mapping, corrections and facts by which the rows of an upload are read. */
export interface WalkPlan extends KnownOfFile {
  mapping: Mapping;
  corrections: Corrections;
  /** Shop of rows whose file names none. */
  shop: string;
  damaged: readonly DamagedCell[];
  /** Rows that the workbook hides. */
  hiddenRows?: readonly number[];
  /** An address that takes the place of the customer's in rows that have it (`findDeviatingAddress`). */
  deviating?: DeviatingAddress | null;
  /** Pictures that came with the table; undefined = none. */
  pictures?: PictureFinder;
}

/**
 * Reads rows one after the other; the same rows in the same order always come to the same. A row whose cell lists several items of an
 * order comes to a line for each of them.
 */
export function createRowWalker(plan: WalkPlan): (row: number, cells: string[]) => WalkedRow[] {
  const profile = findProfile(plan.mapping.profile);
  // Asked of the file's own columns: a correction of one row's SKU gives all rows a column for it.
  const mapping = mappingWithCorrections(withItemsColumn(plan.mapping, profile), plan.corrections);
  const hasItems = itemColumns(mapping, profile).length > 0;
  const walkPart = createPartWalker(plan);
  const isTorn = createShiftedRowCheck(plan.damaged);
  const isOfOtherEncoding = createOtherEncodingCheck(plan.damaged);
  /** Whether a row continues one whose cells are shifted, or a row that does. */
  const isOfShifted = (cells: string[]) => {
    if (above === null || plan.damaged.length === 0) return false;
    if (isTorn(aboveRow) && mayContinueRowAbove(mapping, above, cells)) return true;
    const place = numberInRowAbove(mapping, above, cells);
    return place === 'same' ? isAboveShifted : place === 'elsewhere' && isOfOtherEncoding(aboveRow);
  };
  const placed = addressPlacer(plan);
  let above: string[] | null = null;
  let aboveRow = 0;
  let isAboveShifted = false;
  return (row, original) => {
    const isRows = (field: OrderField) => !hasItems || !isItemField(field);
    const key = String(row);
    const own = correctCells(mapping, plan.corrections, key, placed(original), isRows);
    const whole = fillFromAbove(mapping, above, own.cells);
    const isShifted = isOfShifted(own.cells);
    const filledFrom = whole === own.cells && !isShifted ? null : aboveRow;
    if (whole.some((cell) => cell.trim() !== '')) [above, aboveRow, isAboveShifted] = [whole, row, isShifted];
    const filled = fillEmptyCells(mapping, plan.corrections, key, whole, isRows);
    const { cells } = filled;
    const corrected = [...own.corrected, ...filled.corrected];
    if (!hasItems) return [walkPart(row, { item: 0, mapping, cells, problems: [] }, corrected, filledFrom)];
    return splitRow(profile, mapping, cells).map((part) => {
      const partMapping = mappingWithCorrections(part.mapping, plan.corrections);
      const itemKey = rowKeyOf({ row, item: part.item });
      const item = correctCells(partMapping, plan.corrections, itemKey, part.cells, isItemField);
      const full = fillEmptyCells(partMapping, plan.corrections, itemKey, item.cells, isItemField);
      const all = [...corrected, ...item.corrected, ...full.corrected];
      return walkPart(row, { ...part, mapping: partMapping, cells: full.cells }, all, filledFrom);
    });
  };
}

/** Returns a function that puts the deviating address of a row in the place of the customer's; what is damaged of it stays a question. */
function addressPlacer({ deviating, mapping, damaged }: WalkPlan): (cells: string[]) => string[] {
  if (!deviating || damaged.some(({ column }) => deviating.all.has(column))) return (cells) => cells;
  return (cells) => withDeviatingAddress(deviating, mapping, cells);
}

/** Problems of a value that hold no longer once a person wrote it. */
const WRITTEN_IS_RIGHT = new Set([
  'QUANTITY_CONFLICT',
  'LETTERS_LOST',
  'POSTCODE_ZERO_LOST',
  'PHONE_ZERO_LOST',
  'NUMBERS_UNSURE',
]);

function createPartWalker(
  plan: WalkPlan,
): (row: number, part: RowPart, corrected: OrderField[], filledFrom: number | null) => WalkedRow {
  const lineKeyOf = createLineKeys();
  const damageOf = createDamageCheck(plan.damaged);
  const numbers = createNumberCheck(plan.damaged, plan.mapping);
  const earlierLines = createEarlierLines();
  const earlierOrders = createEarlierOrders();
  const hasOtherNumber = createNumberComparison(earlierOrders, earlierLines, lineKeyOf);
  const leftOut = new Set(plan.corrections.leaveHidden ? plan.hiddenRows : []);
  const addProblemsOfTexts = createTextCheck(plan, numbers);
  return (row, { item, mapping, cells, problems: ofCell }, corrected, filledFrom) => {
    const { line, problems: found, state, explained = [] } = readOrderLine(mapping, cells, plan);
    const identity = identityOf(line, plan.shop);
    const held = state === 'held';
    // Written out: copying an object into each row takes a tenth of the time of walking.
    const result = (outcome: WalkedRow['outcome'], lineKey: string, problems: RowProblem[]): WalkedRow => ({
      row,
      item,
      line,
      identity,
      held,
      corrected,
      explained,
      outcome,
      lineKey,
      problems,
    });
    if (state === 'blank' || state === 'skip' || leftOut.has(row)) return result('blank', '', []);
    const lineKey = lineKeyOf(identity, line);
    if (state === 'cancelled') return result('cancelled', lineKey, []);
    // What a person wrote down is right, whatever the customisation says and however it looks.
    const isSettled = ({ code, field }: RowProblem) =>
      field !== null && corrected.includes(field) && WRITTEN_IS_RIGHT.has(code);
    const isUnread = ofCell.some(({ code }) => code === 'ITEMS_UNREAD');
    const problems: RowProblem[] = [];
    if (!isUnread) for (const problem of found) if (!isSettled(problem)) problems.push(problem);
    // Words that a person gave an item are its own.
    for (const problem of ofCell)
      if (problem.field === 'items' || !corrected.includes('personalization')) problems.push(problem);
    addProblemsOfTexts(line, { row, item }, cells, problems);
    for (const problem of numbers.problems(line, cells, corrected)) problems.push(problem);
    for (const problem of problems)
      if (problem.code === 'PHONE_ZERO_LOST' && numbers.isNumber(problem.field!, cells))
        delete problem.severity;
    for (const problem of damageOf(mapping, row, cells, corrected, filledFrom))
      if (!problems.some(({ code, field }) => code === problem.code && field === problem.field))
        problems.push(problem);
    if (earlierOrders.isOtherAddress(identity, line))
      problems.push({ ...rowProblem('address1', 'ADDRESS_CONFLICT'), severity: 'warning' });
    if (isStopped(problems)) return result('wrong', lineKey, problems);
    const content = contentOf(line);
    const earlier = earlierLines.find(lineKey);
    const isOtherNumber = earlier === undefined && hasOtherNumber(identity, line);
    if (earlier === undefined && (!isOtherNumber || choiceOf(plan, row, item) === 'further')) {
      earlierLines.add(lineKey, content);
      return result('open', lineKey, problems);
    }
    // One id on two rows: the same row again, unless they differ, which only a person can explain.
    const choice = choiceOf(plan, row, item);
    if (earlier === content || choice === 'keep') return result('again', lineKey, problems);
    if (choice === 'further') {
      const ownKey = earlierLines.nextKey(lineKey);
      earlierLines.add(ownKey, content);
      return result('open', ownKey, problems);
    }
    const twice = rowProblem('externalLineId', isOtherNumber ? 'NUMBER_UNSURE' : 'LINE_TWICE');
    problems.push({ ...twice, code: 'LINE_TWICE' });
    return result('wrong', lineKey, problems);
  };
}

/** Returns a function that puts corrections and pictures into the texts to print of a line, and adds what is open of them. */
function createTextCheck(plan: WalkPlan, numbers: NumberCheck) {
  const isExact = findProfile(plan.mapping.profile).exact === true;
  const pictures = plan.pictures ?? NO_PICTURES;
  return (
    line: OrderLine,
    place: { row: number; item: number },
    cells: readonly string[],
    problems: RowProblem[],
  ): void => {
    const unsure = line.shipped ? [] : numbers.unsureTexts(line.personalisation, cells);
    const { texts, doubtful, open, flags, left } = correctPersonalisation(
      line.personalisation,
      plan.corrections,
      place,
      unsure,
    );
    const placed = placePictures(texts, pictures);
    line.personalisation = placed.texts;
    line.blankPersonalisation.push(...left);
    if (!line.shipped) problems.push(...placed.problems);
    if (doubtful.length > 0 && !line.shipped) problems.push(lostLetters(doubtful));
    if (open.length > 0) problems.push(unsureNumbers(open));
    if (flags.length > 0 && !line.shipped && !isExact) problems.push(plainFlagProblem(flags));
  };
}

function isStopped(problems: readonly RowProblem[]): boolean {
  return problems.some(({ severity }) => severity !== 'warning');
}

/** Returns a function that says whether an earlier row has the line id of this one in an order whose number may be the same. */
function createNumberComparison(orders: EarlierOrders, lines: EarlierLines, lineKeyOf: LineKeys) {
  return (identity: LineIdentity, line: OrderLine): boolean => {
    const hasLine = (orderNo: string) => lines.find(lineKeyOf({ ...identity, orderNo }, line)) !== undefined;
    return identity.lineNo !== '' && orders.writtenOtherwise(identity).some(hasLine);
  };
}

type LineKeys = ReturnType<typeof createLineKeys>;

/** What a person said of a row that may be an earlier one. */
function choiceOf({ corrections: { lines } }: WalkPlan, row: number, item: number): LineChoice | null {
  return lines?.rows[rowKeyOf({ row, item })]?.choice ?? lines?.all ?? null;
}

function identityOf(line: OrderLine, shop: string): LineIdentity {
  const { fields } = line;
  return {
    platform: line.platform,
    shop: fields.shop ?? shop,
    orderNo: fields.externalOrderNo ?? '',
    lineNo: fields.externalLineId ?? '',
  };
}
