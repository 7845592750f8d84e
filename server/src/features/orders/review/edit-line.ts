import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { editReview } from '@diy/contract/orders/order-review';
import { type DesignDocument, fieldKey } from '@diy/design/document';
import { openFields } from '@diy/design/fields';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesignFacts, findDesignVersion } from '../../designs/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import type { CheckNeeds } from '../lines/check-lines.ts';
import { checkedLine, checkLinesJob } from '../lines/check-lines.ts';
import { recordChecked } from '../lines/line-checks.queries.ts';
import { openPrivate, type PrivateLine } from '../lines/line-content.ts';
import { findLine } from '../lines/lines.queries.ts';
import { settleChoices } from '../lines/settling/settle-choices.ts';
import { loadKnownChoices } from '../meanings/choice-meanings.ts';
import { LineProblem } from '../model/line-problem.ts';
import type { PersonalisedText } from '../model/order-line.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { afterPrintChange } from '../states/line-states.ts';
import { unknownVariant } from '../variants/bind-skus.ts';
import { createFileHashes } from '../variants/variant-document.ts';
import { printsTheSame, takeSnapshot } from './line-snapshot.ts';
import type { Decision, Reviewer } from './review-decisions.ts';
import { requireVersion } from './review-version.ts';
import { insertReview, lockLine, type ReviewedColumns, writeReviewed } from './reviews.queries.ts';

/** What a line is to print in place of what it prints now. */
export type LineEdit = ParsedInputOf<typeof editReview>;

/**
 * Changes the words, pictures, colour and size of a line and checks it at once. Throws a Refusal when somebody changed it
 * meanwhile, and for a colour or size that the product does not have.
 */
export async function editLine(
  services: CheckNeeds & Pick<Services, 'jobs' | 'clock'>,
  account: Reviewer,
  edit: LineEdit,
): Promise<Decision> {
  const rowCipher = rowCipherOf(services.config.keys, account.id);
  const decision = await services.db.transaction().execute(async (trx) => {
    const line = await lockLine(trx, account.id, edit.id);
    if (!line) throw notFound('orders');
    requireVersion(line, edit.version);
    const { definition } = await getTemplateVersion(trx, account.id, line.template_id, line.template_version);
    const [colourId, sizeId] = [edit.colour_id ?? line.colour_id, edit.size_id ?? line.size_id];
    if (!definition.colours.some(({ id }) => id === colourId)) throw unknownVariant('colour_id');
    if (!definition.sizes.some(({ id }) => id === sizeId)) throw unknownVariant('size_id');
    const version = await findDesignVersion(trx, account.id, line.design_id, line.design_version);
    const secret = changed(openPrivate(rowCipher, line), edit.fields, version?.document ?? null);
    const edited = { private: rowCipher.encryptJson(secret), colour_id: colourId, size_id: sizeId };
    // Files that were made show it as it is: nothing is void, and what was checked and accepted holds.
    const isSame = printsTheSame(line, edited, rowCipher);
    const change: ReviewedColumns = {
      private: edited.private,
      personalised: secret.personalisation.length > 0,
      blank_personalisation: (secret.blankPersonalisation ?? []).length > 0,
      colour_id: colourId,
      size_id: sizeId,
      ...(isSame ? {} : afterPrintChange(line)),
      touched_at: services.clock.now(),
    };
    if (colourId !== line.colour_id || sizeId !== line.size_id) {
      const [design] = await findDesignFacts(trx, account.id, [line.design_id]);
      if (!design) throw notFound('designs');
      const { design_version: own, template_version: templateVersion } = line;
      const hashOf = createFileHashes(services, account.id);
      const locked = { ...design, version: own, templateVersion };
      change.file_hash = await hashOf(trx, { design: locked, colourId, sizeId });
    }
    const after = await writeReviewed(trx, account.id, line.id, change);
    const review_id = services.newId();
    await insertReview(trx, account.id, {
      id: review_id,
      line_id: line.id,
      kind: 'edited',
      decided_by: account.nickname || account.username,
      before: takeSnapshot(line, rowCipher),
      after,
      accepted: [],
    });
    // The job checks the line if this process dies before `checkNow` below.
    await services.jobs.enqueue(trx, checkLinesJob(account.id));
    return { review_id, ids: [line.id] };
  });
  await checkNow(services, account.id, edit.id);
  return decision;
}

/** A buyer's picture may have to be fetched, so this is no part of the transaction. */
async function checkNow(services: CheckNeeds, ownerId: string, id: string): Promise<void> {
  const found = await findLine(services.db, ownerId, id);
  if (!found) return;
  const choices = await loadKnownChoices(services.db, ownerId);
  const line = await settleChoices(services, ownerId, found, choices);
  try {
    await recordChecked(services.db, ownerId, [line], await checkedLine(services, ownerId, line));
  } catch (error) {
    if (!(error instanceof LineProblem)) throw error;
    await recordChecked(services.db, ownerId, [line], { note: error.note, findings: [] });
  }
}

/** A text that is not changed keeps what it was cut from. One that is emptied is asked for again where the design has a field for it. */
function changed(
  secret: PrivateLine,
  fields: LineEdit['fields'],
  document: DesignDocument | null,
): PrivateLine {
  const known = new Map(secret.personalisation.map((text) => [text.name, text]));
  const asked = new Set(document ? openFields(document).fields.flatMap(({ keys }) => keys) : []);
  const personalisation: PersonalisedText[] = [];
  const blanks = new Set<string>();
  for (const { name, value } of fields) {
    const before = known.get(name);
    if (value.trim() !== '') personalisation.push(before?.value === value ? before : { name, value });
    else if (asked.has(fieldKey(name))) blanks.add(name);
  }
  return { ...secret, personalisation, blankPersonalisation: [...blanks] };
}
