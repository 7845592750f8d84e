import type { Db } from '../../../platform/database/db.ts';
import { type DesignForExport, findDesignFacts } from '../../designs/index.ts';
import type { Finding } from '../lint/finding.ts';
import { makeFinding } from '../lint/make-finding.ts';

/** Designs that were saved again or deleted since they were read for a sheet: the sheet shows them as they were then. */
export async function findChanges(
  db: Db,
  ownerId: string,
  designs: readonly Pick<DesignForExport, 'id' | 'version'>[],
): Promise<Finding[]> {
  const facts = await findDesignFacts(
    db,
    ownerId,
    designs.map(({ id }) => id),
  );
  const versions = new Map(facts.map(({ id, version }) => [id, version]));
  return designs.flatMap(({ id, version }, product) => {
    const now = versions.get(id);
    if (now === version) return [];
    const found = now === undefined ? makeFinding.deletedMeanwhile() : makeFinding.changedMeanwhile();
    return [{ ...found, product }];
  });
}
