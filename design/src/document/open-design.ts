import { DESIGN_FORMAT, type DesignDocument, designDocument } from './design-document.ts';
import { FIRST_FORMAT, migrations } from './migrations/all.ts';
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
 * Reads a stored document of any released format: runs the migrations it lacks, then checks the schema.
 * Throws DesignFormatError; never repairs by guessing.
 */
export function openDesign(json: unknown): DesignDocument {
  const parsed = designDocument.safeParse(migrate(json));
  if (parsed.success) return parsed.data;
  throw new DesignFormatError(
    'invalid',
    parsed.error.issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
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
