import { join } from 'node:path';
import { createTurns } from '../../../platform/concurrency/turns.ts';
import { findProjectFolder } from '../../../platform/config/project-folder.ts';
import type { VectorDrawing } from '../intake/inspect/inspect-picture.ts';

/** Vector graphics of tests are drawn for nobody in particular, with the fonts of the repository. */
export const TEST_VECTOR: VectorDrawing = {
  ownerId: 'owner',
  turns: createTurns(2),
  fontsDir: join(findProjectFolder(), 'design', 'fonts'),
};
