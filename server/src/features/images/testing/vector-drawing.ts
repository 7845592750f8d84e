import { join } from 'node:path';
import { findProjectFolder } from '../../../platform/config/project-folder.ts';
import type { VectorDrawing } from '../intake/inspect/inspect-picture.ts';

/** Vector graphics of tests are drawn for nobody in particular, with the fonts of the repository. */
export const TEST_VECTOR: VectorDrawing = {
  ownerId: 'owner',
  fontsDir: join(findProjectFolder(), 'design', 'fonts'),
};
