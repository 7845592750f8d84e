import { message } from '@diy/contract/messages';
import { type Finding, isAcceptable } from '@diy/design/preflight';
import type { Db } from '../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type Acceptance,
  acceptFindings,
  type DesignRecord,
  findAcceptedKeys,
  findDesign,
  type KeyedFinding,
  redrawDesign,
  staleVersion,
  withdrawAcceptance,
} from '../../designs/index.ts';
import { UnprintableDesign, withKeys } from './check-design.ts';
import { preflightDocument } from './load-document.ts';

/** Which findings of which version, and whether they are accepted or withdrawn. */
export interface AcceptanceChange {
  id: string;
  version: number;
  keys: readonly string[];
  withdraw: boolean;
}

/**
 * Accepts errors of a design's newest version, or withdraws that; its files are then drawn or withheld. Returns all
 * findings of the version. Throws a Refusal for a version that is not the newest and for a key that is none of its
 * errors.
 */
export async function changeAcceptance(
  services: Pick<Services, 'db' | 'config' | 'jobs' | 'fonts'>,
  account: { id: string; nickname: string; username: string },
  { id, version, keys, withdraw }: AcceptanceChange,
): Promise<{ findings: KeyedFinding[]; accepted: ReadonlyMap<string, Acceptance> }> {
  const { db, jobs } = services;
  const design = await findDesign(db, account.id, id);
  if (!design) throw notFound('designs');
  if (design.version !== version) throw staleVersion();
  const findings = withKeys(await findingsOf(services, account.id, design), design.document);
  const accepted = await db.transaction().execute(async (trx) => {
    await recordChange(trx, account, id, findings, { keys, withdraw });
    // Locks the design: if somebody saved in between, this is refused and nothing is stored.
    if (!(await redrawDesign(trx, jobs, account.id, design))) throw staleVersion();
    return (await findAcceptedKeys(trx, account.id, [id])).get(id) ?? new Map<string, Acceptance>();
  });
  return { findings, accepted };
}

async function findingsOf(
  services: Pick<Services, 'db' | 'config' | 'fonts'>,
  ownerId: string,
  design: DesignRecord,
): Promise<Finding[]> {
  try {
    return await preflightDocument(services, ownerId, design.document, design);
  } catch (error) {
    if (!(error instanceof UnprintableDesign)) throw error;
    throw new Refusal(error.reason, [], 'designs.cannot-accept');
  }
}

/**
 * Records errors of a design, or of an order line of it, as accepted, or withdraws that. Throws a Refusal for a key
 * that none of them has.
 * @param findings of the document as it would be printed now; without `params` if these may hold a buyer's words
 */
export async function recordChange(
  trx: Db,
  account: { id: string; nickname: string; username: string },
  designId: string,
  findings: readonly KeyedFinding[],
  { keys, withdraw }: Pick<AcceptanceChange, 'keys' | 'withdraw'>,
): Promise<void> {
  if (withdraw) {
    const gone = new Set(await withdrawAcceptance(trx, account.id, designId, keys));
    const unknown = keys.filter((key) => !gone.has(key));
    if (unknown.length > 0) throw noSuchFinding(unknown);
    return;
  }
  const byKey = new Map(findings.map((finding) => [finding.key, finding]));
  const unknown = keys.filter((key) => byKey.get(key)?.severity !== 'error');
  if (unknown.length > 0) throw noSuchFinding(unknown);
  const chosen = [...new Set(keys)].map((key) => byKey.get(key)!);
  const impossible = chosen.find((finding) => !isAcceptable(finding));
  if (impossible) throw cannotAccept(impossible.key);
  await acceptFindings(trx, account.id, designId, chosen, account.nickname || account.username);
}

function noSuchFinding(keys: readonly string[]): Refusal {
  return new Refusal(
    message('designs.no-such-finding', { keys }),
    keys.map((key) => ({ field: 'keys', msg: key })),
  );
}

function cannotAccept(key: string): Refusal {
  const text = message('designs.cannot-accept');
  return new Refusal(text, [{ field: 'keys', msg: key }]);
}
