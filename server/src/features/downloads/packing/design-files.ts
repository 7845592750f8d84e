import { printSize } from '@diy/design/painting';
import type { ZipEntry } from '../../../platform/archives/create-zip.ts';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import type { DesignForExport, RenderResult } from '../../designs/index.ts';
import { type BeforeFile, ensureRendered, printFileAs } from '../../rendering/index.ts';
import type { DownloadRecord } from '../downloads.queries.ts';
import type { NamingValues } from '../naming/naming-rule.ts';
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

const ALL_EMPTY: Message = {
  zh: '所有印刷面都是空的，没有生产图',
  en: 'All surfaces are empty, so there is no print file',
};

/**
 * All files of a design that the download asks for, drawn now where they are missing, and what was found in it. Throws before the first file is
 * packed, so that an archive has a design whole or not at all.
 */
export async function designFiles(
  services: Services,
  ownerId: string,
  design: DesignForExport,
  order: Pick<DownloadRecord, 'what' | 'format'>,
  beforeFile: BeforeFile,
): Promise<{ files: DesignFile[]; findings: RenderResult['findings'] }> {
  const rendered = await ensureRendered(services, ownerId, design.id, beforeFile);
  return { files: await filesOf(services.storage, design, rendered, order), findings: rendered.findings };
}

/** The files of a rendered document that go into an archive. */
export async function filesOf(
  storage: ObjectStore,
  design: Pick<DesignForExport, 'template' | 'sizeId' | 'document'>,
  rendered: RenderResult,
  { what, format }: Pick<DownloadRecord, 'what' | 'format'>,
): Promise<DesignFile[]> {
  const { surfaces } = design.template.definition;
  if (what.includes('print') && rendered.print_files.length === 0) {
    throw new NothingToPack(ALL_EMPTY);
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

/** The values that a file's name takes from a design or an order line. */
export type NamedDesign = Pick<DesignForExport, 'template' | 'sku' | 'name' | 'colourId' | 'sizeId'> & {
  orderLine?: { orderNo: string; lineNo: string; shop: string; quantity: number };
};

/** Values of a naming rule's fields for a file; `n` is the design's number, padded to the width of the last one. */
export function namingValues(
  design: NamedDesign,
  file: Pick<DesignFile, 'kind' | 'surface'>,
  position: { index: number; total: number },
): NamingValues {
  const { definition } = design.template;
  const { orderLine } = design;
  return {
    sku: design.sku,
    name: design.name,
    template: definition.title.zh,
    surface: file.surface,
    colour: definition.colours.find(({ id }) => id === design.colourId)?.name.zh ?? design.colourId,
    size: definition.sizes.find(({ id }) => id === design.sizeId)?.name ?? design.sizeId,
    kind: file.kind,
    n: String(position.index + 1).padStart(String(position.total).length, '0'),
    order: orderLine?.orderNo ?? '',
    line: orderLine?.lineNo ?? '',
    shop: orderLine?.shop ?? '',
    quantity: orderLine ? `${orderLine.quantity}件` : '',
  };
}
