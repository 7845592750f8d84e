import type { OrderField } from '@diy/contract/orders/order-fields';

/**
 * How a program writes all items of an order into one cell, as data. A cell is read only if all of it has this form; a
 * value that holds a separator or a key leaves the cell unread.
 */
export type ItemGrammar = PairGrammar | BracketGrammar | ListGrammar | TitleGrammar | CountedGrammar;

/** `key:value` pairs: `name:Mug|sku:MUG-1|quantity:2;name:…`. */
export interface PairGrammar {
  form: 'pairs';
  /** What stands between two items; null = each begins with its number in square brackets: `[1] `. */
  between: string | null;
  /** What stands between two pairs of an item. */
  pair: string;
  /** Keys in the order in which they are written; within a group the order is free. */
  keys: readonly (readonly string[])[];
  /** The field that a key's value goes to. Other keys are known and say nothing of what is made. */
  fields: Readonly<Record<string, OrderField>>;
  /** Keys that every item has. */
  required: readonly string[];
  /** Keys whose values are free text and may hold the separators; no other value may. */
  words: readonly string[];
  /** Keys whose value is a number. */
  numbers: readonly string[];
  /** Plugins may add keys that we do not know. A free text that holds `something:` may then be two pairs: the cell is not read. */
  isOpen?: true;
  /** Amounts that were paid back for an item. */
  refunds?: readonly string[];
  /** Keys whose value is itself `key=value, key=value`. */
  assigned?: readonly string[];
  /** A sign that makes the separator after it part of the value. */
  escape?: string;
}

/** `【1】 Mug (商家编码: MUG-1)(产品数量: 2 piece)`: numbered items, labels in brackets behind the title. */
export interface BracketGrammar {
  form: 'brackets';
  labels: readonly (readonly [OrderField, string])[];
}

/** `MUG-1*2;TEE-1*1`: SKUs with their pieces. */
export interface ListGrammar {
  form: 'list';
  /** Possible separators; a cell uses only one of them. */
  between: readonly string[];
}

/** `Dog tee (Black / M) x2; Mug (x1)`: titles with what was chosen and the pieces, and no SKUs. */
export interface TitleGrammar {
  form: 'titles';
  /** Possible separators; a cell uses only one of them. */
  between: readonly string[];
}

/** Pieces first: `2 x Shirt [TEE-1] á 19,90 € (39,80 €)`, one item a line, or `2 x Dog tee (Black / M); 1 x Mug` without prices. */
export interface CountedGrammar {
  form: 'counted';
}

/** An item of an order whose items all stand in one cell. */
export interface CellItem {
  fields: Partial<Record<OrderField, string>>;
  /** The item as the cell writes it, without its number and without separators. */
  source: string;
}
