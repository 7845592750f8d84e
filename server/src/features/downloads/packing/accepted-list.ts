import type { Services } from '../../../platform/services.ts';
import { acceptedKeys, presentFindings, type StoredFinding } from '../../designs/index.ts';
import type { OrderOfProblem } from './order-of-problem.ts';

/** An error that a person accepted, in a file of the archive. */
export interface AcceptedError {
  sku: string;
  name: string;
  /** The finding's sentence. */
  text: string;
  by: string;
  /** ISO. */
  at: string;
  /** Of an order line. */
  order?: OrderOfProblem;
}

/** The accepted errors among what was found in a design, or in an order line of it. */
export async function acceptedErrors(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  design: { id: string; sku: string; name: string },
  findings: readonly StoredFinding[],
  locale: 'zh' | 'en',
): Promise<AcceptedError[]> {
  if (!findings.some(({ severity }) => severity === 'error')) return [];
  const accepted = (await acceptedKeys(db, ownerId, [design.id])).get(design.id);
  const { sku, name } = design;
  return presentFindings(findings, accepted, locale).flatMap((one) =>
    one.accepted ? [{ sku, name, text: one.text, ...one.accepted }] : [],
  );
}

const WHEN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The accepted errors as lines of the archive's list, with their heading; none where there are none. */
export function acceptedLines(
  accepted: readonly AcceptedError[],
  locale: 'zh' | 'en',
  titleOf: (error: AcceptedError) => string,
): string[] {
  if (accepted.length === 0) return [];
  const isChinese = locale === 'zh';
  const head = isChinese
    ? `以下 ${accepted.length} 个错误已有人同意仍然打印，文件在压缩包内。`
    : `These ${accepted.length} errors were accepted; their files are in the archive.`;
  const lines = accepted.map((error, index) => {
    const { text, by, at } = error;
    const title = titleOf(error).replace(/^[a-z]/, (letter) => letter.toUpperCase());
    const when = WHEN.format(new Date(at));
    return isChinese
      ? `${index + 1}. ${title}：${text}（${by} 于 ${when} 同意）`
      : `${index + 1}. ${title}: ${text} (accepted by ${by}, ${when})`;
  });
  return [head, '', ...lines];
}
