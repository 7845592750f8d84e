import type { TemplateItem } from '@diy/contract/templates';
import { type DesignDocument, findSurface, usedImageIds } from '@diy/design/document';
import { drawLayer } from '@diy/design/painting';
import { printAreaFor } from '@diy/design/template';
import { useEffect, useRef } from 'react';
import { useSignal } from '../../../lib/use-signal.ts';
import { targetOf } from '../assets/canvas-scratch.ts';
import { requestFaces } from '../assets/fonts/layer-face.ts';
import { productHex } from '../session/active-surface.ts';
import { useSession } from '../session/designer-context.ts';

interface VersionPictureProps {
  design: DesignDocument;
  /** The version of the product that it was made with. */
  template: TemplateItem;
  surfaceId: string;
  /** Length of the longer side, in CSS px. */
  edgePx: number;
  label: string;
}

/** A surface of some state of the design: its print area, drawn like everywhere else. */
export function VersionPicture({ design, template, surfaceId, edgePx, label }: VersionPictureProps) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = useSignal(session.resourcesVersion, (now) => now);
  const { pictures, fonts, resourcesFor } = session;
  useEffect(() => {
    requestFaces(design, fonts, { retry: true });
    for (const imageId of usedImageIds(design)) pictures.request(imageId);
  }, [design, fonts, pictures]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of pictures or fonts must be drawn
  useEffect(() => {
    const surface = template.definition.surfaces.find(({ id }) => id === surfaceId);
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !surface || !context) return;
    const area = printAreaFor(surface, design.sizeId);
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const pxPerMm = (edgePx * ratio) / Math.max(area.widthMm, area.heightMm);
    const [width, height] = [area.widthMm, area.heightMm].map((mm) => Math.max(1, Math.round(mm * pxPerMm)));
    canvas.current.width = width ?? 1;
    canvas.current.height = height ?? 1;
    canvas.current.style.inlineSize = `${(width ?? 1) / ratio}px`;
    // Without the product's colour on the artwork's own canvas: blending must not see it.
    canvas.current.style.background = productHex(template, design);
    const target = targetOf(canvas.current);
    for (const layer of findSurface(design, surfaceId)?.layers ?? []) {
      drawLayer(target, layer, resourcesFor(layer, pxPerMm), {
        pxPerMm,
        offsetXMm: 0,
        offsetYMm: 0,
        mode: 'editor',
        visiblePx: { left: 0, top: 0, right: width ?? 1, bottom: height ?? 1 },
      });
    }
  }, [design, surfaceId, edgePx, template, resourcesFor, version]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
