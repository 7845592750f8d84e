import { DESIGN_FORMAT, MAX_LAYERS } from '../document/design-document.ts';
import type { LayerGroup } from '../document/layer-group.ts';
import { openDesign } from '../document/open-design.ts';
import type { Layer } from '../layers/layer.ts';

/** Marks our own text on the clipboard. */
const MARK = 'diy-layers';

/** Layers with the groups they form, as data for `pasteLayers`. */
export interface CopiedLayers {
  readonly layers: readonly Layer[];
  readonly groups?: readonly LayerGroup[];
}

/** Layers as text for the system's clipboard, readable by another tab, design or later version. */
export function writeClipboard({ layers, groups }: CopiedLayers): string {
  return JSON.stringify({ kind: MARK, format: DESIGN_FORMAT, layers, groups });
}

/** The layers in a clipboard text, brought to the current format, or null when it holds none of our layers. */
export function readClipboard(text: string): CopiedLayers | null {
  if (!text.includes(MARK)) return null;
  try {
    const { kind, format, layers, groups }: Record<string, unknown> = JSON.parse(text);
    if (kind !== MARK || !Array.isArray(layers) || layers.length > MAX_LAYERS) return null;
    // They are put into a document, so that migrations and the schema apply.
    const document = {
      format,
      print: { bleed: false },
      colourId: '',
      sizeId: '',
      surfaces: [{ surfaceId: 'clipboard', layers, groups }],
    };
    return openDesign(document).surfaces[0] ?? null;
  } catch {
    return null;
  }
}
