import { message, nameText } from '@diy/contract/messages';
import { printSize } from '@diy/design/painting';
import type { ZipEntry } from '../../../platform/archives/create-zip.ts';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import type { DesignForExport, RenderResult } from '../../designs/index.ts';
import { ensureRendered, type OnFileStart, printFileAs, type RenderNeeds } from '../../rendering/index.ts';
import { sideNames } from '../../templates/index.ts';
import type { DownloadRecord } from '../downloads.queries.ts';
import { wantedFiles } from '../naming/wanted-files.ts';
import { NothingToPack } from './why-not-packed.ts';

type Needs = RenderNeeds;

/** What a download asks for of its files. */
type WantedFiles = Pick<DownloadRecord, 'what' | 'format' | 'naming' | 'by_template' | 'locale'>;

const EXTENSION = { png: 'png', jpeg: 'jpg', tiff: 'tif', pdf: 'pdf' } as const;

/** What a file's name takes from the file itself. */
export interface FileFacts {
  kind: 'print' | 'mockup';
  /** Name of the surface or of the mockup. */
  surface: string;
  extension: 'png' | 'jpg' | 'tif' | 'pdf';
}

/** One file of a design, not yet named. */
export interface DesignFile extends FileFacts {
  body: ZipEntry['body'];
}

const ALL_EMPTY: Message = message('downloads.all-empty');

/**
 * All files of a design that the download asks for, drawn now where they are missing, and what was found in it. Throws before the first file is
 * packed, so that an archive has a design whole or not at all.
 */
export async function listDesignFiles(
  services: Needs,
  ownerId: string,
  design: DesignForExport,
  download: WantedFiles,
  onFileStart: OnFileStart,
): Promise<{ files: DesignFile[]; findings: RenderResult['findings'] }> {
  const rendered = await ensureRendered(services, ownerId, design, onFileStart);
  return {
    files: await filesForArchive(services.storage, design, rendered, download),
    findings: rendered.findings,
  };
}

/** The files of a rendered document that go into an archive. */
export async function filesForArchive(
  storage: ObjectStore,
  design: Pick<DesignForExport, 'template' | 'sizeId' | 'document'>,
  rendered: RenderResult,
  download: WantedFiles,
): Promise<DesignFile[]> {
  if (download.what.includes('print') && rendered.print_files.length === 0) {
    throw new NothingToPack(ALL_EMPTY);
  }
  const files: DesignFile[] = [];
  for (const { open, ...facts } of listFiles(storage, design, rendered, download))
    files.push({ ...facts, body: await open() });
  return files;
}

/** The files of a rendered document, each with how its content is had. */
function listFiles(
  storage: ObjectStore,
  design: Pick<DesignForExport, 'template' | 'sizeId' | 'document'>,
  rendered: RenderResult,
  download: WantedFiles,
): (FileFacts & { open(): Promise<ZipEntry['body']> })[] {
  const { what, locale } = download;
  const { definition } = design.template;
  const { surfaces } = definition;
  const { format } = wantedFiles(download, definition, 'design');
  const names = sideNames(surfaces, locale);
  const prints = (what.includes('print') ? rendered.print_files : []).map(({ surface_id, key }) => {
    const surface = surfaces.find(({ id }) => id === surface_id);
    const open = () =>
      format === 'png' || !surface
        ? fromStorage(storage, key)
        : printFileAs(format, storage, key, printSize(surface, design.sizeId, design.document.print));
    const extension = surface ? EXTENSION[format] : 'png';
    return { kind: 'print' as const, surface: names.get(surface_id) ?? surface_id, extension, open };
  });
  const mockups = (what.includes('mockup') ? rendered.mockups : []).map(({ mockup_id, key }) => {
    const mockup = design.template.mockups.find(({ asset }) => asset.id === mockup_id);
    const surface = mockup ? nameText(mockup.asset.name, locale) : mockup_id;
    return {
      kind: 'mockup' as const,
      surface,
      extension: 'jpg' as const,
      open: () => fromStorage(storage, key),
    };
  });
  return [...prints, ...mockups];
}

/** Size of a file in the archive. */
export function byteSize({ body }: DesignFile): number {
  return Buffer.isBuffer(body) ? body.length : body.bytes;
}

async function fromStorage(storage: ObjectStore, key: string): Promise<ZipEntry['body']> {
  const stored = await storage.stat(key);
  if (!stored) throw new ObjectMissing(key);
  return { bytes: stored.bytes, open: () => storage.stream(key) };
}
