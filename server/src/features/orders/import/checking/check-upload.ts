import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import type { RowStatusCounts } from '@diy/contract/orders/row-status-counts';
import { type PageFigures, pageFigures } from '../../../../platform/database/page.ts';
import type { Services } from '../../../../platform/services.ts';
import type { WalkedRow } from '../../model/walked-row.ts';
import { type RowCipher, rowCipherOf } from '../../privacy/encrypt-row.ts';
import { withUnreadAddressColumns } from '../mapping/recognise/unread-address-columns.ts';
import { createLinePlanner, type LinePlan, needPlan } from '../matching/plan-lines.ts';
import { NO_DECISIONS } from '../rows/corrections.ts';
import { createRowWalker, type WalkPlan } from '../rows/walk-rows.ts';
import { openUpload } from '../upload/open-upload.ts';
import { readChunks } from '../upload/upload-chunks.ts';
import type { UploadRecord } from '../upload/uploads.queries.ts';
import { createFieldCheck } from './check-fields.ts';
import { type ChangeCounts, createChangeCounter } from './count-changes.ts';
import { createProblemCounter, type ProblemCount } from './count-problems.ts';
import { countRow, noCounts } from './count-row-statuses.ts';
import { createUnreadColumnFinder, type UnreadColumn } from './find-unread-columns.ts';
import { loadWalkPlan } from './load-walk-plan.ts';
import { createQuestionCounter, type OpenQuestions } from './open-questions.ts';
import { createRowResolver, type ResolvedRow } from './resolve-rows.ts';

type Needs = Pick<Services, 'db' | 'config' | 'orderChecks'>;

/** One page of the dry run: which upload under which mapping, and which of its rows. */
export type CheckQuery = Omit<ParsedInputOf<typeof checkOrders>, 'upload_id'>;

export interface CheckedUpload extends PageFigures {
  rows: ResolvedRow[];
  counts: RowStatusCounts;
  problems: ProblemCount[];
  questions: OpenQuestions;
  /** Rows whose lines exist with other content. */
  changes: ChangeCounts;
  /** Columns that nothing reads and that were not shown before. */
  unreadColumns: UnreadColumn[];
  /** Rows that the workbook hides, and whether they are left out. */
  hidden: { rows: number; left: boolean };
}

/**
 * Dry run: sorts all rows of an upload by status and returns one page of them. Changes nothing. Accounts take turns; throws TooBusy where too
 * many of one account wait.
 */
export function checkUpload(
  services: Needs,
  ownerId: string,
  uploadId: string,
  query: CheckQuery,
): Promise<CheckedUpload> {
  return services.orderChecks.run(ownerId, () => checkRows(services, ownerId, uploadId, query));
}

async function checkRows(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  uploadId: string,
  query: CheckQuery,
): Promise<CheckedUpload> {
  const upload = await openUpload(db, ownerId, uploadId);
  const rowCipher = rowCipherOf(config.keys, ownerId);
  const { shop } = query;
  const mapping = withUnreadAddressColumns(upload.headers, query.mapping);
  const how = await loadWalkPlan({ db, config }, ownerId, upload, { mapping, shop });
  const plans = createLinePlans({ db, ownerId, rowCipher, upload, how, importId: null });
  const walk = createRowWalker(how);
  const resolver = createRowResolver(ownerId, { rowCipher, mapping });
  const checkFields = createFieldCheck(db, ownerId);
  const counts = noCounts();
  const problems = createProblemCounter();
  const questions = createQuestionCounter();
  const changes = createChangeCounter();
  const unread = createUnreadColumnFinder(upload.headers, mapping);
  const first = (query.p - 1) * query.limit;
  const rows: ResolvedRow[] = [];
  let matching = 0;
  for await (const chunk of readChunks(db, rowCipher, ownerId, uploadId)) {
    for (const cells of chunk.rows) unread.add(cells);
    const walked = chunk.rows.flatMap((cells, index) => walk(chunk.firstRow + index, cells));
    for (const resolved of await resolver.resolve(db, walked, { plan: await plans.of(walked) })) {
      const row = await checkFields(resolved);
      countRow(counts, row.status);
      problems.add(row);
      questions.add(row);
      changes.add(row);
      if (query.status !== 'all' && row.status !== query.status) continue;
      if (query.code !== '' && !row.problems.some(({ code }) => code === query.code)) continue;
      matching += 1;
      if (matching > first && rows.length < query.limit) rows.push(row);
    }
  }
  return {
    rows,
    counts,
    problems: problems.result(),
    questions: questions.result(),
    changes: changes.result(),
    unreadColumns: unread.result(),
    hidden: { rows: upload.hidden_rows.length, left: how.corrections.leaveHidden === true },
    ...pageFigures(query.p, query.limit, matching),
  };
}

/** Says which existing lines the rows of an upload are, some hundred rows at a time. */
export interface LinePlans {
  of(rows: readonly WalkedRow[]): Promise<LinePlan>;
}

interface PlanUploadNeeds {
  db: Needs['db'];
  ownerId: string;
  rowCipher: RowCipher;
  upload: UploadRecord;
  how: WalkPlan;
  /** The import that is running; null in a dry run. */
  importId: string | null;
}

const NO_PLAN: LinePlan = new Map();

/**
 * The whole file is planned at its first rows whose order has lines, because one row can settle what another one is. Most files hold
 * new orders only and are never planned: that would read every row twice.
 */
export function createLinePlans({
  db,
  ownerId,
  rowCipher,
  upload,
  how,
  importId,
}: PlanUploadNeeds): LinePlans {
  const { mapping, corrections } = how;
  const { headers } = upload;
  const decisions = corrections.lines ?? NO_DECISIONS;
  const needs = { db, ownerId, rowCipher, mapping, headers, decisions, importId };
  let known: LinePlan | null = null;
  const planWhole = async (): Promise<LinePlan> => {
    const planner = createLinePlanner(needs);
    const walk = createRowWalker(how);
    for await (const chunk of readChunks(db, rowCipher, ownerId, upload.id))
      chunk.rows.forEach((cells, index) => {
        for (const one of walk(chunk.firstRow + index, cells)) planner.add(one);
      });
    return planner.plan();
  };
  return {
    async of(rows) {
      if (!known && (await needPlan(needs, rows))) known = await planWhole();
      return known ?? NO_PLAN;
    },
  };
}
