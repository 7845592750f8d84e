import { imageFacts } from '@diy/contract/images/image-details';
import { type ImageInfo, inkFromHex } from '@diy/design/preflight';
import { call } from '../../../shared/api/call.ts';

/** What preflight goes by, and whether the preview is true in tone. */
export type LearntFacts = ImageInfo & { readonly isPreviewExact: boolean };

/** What one call asks for at most. */
const MOST_AT_ONCE = 500;

/**
 * Asks the library what preflight goes by. Pictures named in the same moment go in one call; where it fails, what is not
 * known stays unknown until the picture is named again.
 */
export function createFactsAsker(
  learn: (facts: readonly (readonly [string, LearntFacts])[]) => void,
): (imageId: string) => void {
  let waiting = new Set<string>();
  const send = async () => {
    const ids = [...waiting].slice(0, MOST_AT_ONCE);
    waiting = new Set();
    const { list } = await call(imageFacts, { ids }, { zizhu: true, quiet: true });
    learn(
      list.map(
        ({ id, width, height, has_alpha, has_semi_transparency, is_damaged, is_preview_exact, ink }) => [
          id,
          {
            widthPx: width,
            heightPx: height,
            hasAlpha: has_alpha,
            hasSemiTransparency: has_semi_transparency,
            isDamaged: is_damaged,
            ink: inkFromHex(ink),
            isPreviewExact: is_preview_exact,
          },
        ],
      ),
    );
  };
  return (imageId) => {
    if (waiting.size === 0) setTimeout(() => send().catch(() => {}), 0);
    waiting.add(imageId);
  };
}
