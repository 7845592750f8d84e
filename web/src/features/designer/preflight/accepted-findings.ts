import type { DesignFinding } from '@diy/contract/designs/design-findings';

/** Who accepted which finding, by the finding's key. */
export type Acceptances = ReadonlyMap<string, NonNullable<DesignFinding['accepted']>>;

/** The accepted ones among the server's findings of a design. */
export function acceptancesOf(findings: readonly DesignFinding[]): Acceptances {
  return new Map(
    findings.flatMap(({ key, accepted }) => (key && accepted ? [[key, accepted] as const] : [])),
  );
}
