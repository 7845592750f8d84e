import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsCheck } from '../../server/src/features/images/image-notes.ts';
import { deriveFrom } from '../../server/src/features/images/intake/derive/derive-from.ts';
import { derivePictures } from '../../server/src/features/images/intake/derive/derive-pictures.ts';
import { inspectPicture } from '../../server/src/features/images/intake/inspect/inspect-picture.ts';
import { createOwnerQueue } from '../../server/src/platform/concurrency/owner-queue.ts';
import { findProjectFolder } from '../../server/src/platform/config/project-folder.ts';
import { Refusal } from '../../server/src/platform/errors/refusal.ts';
import { createDecodeSlots } from '../../server/src/platform/pictures/decode-slots.ts';
import type { Taken } from './taken.ts';

const work = await mkdtemp(join(tmpdir(), 'intake-corpus-'));
const queue = createOwnerQueue(2);
const scans = createOwnerQueue(2);
const fontsDir = join(findProjectFolder(), 'design', 'fonts');

process.on('message', (path: string) => {
  void take(path).then((taken) => process.send?.(taken));
});

async function take(path: string): Promise<Taken> {
  try {
    // Names of collections contradict their content now and then, which is another matter than what is drawn.
    const picture = await inspectPicture(
      path,
      { key: 'picture', name: 'picture' },
      { ownerId: 'bench', queue, scans, fontsDir },
    );
    const derived = await derivePictures(
      { decoding: createDecodeSlots(), derive: deriveFrom },
      'bench',
      picture,
      work,
    );
    const notes = [
      ...(derived.isDamaged ? ['damaged'] : []),
      ...(derived.isAlphaDenied ? ['alpha-denied'] : []),
      ...picture.notes,
    ];
    return {
      outcome: 'accepted',
      drawnPath: derived.masterPath ?? path,
      isTemporary: derived.masterPath !== null,
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      notes,
      needsCheck: needsCheck(notes),
    };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', reason: error.message };
    return {
      outcome: 'crashed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
