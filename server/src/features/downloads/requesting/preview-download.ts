import { nameText } from '@diy/contract/messages';
import { createUniqueNames } from '../../../platform/archives/unique-names.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findUnmadeCells } from '../../batches/index.ts';
import type { DesignForExport } from '../../designs/index.ts';
import { sideNames } from '../../templates/index.ts';
import { filePath } from '../naming/naming-values.ts';
import { wantedFiles } from '../naming/wanted-files.ts';
import type { DownloadRequest, FileSettings } from '../record-download.ts';
import { estimatePrints } from './download-size.ts';
import { estimateBytes, fileSettings, findRequestedDesigns } from './request-download.ts';

const NAMES_SHOWN = 12;
const EXTENSION = { png: 'png', jpeg: 'jpg', tiff: 'tif', pdf: 'pdf' } as const;

/** The contents of a download, before anything is made. */
export interface DownloadPreview {
  designs: number;
  /** Cells of the batch that have no design yet, so that the archive is without them. */
  unmade: number;
  /** Designs whose template says how its factory wants print files. */
  by_template: number;
  files: number;
  names: string[];
  clashes: number;
  bytes: number;
}

/** Fills in the naming rule for every requested file, counts clashes and estimates the size. */
export async function previewDownload(
  db: Db,
  ownerId: string,
  request: DownloadRequest,
): Promise<DownloadPreview> {
  const settings = fileSettings(request, false);
  const designs = await findRequestedDesigns(db, ownerId, request);
  const unique = createUniqueNames();
  const names: string[] = [];
  let [files, clashes] = [0, 0];
  for (const [index, design] of designs.entries()) {
    for (const file of filesOf(design, settings)) {
      const wanted = filePath(settings, design, file, { index, total: designs.length });
      const name = unique(wanted);
      files += 1;
      if (name !== wanted) clashes += 1;
      if (names.length < NAMES_SHOWN) names.push(name);
    }
  }
  const byTemplate = designs.filter(({ template }) => template.definition.printFiles);
  const { batchId } = request;
  const unmade = batchId === undefined ? [] : await findUnmadeCells(db, ownerId, batchId);
  const counts = { designs: designs.length, unmade: unmade.length, by_template: byTemplate.length };
  return { ...counts, files, names, clashes, bytes: estimateBytes(designs, settings) };
}

function filesOf(design: DesignForExport, settings: FileSettings) {
  const { what, locale } = settings;
  const { definition } = design.template;
  const sides = sideNames(definition.surfaces, locale);
  const { format } = wantedFiles(settings, definition, 'design');
  const prints = what.includes('print') ? estimatePrints(design, format) : [];
  const mockups = what.includes('mockup') ? design.template.mockups : [];
  return [
    ...prints.map(({ surfaceId }) => ({
      kind: 'print' as const,
      surface: sides.get(surfaceId) ?? surfaceId,
      extension: EXTENSION[format],
    })),
    ...mockups.map(({ asset }) => ({
      kind: 'mockup' as const,
      surface: nameText(asset.name, locale),
      extension: 'jpg',
    })),
  ];
}
