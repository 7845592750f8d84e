import type { DesignDocument } from '@diy/design/document';
import { printSize } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import type { Services } from '../../platform/services.ts';
import { printedSurfaces } from './pool/render-files.ts';
import { loadDocument, type Origin } from './preflight/load-document.ts';

/** A surface as its print file looks, small enough for a page. */
export interface SurfacePreview {
  surface: TemplateSurface;
  /** WebP; clear where nothing is printed. */
  picture: Uint8Array;
  /** Pixels of the print file. */
  widthPx: number;
  heightPx: number;
}

/**
 * Draws a document's surfaces with artwork as their print files are drawn, at fewer pixels. Nothing is stored: a buyer's words are
 * in the drawings. Throws what drawing throws.
 */
export async function previewSurfaces(
  services: Pick<Services, 'db' | 'config' | 'storage' | 'fonts' | 'renderers'>,
  ownerId: string,
  document: DesignDocument,
  origin: Origin,
  { edgePx, surfaceId }: { edgePx: number; surfaceId?: string },
): Promise<SurfacePreview[]> {
  const loaded = await loadDocument(services, ownerId, document, origin);
  const { template, images } = loaded;
  const wanted = printedSurfaces(loaded).filter(
    ({ surface }) => surfaceId === undefined || surface.id === surfaceId,
  );
  const request = { ownerId, key: 'preview', document: loaded.document, template, images };
  const { renderer } = services.renderers.drawingOf(services);
  return Promise.all(
    wanted.map(async ({ surface, sizeId, bleed }) => {
      const { widthPx, heightPx } = printSize(surface, sizeId, { bleed });
      return { surface, picture: await renderer.preview(request, surface.id, edgePx), widthPx, heightPx };
    }),
  );
}
