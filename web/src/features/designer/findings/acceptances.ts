import { acceptFindings } from '@diy/contract/designs/design-findings';
import { type Finding, findingKey, isAcceptable } from '@diy/design/preflight';
import { call } from '../../../shared/api/call.ts';
import { type Acceptances, acceptancesOf } from '../preflight/accepted-findings.ts';
import type { DesignerSession } from '../session/designer-session.ts';

/**
 * Accepts an error of the open design, or withdraws that. The design is saved first, because errors of a version are
 * accepted.
 */
export async function changeAcceptance(
  { editor, saver, accepted }: Pick<DesignerSession, 'accepted' | 'editor' | 'saver'>,
  finding: Finding,
  isAccepted: boolean,
): Promise<void> {
  const key = findingKey(finding, editor.getState().design);
  if (!(await saver.saveNow())) return;
  const { id, version } = saver.state.get();
  if (id === null) return;
  const said = await call(acceptFindings, { id, version, keys: [key], withdraw: !isAccepted });
  // Earlier ones of other versions count again when the design is changed back.
  accepted.set((now) => {
    const next = new Map(now);
    next.delete(key);
    return new Map([...next, ...acceptancesOf(said.findings)]);
  });
}

/** Errors that keep the open design from being printed. */
export function openErrors(
  findings: readonly Finding[],
  accepted: Acceptances,
  { editor }: Pick<DesignerSession, 'editor'>,
): Finding[] {
  const { design } = editor.getState();
  return findings.filter(
    (finding) =>
      finding.severity === 'error' && !(isAcceptable(finding) && accepted.has(findingKey(finding, design))),
  );
}
