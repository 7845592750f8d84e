import type { z } from 'zod';
import { DESIGN_FORMAT, type DesignDocument, designDocument, RELEASED_FORMAT } from './design-document.ts';
import { FIRST_FORMAT, migrations } from './migrations/all-migrations.ts';
import { isJsonObject, type JsonObject } from './migrations/migration.ts';

/** Why a document was not opened; `newer-format` means the program is older than the file. */
export type DesignFormatProblem = 'not-a-design' | 'newer-format' | 'invalid';

/** A document that cannot be opened. `issues` names the wrong fields, at most 20. */
export class DesignFormatError extends Error {
  override readonly name = 'DesignFormatError';

  constructor(
    readonly problem: DesignFormatProblem,
    readonly issues: readonly { path: string; message: string }[] = [],
  ) {
    super(
      `Design cannot be opened: ${problem}${issues.map((issue) => `; ${issue.path}: ${issue.message}`).join('')}`,
    );
  }
}

/**
 * Reads a stored document of any format up to this program's: runs the migrations it lacks, then checks the schema.
 * Throws DesignFormatError; never repairs by guessing. A field, a name of a list or a kind that is unknown in a format that is not
 * released yet comes from a newer program, and is no damage.
 */
export function openDesign(json: unknown): DesignDocument {
  const parsed = designDocument.safeParse(migrate(json), { reportInput: true });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const isNewer = mayStillGrow((json as JsonObject).format) && issues.some(isUnknownHere);
  throw new DesignFormatError(
    isNewer ? 'newer-format' : 'invalid',
    issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

/** Whether a later program may write fields and names under this number that this one does not know. */
function mayStillGrow(format: unknown): boolean {
  return typeof format === 'number' && format > RELEASED_FORMAT;
}

/**
 * Whether a field, or a word that stands for one of several things, is not known here. What is missing or no word at all is damage;
 * an issue of a union counts when it is all that a form of the union objects to.
 */
function isUnknownHere(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'unrecognized_keys') return true;
  if (issue.code === 'invalid_value') return typeof issue.input === 'string';
  if (issue.code !== 'invalid_union') return false;
  if (issue.discriminator !== undefined)
    return isJsonObject(issue.input) && typeof issue.input[issue.discriminator] === 'string';
  return issue.errors.some((form) => form.length > 0 && form.every(isUnknownHere));
}

function migrate(json: unknown): JsonObject {
  if (!isJsonObject(json)) throw new DesignFormatError('not-a-design');
  const { format } = json;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < FIRST_FORMAT) {
    throw new DesignFormatError('not-a-design');
  }
  if (format > DESIGN_FORMAT) throw new DesignFormatError('newer-format');
  return migrations.slice(format - FIRST_FORMAT).reduce((document, step) => step.migrate(document), json);
}
