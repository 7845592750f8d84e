import type { DownloadFormat } from '@diy/contract/downloads';
import { printSize } from '@diy/design/painting';
import type { DesignForExport } from '../../designs/index.ts';

/** A print file as it will be in the archive. */
export interface ExpectedFile {
  surfaceId: string;
  /** Estimated unless the file exists in this format. */
  bytes: number;
}

/** Bytes per pixel of photographs at print size; `npm run bench -- render` prints the first. */
const BYTES_PER_PIXEL: Record<DownloadFormat, number> = { png: 0.7, jpeg: 0.35, tiff: 4, pdf: 0.9 };
const MOCKUP_BYTES = 130_000;

/** The print files a design has or will have: one for each surface that carries something. */
export function estimatePrints(design: DesignForExport, format: DownloadFormat): ExpectedFile[] {
  const { definition } = design.template;
  return definition.surfaces.flatMap((surface) => {
    const content = design.document.surfaces.find((one) => one.surfaceId === surface.id);
    if (!content?.layers.some((layer) => !layer.hidden)) return [];
    const made = design.result?.print_files.find((file) => file.surface_id === surface.id);
    if (made && format === 'png') return [{ surfaceId: surface.id, bytes: made.bytes }];
    const size = printSize(surface, design.sizeId, design.document.print);
    const bytes = Math.round(size.widthPx * size.heightPx * BYTES_PER_PIXEL[format]);
    return [{ surfaceId: surface.id, bytes }];
  });
}

/** Estimated bytes of a design's mockups. */
export function estimateMockupBytes(design: DesignForExport): number {
  return design.template.mockups.length * MOCKUP_BYTES;
}
