import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { setOpenOrders, withdrawAcceptance } from '../../designs/index.ts';
import { recordChange } from '../../rendering/index.ts';
import type { CheckNeeds } from '../lines/check-lines.ts';
import { type CheckedLine, checkedLine, checkLinesJob } from '../lines/check-lines.ts';
import { uncheckLines } from '../lines/line-checks.queries.ts';
import { openPrivate } from '../lines/line-content.ts';
import { countOpenLines } from '../lines/line-counts.queries.ts';
import { findLine, findLines, type LineRecord, lockLines } from '../lines/lines.queries.ts';
import { cannotBeMade } from '../model/cannot-be-made.ts';
import { LineProblem } from '../model/line-problem.ts';
import { openErrors } from '../model/open-errors.ts';
import { type RowCipher, rowCipherOf } from '../privacy/encrypt-row.ts';
import { afterPrintChange, stateAfter } from '../states/line-states.ts';
import type { DrawNeeds } from './as-printed.ts';
import { asPrinted } from './as-printed.ts';
import { findEqualLines } from './equal-lines.ts';
import { openSnapshot, printsTheSame, type Snapshot, takeSnapshot } from './line-snapshot.ts';
import { requireVersion, reviewVersion, staleReview } from './review-version.ts';
import {
  insertReview,
  lockLine,
  lockReview,
  type ReviewedColumns,
  type ReviewKind,
  type ReviewQueue,
  recordUndone,
  writeReviewed,
} from './reviews.queries.ts';

/** Who decides. */
export interface Reviewer {
  id: string;
  nickname: string;
  username: string;
}

/** A decision that was recorded, and its lines. */
export interface Decision {
  review_id: string;
  ids: string[];
}

/**
 * Takes a line as it prints, with exactly the findings that were seen, and further lines that print the same. Throws a Refusal
 * when the line or its findings changed, and for an error that nobody may accept.
 */
export async function acceptLine(
  services: DrawNeeds & Pick<Services, 'jobs' | 'clock'>,
  account: Reviewer,
  asked: { id: string; version: string; seen: readonly string[]; equal: boolean; queue: ReviewQueue },
): Promise<Decision> {
  const { db } = services;
  const line = await findLine(db, account.id, asked.id);
  if (!line) throw notFound('orders');
  requireVersion(line, asked.version);
  const printed = await asPrinted(services, account.id, line);
  if ('problem' in printed) throw cannotBeMade(printed.problem);
  const reported = printed.findings.filter(({ severity }) => severity !== 'info');
  if (
    !isSameSet(
      reported.map(({ key }) => key),
      asked.seen,
    )
  )
    throw staleReview();
  const keys = openErrors(reported, printed.accepted).map(({ key }) => key);
  const others = asked.equal ? await findEqualLines(services, account.id, asked.queue, line) : [];
  const { note, findings } =
    keys.length === 0 ? printed.checked : await checkedAs(services, account.id, line, keys);
  const rowCipher = rowCipherOf(services.config.keys, account.id);
  return db.transaction().execute(async (trx) => {
    const review_id = services.newId();
    // First, since it locks all lines of the design: locks are taken in one order.
    if (keys.length > 0) await uncheckLines(trx, account.id, line.design_id);
    const wanted = [line, ...others];
    const locked = new Map(
      (
        await lockLines(
          trx,
          account.id,
          wanted.map(({ id }) => id),
        )
      ).map((one) => [one.id, one]),
    );
    const now = locked.get(line.id);
    if (!now) throw notFound('orders');
    requireVersion(now, asked.version);
    if (keys.length > 0) {
      // The figures of a finding may contain a buyer's words, so they are not stored unencrypted.
      const nameless = printed.findings.map((finding) => ({ ...finding, params: {} }));
      await recordChange(trx, account, line.design_id, nameless, { keys, withdraw: false });
      await services.jobs.enqueue(trx, checkLinesJob(account.id));
    }
    const ids: string[] = [];
    for (const { id, updated_at } of wanted) {
      const one = locked.get(id);
      // Another tab changed it in this moment: it is asked for again.
      if (!one || reviewVersion(one) !== reviewVersion({ updated_at })) continue;
      const moment = services.clock.now();
      const after = await writeReviewed(trx, account.id, one.id, {
        problem: note as typeof one.problem,
        findings: findings as typeof one.findings,
        reviewed_at: moment,
        ...(one.held ? { held: false, touched_at: moment, private: withoutReason(one, rowCipher) } : {}),
      });
      await insertReview(trx, account.id, {
        id: review_id,
        line_id: one.id,
        kind: 'accepted',
        decided_by: account.nickname || account.username,
        before: takeSnapshot(one, rowCipher),
        after,
        accepted: keys,
      });
      ids.push(one.id);
    }
    return { review_id, ids };
  });
}

