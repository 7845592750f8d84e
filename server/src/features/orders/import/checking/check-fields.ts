import { message } from '@diy/contract/messages';
import { fieldFindingMessage } from '@diy/contract/messages/finding-text';
import type { DesignDocument } from '@diy/design/document';
import { type FieldFinding, fillFields } from '@diy/design/fields';
import type { Db } from '../../../../platform/database/db.ts';
import { findDesignVersion } from '../../../designs/index.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { fieldValueOf, fitPersonalisation, isPictureAddress } from '../../pictures/personalise.ts';
import { isBroughtPicture } from '../../pictures/picture-key.ts';
import type { ResolvedRow } from './resolve-rows.ts';

/** Designs of one file that are looked into where a row brings nothing for them. */
const MOST_DESIGNS = 300;
/** Findings that another value puts right, in this file; the others are a matter of the design. */
const OF_THE_VALUE: readonly FieldFinding['id'][] = [
  'too-short',
  'too-long',
  'too-many-lines',
  'characters-not-allowed',
  'unknown-choice',
  'unreadable-colour',
  'no-picture',
];

/**
 * Adds a warning to rows with values that do not fit the fields of their design. They are imported, but their lines wait
 * until somebody corrects them.
 */
export function createFieldCheck(db: Db, ownerId: string): (row: ResolvedRow) => Promise<ResolvedRow> {
  const documents = new Map<string, DesignDocument | null>();
  return async (row) => {
    const { status, variant, line, problems } = row;
    if (status !== 'ready' || !variant) return row;
    const { id, version } = variant.design;
    const key = `${id} ${version}`;
    const isPlain = line.personalisation.length === 0 && line.blankPersonalisation.length === 0;
    if (!documents.has(key)) {
      if (isPlain && documents.size >= MOST_DESIGNS) return row;
      documents.set(key, (await findDesignVersion(db, ownerId, id, version))?.document ?? null);
    }
    const document = documents.get(key);
    if (!document) return row;
    const values = fitPersonalisation(document, line.personalisation).map(fieldValueOf);
    const { findings } = fillFields(document, values, {
      blanks: line.blankPersonalisation,
      // Pictures are fetched when the line is checked.
      pictureOf: (value) =>
        isPictureAddress(value) || isBroughtPicture(value) ? { id: key, widthPx: 1, heightPx: 1 } : undefined,
    });
    return findings.length === 0 ? row : { ...row, problems: [...problems, ...findings.map(problemOf)] };
  };
}

function problemOf(finding: FieldFinding): RowProblem {
  const { id, name, value } = finding;
  const isOfValue = OF_THE_VALUE.includes(id) && name !== '';
  return {
    field: 'personalization',
    code: isOfValue ? 'PERSONALISATION_UNFIT' : 'PERSONALISATION_WITHOUT_FIELD',
    severity: 'warning',
    text: message('order-rows.LINE_WILL_WAIT', { problem: fieldFindingMessage(finding) }),
    ...(isOfValue ? { texts: [{ name, value }] } : {}),
  };
}
