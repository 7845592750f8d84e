import { printSize } from '@diy/design/drawing';
import type { ZipEntry } from '../../platform/archives/create-zip.ts';
import type { Services } from '../../platform/services.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { ObjectMissing } from '../../platform/storage/storage-errors.ts';
import type { DesignForExport } from '../designs/index.ts';
import { ensureRendered, printFileAs } from '../rendering/index.ts';
import type { DownloadRecord } from './downloads.queries.ts';
import type { NamingValues } from './naming-rule.ts';
import { NothingToPack } from './why-not-packed.ts';

const EXTENSION = { png: 'png', jpeg: 'jpg', tiff: 'tif', pdf: 'pdf' } as const;

/** One file of a design, not yet named. */
export interface DesignFile {
  kind: '生产图' | '效果图';
  /** Name of the surface or of the mockup. */
  surface: string;
  extension: 'png' | 'jpg' | 'tif' | 'pdf';
  body: ZipEntry['body'];
}

/**
 * All files of a design that the download asks for, drawn now where they are missing. Throws before the first file is
 * packed, so that an archive has a design whole or not at all.
 */
export async function designFiles(
  services: Services,
  ownerId: string,
  design: DesignForExport,
  { what, format }: Pick<DownloadRecord, 'what' | 'format'>,
): Promise<DesignFile[]> {
  const { storage } = services;
  const { surfaces } = design.template.definition;
  const rendered = await ensureRendered(services, ownerId, design.id);
  if (what.includes('print') && rendered.print_files.length === 0) {
    throw new NothingToPack('所有印刷面都是空的，没有生产图');
  }
  const files: DesignFile[] = [];
  for (const { surface_id, key } of what.includes('print') ? rendered.print_files : []) {
    const surface = surfaces.find(({ id }) => id === surface_id);
    const name = surface?.name.zh ?? surface_id;
    const extension = EXTENSION[format];
    const body =
      format === 'png' || !surface
        ? await fromStorage(storage, key)
        : await printFileAs(format, storage, key, printSize(surface, design.sizeId, design.document.print));
    files.push({ kind: '生产图', surface: name, extension: surface ? extension : 'png', body });
  }
  for (const { mockup_id, key } of what.includes('mockup') ? rendered.mockups : []) {
    const mockup = design.template.mockups.find(({ asset }) => asset.id === mockup_id);
    const surface = mockup?.asset.name.zh ?? mockup_id;
    files.push({ kind: '效果图', surface, extension: 'jpg', body: await fromStorage(storage, key) });
  }
  return files;
}

/** Size of a file in the archive. */
export function bytesOf({ body }: DesignFile): number {
  return Buffer.isBuffer(body) ? body.length : body.bytes;
}

async function fromStorage(storage: ObjectStore, key: string): Promise<ZipEntry['body']> {
  const stored = await storage.stat(key);
  if (!stored) throw new ObjectMissing(key);
  return { bytes: stored.bytes, open: () => storage.stream(key) };
}

/** What a naming rule may say about a file; `n` is the design's number, as wide as the last one. */
export function namingValues(
  design: DesignForExport,
  file: Pick<DesignFile, 'kind' | 'surface'>,
  position: { index: number; total: number },
): NamingValues {
  const { definition } = design.template;
  return {
    sku: design.sku,
    name: design.name,
    template: definition.title.zh,
    surface: file.surface,
    colour: definition.colours.find(({ id }) => id === design.colourId)?.name.zh ?? design.colourId,
    size: definition.sizes.find(({ id }) => id === design.sizeId)?.name ?? design.sizeId,
    kind: file.kind,
    n: String(position.index + 1).padStart(String(position.total).length, '0'),
  };
}
