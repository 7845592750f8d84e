import type { Severity } from '@diy/design/preflight';
import type { Generated, JSONColumnType } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { KeyedFinding } from '../renders/render-result.ts';

interface AcceptedFindingTable {
  owner_id: string;
  design_id: string;
  finding_key: string;
  finding_id: string;
  severity: Severity;
  params: JSONColumnType<Record<string, string | number>>;
  accepted_by: string;
  accepted_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    accepted_findings: AcceptedFindingTable;
  }
}

/** Who accepted an error, and when. */
export interface Acceptance {
  by: string;
  at: Date;
}

/** Accepted findings by design, then by the finding's key. Designs without any are left out. */
export type Acceptances = ReadonlyMap<string, ReadonlyMap<string, Acceptance>>;

/** Everything accepted of these designs. */
export async function findAcceptedKeys(
  db: Db,
  ownerId: string,
  designIds: readonly string[],
): Promise<Acceptances> {
  const found = new Map<string, Map<string, Acceptance>>();
  if (designIds.length === 0) return found;
  const rows = await db
    .selectFrom('accepted_findings')
    .select(['design_id', 'finding_key', 'accepted_by', 'accepted_at'])
    .where('owner_id', '=', ownerId)
    .where('design_id', 'in', [...new Set(designIds)])
    .execute();
  for (const { design_id, finding_key, accepted_by: by, accepted_at: at } of rows) {
    const ofDesign = found.get(design_id) ?? new Map<string, Acceptance>();
    found.set(design_id, ofDesign.set(finding_key, { by, at }));
  }
  return found;
}

/**
 * Records errors as accepted; leave `params` empty where they may hold a buyer's words. One that was accepted before keeps its first name and time.
 * @param at when it was said; default now
 */
export async function acceptFindings(
  trx: Db,
  ownerId: string,
  designId: string,
  findings: readonly KeyedFinding[],
  byName: string,
  at?: Date,
): Promise<void> {
  if (findings.length === 0) return;
  await trx
    .insertInto('accepted_findings')
    .values(
      findings.map(({ key, id, severity, params }) => ({
        owner_id: ownerId,
        design_id: designId,
        finding_key: key,
        finding_id: id,
        severity,
        params: JSON.stringify(params),
        accepted_by: byName,
        ...(at ? { accepted_at: at } : {}),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Withdraws acceptances; returns the keys that had been accepted. */
export async function withdrawAcceptance(
  trx: Db,
  ownerId: string,
  designId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('accepted_findings')
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('finding_key', 'in', [...keys])
    .returning('finding_key')
    .execute();
  return rows.map((row) => row.finding_key);
}
