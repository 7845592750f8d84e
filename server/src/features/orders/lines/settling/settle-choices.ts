import { fillFields } from '@diy/design/fields';
import type { Services } from '../../../../platform/services.ts';
import {
  choiceKey,
  type ExplainedChoice,
  type KnownChoices,
  knownChoices,
  meantByChoices,
} from '../../meanings/choice-meanings.ts';
import { fieldValueOf, fitPersonalisation } from '../../pictures/personalise.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { findVariantDocument } from '../../variants/variant-document.ts';
import { writeChoices } from '../line-checks.queries.ts';
import { isUnreadable, openOrBlank } from '../line-content.ts';
import type { LineRecord } from '../lines.queries.ts';
import { variantOfLine } from './variant-of-line.ts';

/**
 * Writes into an unchecked line what its seller has said of words that are no choice of their field. From then on it prints so,
 * whatever becomes of the explanation: nobody's review is of another print than the one that is made.
 */
export async function settleChoices(
  services: Pick<Services, 'db' | 'storage' | 'config'>,
  ownerId: string,
  line: LineRecord,
  known: KnownChoices,
): Promise<LineRecord> {
  if (known.size === 0 || !line.personalised) return line;
  const made = await findVariantDocument(services, ownerId, variantOfLine(line));
  if (!made) return line;
  const rowCipher = rowCipherOf(services.config.keys, ownerId);
  const secret = openOrBlank(rowCipher, line);
  if (isUnreadable(secret)) return line;
  const settled = knownChoices(secret.choices ?? []);
  const added = new Map<string, ExplainedChoice>();
  const before = meantByChoices(settled);
  const now = meantByChoices(known, (one) => added.set(choiceKey(one), one));
  const values = fitPersonalisation(made.document, secret.personalisation).map(fieldValueOf);
  fillFields(made.document, values, { meantBy: (field, value) => before(field, value) ?? now(field, value) });
  if (added.size === 0) return line;
  const choices = [...settled.values(), ...added.values()];
  const encrypted = rowCipher.encryptJson({ ...secret, choices });
  // Changed meanwhile: then it is unchecked again, and read again.
  return (await writeChoices(services.db, ownerId, line, encrypted)) ? { ...line, private: encrypted } : line;
}
