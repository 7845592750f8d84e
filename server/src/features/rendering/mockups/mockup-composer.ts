import { join } from 'node:path';
import { artworkDensity, composeMockup, type MockupAppearance } from '@diy/design/mockup';
import { createFileCache } from '../../../platform/cache/file-cache.ts';
import { encodeOpaqueJpeg } from '../../../platform/canvas/encode-picture.ts';
import type { Services } from '../../../platform/services.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { cacheDensities, type FindDensity } from './cache-densities.ts';
import { createMockupLibrary } from './mockup-library.ts';

/** Some hundred mockups of 40 MB; they can be made again, so some disk space is always left free. */
const PREPARED_MOCKUPS = { maxBytes: 4e9, keepFreeBytes: 4e9 };

/** A mockup to make, and the key to store it under. */
export interface ComposeRequest {
  key: string;
  mockup: StoredMockup;
  appearance: MockupAppearance;
}

/** Places drawn artwork on mockups. It holds the prepared mockups and needs neither pictures nor fonts. */
export interface MockupComposer {
  /** Prepares a mockup before a design needs it. */
  prepare(mockup: StoredMockup): Promise<void>;
  density: FindDensity;
  /** Makes the shop picture and stores it. */
  compose(request: ComposeRequest): Promise<void>;
}

/** A composer that runs in the calling thread. */
export function createComposer({
  storage,
  config,
}: Pick<Services, 'storage'> & { config: Pick<Services['config'], 'dataDir'> }): MockupComposer {
  const prepared = createFileCache({
    folder: join(config.dataDir, 'cache', 'mockups'),
    ...PREPARED_MOCKUPS,
  });
  const library = createMockupLibrary(storage, prepared);
  return {
    prepare: library.keep,
    density: cacheDensities(async (mockup, surfaceId, area) =>
      artworkDensity(await library.load(mockup), surfaceId, area),
    ),
    async compose({ key, mockup, appearance }) {
      const picture = composeMockup(await library.load(mockup), appearance);
      await storage.put(key, await encodeOpaqueJpeg(picture), { contentType: 'image/jpeg' });
    },
  };
}
