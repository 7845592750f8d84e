import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import type { correctOrders } from '@diy/contract/orders/order-uploads';
import { notFound, Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { rowKeyOf } from '../../model/walked-row.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { isItemField } from '../mapping/items/split-row.ts';
import {
  type Corrections,
  countCorrections,
  type LineDecisions,
  NO_CORRECTIONS,
  NO_DECISIONS,
  withCorrectedText,
} from '../rows/corrections.ts';
import { awaitReading, requireRead } from './await-reading.ts';
import { correctionsOf } from './open-upload.ts';
import { lockUpload, setCorrections } from './uploads.queries.ts';

/** Corrections as the client sends them; a `value` of null removes one. */
export type NewCorrections = Omit<ParsedInputOf<typeof correctOrders>, 'upload_id'>;

/** The most corrections: one for every cell of the largest file. */
const MAX_CORRECTIONS = 100_000;

/** Adds corrections to an upload. Returns how many there are now. */
export async function correctUpload(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  uploadId: string,
  { rows, bulk, personalisation, lines, all_lines, hidden_rows, reset }: NewCorrections,
): Promise<number> {
  await awaitReading(db, ownerId, uploadId);
  return db.transaction().execute(async (trx) => {
    const upload = await lockUpload(trx, ownerId, uploadId);
    if (!upload?.file_key) throw notFound('orders');
    requireRead(upload);
    const known = reset ? NO_CORRECTIONS : correctionsOf(upload, config.keys);
    const corrections: Corrections = {
      rows: { ...known.rows },
      bulk: withNewest(known.bulk, bulk, (one) => `${one.field}\n${one.from}`),
      personalisation: personalisation.reduce(
        (texts, { row, item, ...text }) =>
          withCorrectedText(texts, row === undefined ? text : { ...text, row, item: item ?? 0 }),
        known.personalisation ?? [],
      ),
      leaveHidden: hidden_rows === undefined ? known.leaveHidden === true : hidden_rows === 'leave',
      lines: withDecisions(known.lines ?? NO_DECISIONS, lines, all_lines),
    };
    for (const { row, item, field, value } of rows) {
      // An address belongs to all items of its order.
      const key = rowKeyOf({ row, item: isItemField(field) ? item : 0 });
      const { [field]: _old, ...others } = corrections.rows[key] ?? {};
      const fields = value === null ? others : { ...others, [field]: value };
      if (Object.keys(fields).length > 0) corrections.rows[key] = fields;
      else delete corrections.rows[key];
    }
    const count = countCorrections(corrections);
    if (count > MAX_CORRECTIONS) throw tooMany();
    const rowCipher = rowCipherOf(config.keys, ownerId);
    await setCorrections(trx, ownerId, uploadId, count === 0 ? null : rowCipher.encryptJson(corrections));
    return count;
  });
}

function withDecisions(
  known: LineDecisions,
  lines: NewCorrections['lines'],
  all: NewCorrections['all_lines'],
): LineDecisions {
  const rows = { ...known.rows };
  for (const { row, item, choice, order_id } of lines) {
    const key = rowKeyOf({ row, item });
    if (choice === null) delete rows[key];
    else rows[key] = order_id === undefined ? { choice } : { choice, lineId: order_id };
  }
  return { ...known, rows, all: all === undefined ? known.all : all };
}

/** The newest correction of the same text wins. */
function withNewest<T>(known: readonly T[], added: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map([...known, ...added].map((one) => [keyOf(one), one])).values()];
}

function tooMany(): Refusal {
  return new Refusal(message('orders.too-many-corrections'));
}
