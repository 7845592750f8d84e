import { join } from 'node:path';
import type { DesignDocument } from '@diy/design/document';
import { createFileCache } from '../../platform/cache/file-cache.ts';
import type { Services } from '../../platform/services.ts';
import type { MockupFile, PrintFile } from '../designs/index.ts';
import type { DrawableImage } from '../images/index.ts';
import type { TemplateVersionRow } from '../templates/index.ts';
import { loadFaces, openFontBook } from './font-book.ts';
import { printedSurfaces, type RenderJob, renderMockup, renderPrintFile } from './render-files.ts';

/** Some hundred mockups of 40 MB; they can be made again, so the disk's last room is not for them. */
const PREPARED_MOCKUPS = { maxBytes: 4e9, keepFreeBytes: 4e9 };

/** What a file is made of, as plain data: it can be sent to a thread. */
export interface RenderOrder {
  ownerId: string;
  /** Under which the file is stored: equal keys mean equal bytes. */
  key: string;
  document: DesignDocument;
  template: TemplateVersionRow;
  images: ReadonlyMap<string, DrawableImage>;
}

/** Draws files and stores them. Both throw what drawing, checking and storing throw. */
export interface Renderer {
  mockup(order: RenderOrder, mockupId: string): Promise<MockupFile>;
  /** `surfaceId`: one that carries something. */
  print(order: RenderOrder, surfaceId: string): Promise<PrintFile>;
}

/** Draws in the thread it is called in. */
export function createRenderer({
  storage,
  config,
}: Pick<Services, 'storage'> & {
  config: Pick<Services['config'], 'fontsDir' | 'dataDir'>;
}): Renderer {
  const preparedMockups = createFileCache({
    folder: join(config.dataDir, 'cache', 'mockups'),
    ...PREPARED_MOCKUPS,
  });
  const jobOf = async (order: RenderOrder): Promise<RenderJob> => ({
    ...order,
    faces: await loadFaces(await openFontBook(config.fontsDir), order.document),
    preparedMockups,
  });
  return {
    async mockup(order, mockupId) {
      const job = await jobOf(order);
      return renderMockup(storage, job, printedSurfaces(job), mockupId);
    },
    async print(order, surfaceId) {
      const surface = printedSurfaces(await jobOf(order)).find((one) => one.surface.id === surfaceId);
      if (!surface) throw new Error(`nothing is printed on surface ${surfaceId}`);
      return renderPrintFile(storage, order, surface);
    },
  };
}
