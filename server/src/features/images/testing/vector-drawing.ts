import { join } from 'node:path';
import { createOwnerQueue } from '../../../platform/concurrency/owner-queue.ts';
import { findProjectFolder } from '../../../platform/config/project-folder.ts';
import type { VectorDrawing } from '../intake/inspect/inspect-picture.ts';

/** Vector graphics of tests are drawn for nobody in particular, with the fonts of the repository. */
export const TEST_VECTOR: VectorDrawing = {
  ownerId: 'owner',
  queue: createOwnerQueue(2),
  scans: createOwnerQueue(2),
  fontsDir: join(findProjectFolder(), 'design', 'fonts'),
};