/** The line's private data without the reason why it was on hold. */
function withoutReason(line: LineRecord, rowCipher: RowCipher): Buffer {
  const { holdReason: _, ...secret } = openPrivate(rowCipher, line);
  return rowCipher.encryptJson(secret);
}

/** Sends a line back: on hold with a reason, or cancelled. From then on imports leave it alone. */
export async function holdLine(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'newId'>,
  account: Reviewer,
  { id, version, reason, drop }: { id: string; version: string; reason: string; drop: boolean },
): Promise<Decision> {
  const rowCipher = rowCipherOf(services.config.keys, account.id);
  return services.db.transaction().execute(async (trx) => {
    const line = await lockLine(trx, account.id, id);
    if (!line) throw notFound('orders');
    requireVersion(line, version);
    const secret = { ...openPrivate(rowCipher, line), holdReason: reason };
    const after = await writeReviewed(trx, account.id, id, {
      private: rowCipher.encryptJson(secret),
      touched_at: services.clock.now(),
      reviewed_at: null,
      ...(drop ? { state: stateAfter('dropped', line.state) } : { held: true }),
    });
    const review_id = services.newId();
    await insertReview(trx, account.id, {
      id: review_id,
      line_id: id,
      kind: drop ? 'dropped' : 'held',
      decided_by: account.nickname || account.username,
      before: takeSnapshot(line, rowCipher),
      after,
      accepted: [],
    });
    const open = await countOpenLines(trx, account.id, [line.design_id]);
    if (drop) await setOpenOrders(trx, account.id, open);
    return { review_id, ids: [id] };
  });
}

/** Takes a decision back, with what it accepted. Throws a Refusal when one of its lines was changed since. */
export async function undoDecision(
  services: Pick<Services, 'db' | 'jobs' | 'config'>,
  account: Reviewer,
  reviewId: string,
): Promise<{ ids: string[] }> {
  const rowCipher = rowCipherOf(services.config.keys, account.id);
  return services.db.transaction().execute(async (trx) => {
    const decided = await lockReview(trx, account.id, reviewId);
    if (decided.length === 0) throw notFound('orders');
    const lineIds = decided.map(({ line_id }) => line_id);
    const found = await findLines(trx, account.id, lineIds);
    const accepting = decided.flatMap(({ line_id, accepted }) => (accepted.length > 0 ? [line_id] : []));
    // The lines of a decision are lines of one design, all of which are locked here.
    for (const { design_id } of found.filter(({ id }) => id === accepting[0]))
      await uncheckLines(trx, account.id, design_id);
    const locked = new Map((await lockLines(trx, account.id, lineIds)).map((line) => [line.id, line]));
    const designs = new Set<string>();
    for (const { line_id, kind, before, after, accepted } of decided) {
      const line = locked.get(line_id);
      if (!line || line.updated_at.getTime() !== after.getTime()) throw staleReview();
      designs.add(line.design_id);
      if (accepted.length > 0) await withdrawAcceptance(trx, account.id, line.design_id, accepted);
      const restored = restoredOf(line, kind, openSnapshot(before, rowCipher), rowCipher);
      await writeReviewed(trx, account.id, line_id, restored);
    }
    await setOpenOrders(trx, account.id, await countOpenLines(trx, account.id, [...designs].sort()));
    await services.jobs.enqueue(trx, checkLinesJob(account.id));
    await recordUndone(trx, account.id, reviewId);
    return { ids: lineIds };
  });
}

/**
 * The columns that taking a decision back writes. Files that were made since an edit show what it wrote, so they do not make
 * the line ready again. What was accepted or withdrawn meanwhile is checked again.
 */
function restoredOf(
  line: LineRecord,
  kind: ReviewKind,
  was: Snapshot,
  rowCipher: RowCipher,
): ReviewedColumns {
  // An edit that changed nothing voided nothing, and neither does taking it back.
  if (kind === 'edited' && printsTheSame(line, was, rowCipher)) return { touched_at: was.touched_at ?? null };
  if (kind === 'edited' && line.state === 'ready') return { ...was, ...afterPrintChange(line) };
  const { files_outdated, state, ...columns } = was;
  const restored = stateAfter(`restored-to-${state}`, line.state);
  const isEdit = kind === 'edited' && files_outdated !== undefined;
  const edit = isEdit ? { files_outdated, mockup_key: null } : {};
  return { ...columns, state: restored, ...edit, checked_at: null };
}

/** The line checked as if `keys` were accepted. A buyer's picture may have to be fetched, so this is no part of a transaction. */
async function checkedAs(
  services: CheckNeeds,
  ownerId: string,
  line: LineRecord,
  keys: readonly string[],
): Promise<CheckedLine> {
  try {
    return await checkedLine(services, ownerId, line, keys);
  } catch (error) {
    if (error instanceof LineProblem) throw cannotBeMade(error.note);
    throw error;
  }
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((key) => b.has(key));
}
