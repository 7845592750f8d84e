import { message } from '@diy/contract/messages';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { DesignForExport } from '../../designs/index.ts';
import type { ProductPictures } from '../rows/add-pictures.ts';
import { sizeInColour } from './size-in-colour.ts';

/** Pictures as they will be, without making any: for checks before an export. */
export function planPictures(
  storage: Pick<ObjectStore, 'publicUrl'>,
  design: DesignForExport,
): ProductPictures {
  const { template, result } = design;
  const mockups = template.mockups.map((mockup) => {
    const { asset } = mockup;
    const made = result?.mockups.find(({ mockup_id }) => mockup_id === asset.id);
    const url = storage.publicUrl(made?.key ?? `pub/renders/${asset.id}.jpg`);
    return { url, ...sizeInColour(mockup, design) };
  });
  return { mockups, byColour: new Map(), material: mockups[0]?.url ?? null };
}

/** Why a design's pictures failed the last time; null = they did not fail or were not tried. */
export function drawingProblem({ renderState, renderReason }: DesignForExport): Message | null {
  if (renderState !== 'failed') return null;
  return renderReason ?? message('sheets.failed-before');
}
