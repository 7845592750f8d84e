import { message } from '@diy/contract/messages';
import { fieldFindingMessage } from '@diy/contract/messages/finding-text';
import type { DesignDocument } from '@diy/design/document';
import { type FieldFinding, fillFields, openFields } from '@diy/design/fields';
import type { Db } from '../../../../platform/database/db.ts';
import { findDesignVersion } from '../../../designs/index.ts';
import { choiceKey, type KnownChoices, loadKnownChoices } from '../../meanings/choice-meanings.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import {
  fieldValueOf,
  fitPersonalisation,
  isPictureAddress,
  resolveChoiceWords,
} from '../../pictures/personalise.ts';
import { isBroughtPicture } from '../../pictures/picture-key.ts';
import type { ChoiceWord, ResolvedRow } from './resolve-rows.ts';

/** Designs of one file that are looked into where a row brings nothing for them. */
const MAX_DESIGNS = 300;
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
  let known: KnownChoices | null = null;
  return async (row) => {
    const { status, variant, line, problems } = row;
    if (status !== 'ready' || !variant) return row;
    const { id, version } = variant.design;
    const key = `${id} ${version}`;
    const isPlain = line.personalisation.length === 0 && line.blankPersonalisation.length === 0;
    if (!documents.has(key)) {
      if (isPlain && documents.size >= MAX_DESIGNS) return row;
      documents.set(key, (await findDesignVersion(db, ownerId, id, version))?.document ?? null);
    }
    const document = documents.get(key);
    if (!document) return row;
    const values = fitPersonalisation(document, line.personalisation).map(fieldValueOf);
    known ??= await loadKnownChoices(db, ownerId);
    const used = new Map<string, ChoiceWord & { meaning: string }>();
    const { findings } = fillFields(document, values, {
      blanks: line.blankPersonalisation,
      meantBy: (field, value) =>
        resolveChoiceWords(known!, (one) =>
          used.set(choiceKey(one), { ...wordOf(field, value), meaning: one.choice }),
        )(field, value),
      // Pictures are fetched when the line is checked.
      pictureOf: (value) =>
        isPictureAddress(value) || isBroughtPicture(value) ? { id: key, widthPx: 1, heightPx: 1 } : undefined,
    });
    if (findings.length === 0 && used.size === 0) return row;
    const unread = findings.filter(isChoice).flatMap(({ field, value }) => {
      const one = openFields(document).fields.find((open) => open.field.name === field)?.field;
      return one && 'choices' in one && one.choices.length > 0 ? [wordOf(one, value)] : [];
    });
    return {
      ...row,
      problems: [...problems, ...findings.map(problemOf)],
      choices: { unread, explained: [...used.values()] },
    };
  };
}

function isChoice({ id }: FieldFinding): boolean {
  return id === 'unknown-choice';
}

function wordOf(
  { name, choices }: { name: string; choices: readonly { name: string }[] },
  word: string,
): ChoiceWord {
  return { field: { name, choices: choices.map((choice) => choice.name) }, word };
}

function problemOf(finding: FieldFinding): RowProblem {
  const { id, name, value } = finding;
  const isOfValue = OF_THE_VALUE.includes(id) && name !== '';
  return {
    field: 'personalization',
    code: codeOf(finding, isOfValue),
    severity: 'warning',
    text: message('order-rows.LINE_WILL_WAIT', { problem: fieldFindingMessage(finding) }),
    ...(isOfValue ? { texts: [{ name, value }] } : {}),
  };
}

/** A word that is no choice of its field is explained once, and remembered; other values are corrected. */
function codeOf(finding: FieldFinding, isOfValue: boolean): string {
  if (isChoice(finding) && finding.params.choices !== '') return 'CHOICE_UNREAD';
  return isOfValue ? 'PERSONALISATION_UNFIT' : 'PERSONALISATION_WITHOUT_FIELD';
}
