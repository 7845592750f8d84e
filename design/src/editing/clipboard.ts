import { DESIGN_FORMAT, MAX_LAYERS } from '../document/design-document.ts';
import { openDesign } from '../document/open-design.ts';
import type { Layer } from '../layers/layer.ts';

/** Tells our text on the clipboard from anybody else's. */
const MARK = 'diy-layers';

/** Layers as text for the system's clipboard, readable by another tab, design or later version. */
export function writeClipboard(layers: readonly Layer[]): string {
  return JSON.stringify({ kind: MARK, format: DESIGN_FORMAT, layers });
}

/** The layers in a clipboard text, brought to the current format, or null when it holds none of ours. */
export function readClipboard(text: string): Layer[] | null {
  if (!text.includes(MARK)) return null;
  try {
    const { kind, format, layers }: Record<string, unknown> = JSON.parse(text);
    if (kind !== MARK || !Array.isArray(layers) || layers.length > MAX_LAYERS) return null;
    // A document around them lets migrations and schema do their work.
    const document = {
      format,
      print: { bleed: false },
      colourId: '',
      sizeId: '',
      surfaces: [{ surfaceId: 'clipboard', layers }],
    };
    return openDesign(document).surfaces[0]?.layers ?? null;
  } catch {
    return null;
  }
}
