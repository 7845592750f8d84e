import { type MessageLocale, message, type StoredMessage } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { Services } from '../../../platform/services.ts';
import { findAcceptedKeys, presentFindings, type StoredFinding } from '../../designs/index.ts';
import type { LineOrigin } from '../../orders/index.ts';

/** An error that a person accepted, in a file of the archive. */
export interface AcceptedError {
  sku: string;
  name: string;
  /** The finding's sentence. */
  text: string;
  by: string;
  /** ISO. */
  at: string;
  /** Where an order line comes from; missing for a design. */
  order?: LineOrigin;
}

/** The accepted errors among what was found in a design, or in an order line of it. */
export async function acceptedErrors(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  design: { id: string; sku: string; name: string },
  findings: readonly StoredFinding[],
  locale: MessageLocale,
): Promise<AcceptedError[]> {
  if (!findings.some(({ severity }) => severity === 'error')) return [];
  const accepted = (await findAcceptedKeys(db, ownerId, [design.id])).get(design.id);
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
  accepted: readonly (AcceptedError & { title: StoredMessage })[],
  locale: MessageLocale,
): string[] {
  if (accepted.length === 0) return [];
  const head = messageText(message('papers.accepted-head', { count: accepted.length }), locale);
  const lines = accepted.map(({ title, text, by, at }, index) => {
    const when = WHEN.format(new Date(at));
    const said = messageText(message('papers.accepted', { title, text, by, when }), locale);
    return `${index + 1}. ${said.replace(/^[a-z]/, (letter) => letter.toUpperCase())}`;
  });
  return [head, '', ...lines];
}
