import type { PhotoPlace } from '@diy/design/photo-mockup';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewArtwork, PreviewColour } from './preview-protocol.ts';
import { usePreview } from './use-preview.ts';

interface TemplatePreviewProps {
  photoUrl: string;
  /** Kept the same object while nothing changes. */
  places: readonly PhotoPlace[];
  /** Kept the same object while nothing changes. */
  recolour: PreviewColour | null;
}

/** The product with a test print, live while the corners are dragged. */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { t } = useTranslation('own-templates');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [artwork, setArtwork] = useState<PreviewArtwork>('grid');
  const { fault, isReady } = usePreview(canvas, { ...props, artwork });
  return (
    <PreviewFrame
      canvas={canvas}
      testId="own-preview"
      isReady={isReady}
      fault={fault && t(`fault.${fault}`)}
      artwork={artwork}
      onArtwork={setArtwork}
    />
  );
}
