import { renderReasonText } from '@diy/contract/render-reasons';
import { type Finding, findingKey, findingText, isAcceptable } from '@diy/design/preflight';
import { notFound, Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Acceptance,
  acceptedKeys,
  type DesignRecord,
  drawAgain,
  findDesign,
  acceptFindings as recordAccepted,
  type StoredFinding,
  staleVersion,
  withdrawAcceptance,
} from '../designs/index.ts';
import { judgeFindings, UnprintableDesign } from './check-design.ts';
import { preflightDocument } from './judge-document.ts';

/** Which findings of which version, and whether they are accepted or not any more. */
export interface AcceptanceChange {
  id: string;
  version: number;
  keys: readonly string[];
  withdraw: boolean;
}

/**
 * Accepts errors of a design's newest version, or takes that back, and has its files drawn, or withheld, accordingly. Answers
 * all findings of the version. Throws a Refusal for a version that is not the newest and for a key that is none of its errors.
 */
export async function changeAcceptance(
  services: Pick<Services, 'db' | 'config' | 'jobs'>,
  account: { id: string; nickname: string; username: string },
  { id, version, keys, withdraw }: AcceptanceChange,
): Promise<{ findings: StoredFinding[]; accepted: ReadonlyMap<string, Acceptance> }> {
  const { db, jobs } = services;
  const design = await findDesign(db, account.id, id);
  if (!design) throw notFound('designs');
  if (design.version !== version) throw staleVersion();
  const { document } = design;
  const found = await findingsOf(services, account.id, design);
  const { findings } = judgeFindings(found, document, undefined);
  const byKey = new Map(found.map((finding) => [findingKey(finding, document), finding]));
  const accepted = await db.transaction().execute(async (trx) => {
    if (withdraw) {
      const gone = new Set(await withdrawAcceptance(trx, account.id, id, keys));
      const unknown = keys.filter((key) => !gone.has(key));
      if (unknown.length > 0) throw noSuchFinding(unknown);
    } else {
      const chosen = errorsNamed(keys, byKey);
      await recordAccepted(trx, account.id, id, chosen, account.nickname || account.username);
    }
    // Holds the design: whoever saved in between is told so, and nothing of this is kept.
    if (!(await drawAgain(trx, jobs, account.id, design))) throw staleVersion();
    return (await acceptedKeys(trx, account.id, [id])).get(id) ?? new Map<string, Acceptance>();
  });
  return { findings, accepted };
}

async function findingsOf(
  services: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  design: DesignRecord,
): Promise<Finding[]> {
  try {
    return await preflightDocument(services, ownerId, design.document, design);
  } catch (error) {
    if (!(error instanceof UnprintableDesign)) throw error;
    const text = { zh: error.message, en: renderReasonText(error.reason, 'en') };
    throw new Refusal('designs.cannot-accept', text);
  }
}

/** The errors that keys name, to be recorded. Throws a Refusal for those that are none, or cannot be accepted. */
function errorsNamed(keys: readonly string[], byKey: ReadonlyMap<string, Finding>) {
  const unknown = keys.filter((key) => byKey.get(key)?.severity !== 'error');
  if (unknown.length > 0) throw noSuchFinding(unknown);
  return [...new Set(keys)].map((key) => {
    const finding = byKey.get(key)!;
    if (!isAcceptable(finding)) throw cannotAccept(finding);
    return { key, ...finding };
  });
}

function noSuchFinding(keys: readonly string[]): Refusal {
  return new Refusal(
    'designs.no-such-finding',
    {
      zh: `这一版作品没有这个错误：${keys.join('、')}。请刷新页面，看过现在的预检结果再决定`,
      en: `This version has no such error: ${keys.join(', ')}. Reload the page and look at what preflight says now`,
    },
    keys.map((key) => ({ field: 'keys', msg: key })),
  );
}

function cannotAccept(finding: Finding): Refusal {
  return new Refusal('designs.cannot-accept', {
    zh: `这个错误不能跳过，没有可以印的正确内容：${findingText(finding, 'zh')}`,
    en: `This error cannot be passed over, since nothing right could be printed: ${findingText(finding, 'en')}`,
  });
}
