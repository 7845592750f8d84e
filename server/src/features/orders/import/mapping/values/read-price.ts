import type { OrderLine } from '../../../model/order-line.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { rowProblem } from '../row-problems.ts';
import { currenciesOf, currencyOf, readMoney } from './money.ts';

/** The price of a piece, and what is not certain about it. */
export interface ReadPrice {
  /** In hundredths; null = not given, or not certain. */
  cents: number | null;
  /** ISO 4217; `''` = nobody says it. */
  currency: string;
  problems: RowProblem[];
}

/**
 * Reads the price of a piece; where only the line's total is given, its share for one piece. What could be two amounts,
 * or two currencies, is left open with a warning.
 * @param own currency of the country that the platform or the file is of, for signs that several currencies have
 */
export function readPrice(fields: OrderLine['fields'], quantity: number, own: string): ReadPrice {
  const column = (fields.currency ?? '').trim();
  const named = currenciesOf(column);
  const hint = named.length === 1 ? named[0]! : column === '' ? own : '';
  const field = fields.unitPrice ? 'unitPrice' : 'lineTotal';
  const text = fields[field];
  const money = text === undefined ? null : readMoney(text, hint);
  const { currency, problem } = currencyOf({ column, own }, [money?.currencies ?? null]);
  const problems: RowProblem[] = [];
  const warn = (at: typeof field | 'currency' | 'customsValue', code: Parameters<typeof rowProblem>[1]) =>
    void problems.push({ ...rowProblem(at, code), severity: 'warning' });
  if (problem) warn('currency', problem);
  // An amount that could be two numbers is read again once its currency is known: currencies group thousands
  // differently.
  const amount = money?.cents === null && currency !== hint ? readMoney(text!, currency) : money;
  if (amount?.cents === null) problems.push(rowProblem(field, 'PRICE_UNCLEAR'));
  if (text !== undefined && money === null && quantity > 0) problems.push(rowProblem(field, 'PRICE_INVALID'));
  const value = fields.customsValue === undefined ? undefined : readMoney(fields.customsValue, hint || 'USD');
  if (value === null) warn('customsValue', 'PRICE_INVALID');
  else if (value?.cents === null) warn('customsValue', 'PRICE_UNCLEAR');
  const cents = amount?.cents ?? null;
  if (field === 'unitPrice' || cents === null) return { cents, currency, problems };
  return { cents: quantity > 0 ? Math.round(cents / quantity) : null, currency, problems };
}
