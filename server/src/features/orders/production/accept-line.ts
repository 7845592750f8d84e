import type { Services } from '../../../platform/services.ts';
import { type Acceptance, findAcceptedKeys, type KeyedFinding } from '../../designs/index.ts';
import { preflightDocument, recordChange, UnprintableDesign, withKeys } from '../../rendering/index.ts';
import { type CheckNeeds, checkLinesJob } from '../lines/check-lines.ts';
import { uncheckLines } from '../lines/line-checks.queries.ts';
import { cannotBeMade } from '../model/cannot-be-made.ts';
import { LineProblem } from '../model/line-problem.ts';
import { assembleLine, lineToAssemble } from './produce-line.ts';

type Needs = CheckNeeds & Pick<Services, 'jobs'>;

/** Preflight findings of a line as it would be printed, and which are accepted. */
export interface PreflightedLine {
  designId: string;
  findings: KeyedFinding[];
  accepted: ReadonlyMap<string, Acceptance>;
}

/**
 * Checks a line with its size, its colour and the buyer's words and pictures. Throws a Refusal when it cannot be
 * composed.
 */
export async function preflightLine(services: Needs, ownerId: string, id: string): Promise<PreflightedLine> {
  try {
    const { document, design, template } = await assembleLine(
      services,
      ownerId,
      await lineToAssemble(services.db, ownerId, id),
    );
    const origin = { template_id: template.id, template_version: template.version, template };
    const found = await preflightDocument(services, ownerId, document, origin);
    const accepted = await findAcceptedKeys(services.db, ownerId, [design.id]);
    return {
      designId: design.id,
      findings: withKeys(found, document),
      accepted: accepted.get(design.id) ?? new Map(),
    };
  } catch (error) {
    if (error instanceof LineProblem) throw cannotBeMade(error.text);
    if (!(error instanceof UnprintableDesign)) throw error;
    throw cannotBeMade(error.text);
  }
}

/**
 * Accepts errors of a line, or withdraws that. They hold for this design, size, colour and what the buyer wrote or
 * sent.
 */
export async function changeLineAcceptance(
  services: Needs,
  account: { id: string; nickname: string; username: string },
  { id, ...change }: { id: string; keys: readonly string[]; withdraw: boolean },
): Promise<PreflightedLine> {
  const { designId, findings } = await preflightLine(services, account.id, id);
  // The figures of a finding may contain a buyer's words, so they are not stored unencrypted.
  const nameless = findings.map((finding) => ({ ...finding, params: {} }));
  const accepted = await services.db.transaction().execute(async (trx) => {
    await uncheckLines(trx, account.id, designId);
    await recordChange(trx, account, designId, nameless, change);
    await services.jobs.enqueue(trx, checkLinesJob(account.id));
    return findAcceptedKeys(trx, account.id, [designId]);
  });
  return { designId, findings, accepted: accepted.get(designId) ?? new Map() };
}
