import { fieldKey } from '@diy/design/document';
import { choiceKey, choiceQuestion } from '../../meanings/choice-meanings.ts';
import { variationKey } from '../../variants/read-variation.ts';
import { skusOfLine } from '../../variants/skus-of-line.ts';
import { skuKey } from '../../variants/split-sku.ts';
import type { ChoiceWord, ResolvedRow } from './resolve-rows.ts';

/** A SKU of the file that no design has, or one that leaves colour or size open with this variation. */
export interface UnknownSku {
  sku: string;
  rows: number;
  quantity: number;
  title: string;
  variation: string;
  /** How many variations its rows have; `variation` is that of the first row. */
  variations: number;
  /** Code of the problem that stops its lines; null = no design has this SKU. */
  problem: string | null;
  /** The design that has this SKU; null = none has it. */
  design: {
    id: string;
    name: string;
    sku: string;
    template_id: string;
    colour_id: string;
    size_id: string;
  } | null;
}

/** A part of a variation that names no colour or size of its product. */
export interface UnreadWord {
  template_id: string;
  word: string;
  rows: number;
  variation: string;
}

/** An explanation given for an earlier file that decided rows of this one. */
export interface UsedMeaning {
  /** What was explained: the field of a status, a part of a `variation`, or a `choice`. */
  scope: string;
  template_id: string;
  word: string;
  rows: number;
  /** Which field of the product has the choice; only where `scope` is `choice`. */
  field?: ChoiceWord['field'];
  meaning?: string;
}

/** A word that is no choice of its field. */
export interface UnreadChoice extends ChoiceWord {
  rows: number;
}

export interface OpenQuestions {
  unknownSkus: UnknownSku[];
  unreadWords: UnreadWord[];
  unreadChoices: UnreadChoice[];
  explained: UsedMeaning[];
}

const SKUS_SHOWN = 500;
const WORDS_SHOWN = 200;

/**
 * Counts, row by row, what the file does not settle and which earlier explanations it uses. Results are sorted by
 * frequency.
 */
export function createQuestionCounter(): { add(row: ResolvedRow): void; result(): OpenQuestions } {
  const skus = new Map<string, UnknownSku & { keys: Set<string> }>();
  const words = new Map<string, UnreadWord>();
  const choices = new Map<string, UnreadChoice>();
  const meanings = new Map<string, UsedMeaning>();
  const count = <T extends { rows: number }>(all: Map<string, T>, key: string, first: () => T): T => {
    const known = all.get(key) ?? first();
    known.rows += 1;
    all.set(key, known);
    return known;
  };
  const addSku = ({ line, unclear }: ResolvedRow) => {
    const sku = skusOfLine(line)[0] ?? '';
    const { productTitle: title = '', variation = '' } = line.fields;
    const key = variationKey(variation);
    // An unknown SKU is one question; for a known SKU each unread variation is its own.
    const known = count(skus, unclear ? `${skuKey(sku)}\n${key}` : skuKey(sku), () => ({
      sku,
      rows: 0,
      quantity: 0,
      title,
      variation,
      variations: 0,
      problem: unclear?.problem ?? null,
      design: unclear && {
        id: unclear.design.id,
        name: unclear.design.name,
        sku: unclear.design.sku,
        template_id: unclear.design.templateId,
        colour_id: unclear.design.colourId,
        size_id: unclear.design.sizeId,
      },
      keys: new Set<string>(),
    }));
    known.quantity += line.quantity;
    known.keys.add(key);
    known.variations = known.keys.size;
  };
  const addMeaning = (scope: string, template_id: string, word: string) => {
    const key = [scope, template_id, word.toLowerCase()].join('\n');
    count(meanings, key, () => ({ scope, template_id, word, rows: 0 }));
  };
  return {
    add(row) {
      const { unclear, variant, line, explained } = row;
      for (const one of row.choices?.unread ?? []) count(choices, choiceOf(one), () => ({ ...one, rows: 0 }));
      for (const one of row.choices?.explained ?? [])
        count(meanings, choiceOf(one), () => ({ scope: 'choice', template_id: '', ...one, rows: 0 }));
      // SKU_TWICE is asked about the columns, not here.
      if (row.status === 'unknown' || (unclear && unclear.problem !== 'SKU_TWICE')) addSku(row);
      if (unclear?.problem === 'VARIATION_UNREAD')
        for (const word of unclear.words)
          count(words, `${unclear.design.templateId}\n${word.toLowerCase()}`, () => ({
            template_id: unclear.design.templateId,
            word,
            rows: 0,
            variation: line.fields.variation ?? '',
          }));
      for (const { field, word } of explained) addMeaning(field, '', word);
      for (const word of variant?.explained ?? []) addMeaning('variation', variant!.design.templateId, word);
    },
    result: () => ({
      unknownSkus: byRows(skus, SKUS_SHOWN).map(({ keys: _, ...sku }) => sku),
      unreadWords: byRows(words, WORDS_SHOWN),
      unreadChoices: byRows(choices, WORDS_SHOWN),
      explained: byRows(meanings, WORDS_SHOWN),
    }),
  };
}

/** Equal for all rows that one explanation settles. */
function choiceOf({ field, word }: ChoiceWord): string {
  const { name, choices } = field;
  const about = choiceQuestion({ name, choices: choices.map((one) => ({ name: one })) });
  return choiceKey({ about, wordKey: fieldKey(word) });
}

function byRows<T extends { rows: number }>(all: ReadonlyMap<string, T>, most: number): T[] {
  return [...all.values()].sort((a, b) => b.rows - a.rows).slice(0, most);
}
