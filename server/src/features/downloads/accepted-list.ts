import type { Services } from '../../platform/services.ts';
import { acceptedKeys, presentFindings, type StoredFinding } from '../designs/index.ts';

/** An error that a file in the archive has because a person wanted it printed all the same. */
export interface AcceptedError {
  sku: string;
  name: string;
  /** The finding's sentence. */
  text: string;
  by: string;
  /** ISO. */
  at: string;
}

/** The accepted errors among what was found in a design, or in an order line of it. */
export async function acceptedErrors(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  design: { id: string; sku: string; name: string },
  findings: readonly StoredFinding[],
): Promise<AcceptedError[]> {
  if (!findings.some(({ severity }) => severity === 'error')) return [];
  const accepted = (await acceptedKeys(db, ownerId, [design.id])).get(design.id);
  const { sku, name } = design;
  return presentFindings(findings, accepted, 'zh').flatMap((one) =>
    one.accepted ? [{ sku, name, text: one.text, ...one.accepted }] : [],
  );
}

const WHEN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The accepted errors as paragraphs of the archive's list, with their heading; none where there are none. */
export function acceptedParagraphs(accepted: readonly AcceptedError[]): string[] {
  if (accepted.length === 0) return [];
  const head = `以下 ${accepted.length} 个错误已有人同意仍然打印，文件在压缩包内。`;
  const lines = accepted.map(({ sku, name, text, by, at }, index) => {
    const title = [sku, name].filter(Boolean).join('  ');
    return `${index + 1}. ${title}\r\n   错误：${text}\r\n   同意：${by}，${WHEN.format(new Date(at))}`;
  });
  return [head, ...lines];
}
