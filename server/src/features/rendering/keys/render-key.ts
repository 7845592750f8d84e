import { createHash } from 'node:crypto';
import { type DesignDocument, serialiseForKey, usedFontIds } from '@diy/design/document';
import { readOwnFontId } from '@diy/design/layers';
import type { FontEntry } from '@diy/design/text';
import { ENGINE_VERSION, MOCKUP_WIDTH_PX } from './engine-version.ts';

/** Everything the pixels of a design depend on. */
export interface RenderInputs {
  document: DesignDocument;
  /** SHA-256 of the template version with its mockups. */
  templateHash: string;
  /** Images used, with the SHA-256 of their bytes; vector graphics are drawn again in the print's pixels. */
  images: readonly { id: string; sha256: string; isVector?: boolean }[];
  fonts: ReadonlyMap<string, FontEntry>;
}

/** How vector graphics are drawn, part of the keys of what shows one; raise it when their pixels change. */
const VECTORS = 'vector 2';
/** How letters of their own style are set, part of the keys of what has some; raise it when their pixels change. */
const SPANS = 'spans 2';

/**
 * The identity of a render: equal keys mean equal bytes, so files that exist under a key are never made again. 64 hex
 * digits.
 */
export function renderKey(inputs: RenderInputs): string {
  const images = [...inputs.images].sort((a, b) => (a.id < b.id ? -1 : 1));
  const fonts = usedFontIds(inputs.document).map((id) => [
    id,
    inputs.fonts.get(id)?.sha256 ?? readOwnFontId(id)?.sha256 ?? 'missing',
  ]);
  const parts = [
    `engine ${ENGINE_VERSION} ${MOCKUP_WIDTH_PX}`,
    inputs.templateHash,
    serialiseForKey(inputs.document),
    JSON.stringify(images.map(({ id, sha256, isVector }) => [id, sha256, ...(isVector ? [VECTORS] : [])])),
    JSON.stringify(fonts.sort()),
    ...(hasSpans(inputs.document) ? [SPANS] : []),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function hasSpans({ surfaces }: DesignDocument): boolean {
  return surfaces.some(({ layers }) =>
    layers.some((layer) => layer.kind === 'text' && layer.spans !== undefined),
  );
}
