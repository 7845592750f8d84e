import { imageFacts } from '@diy/contract/images/image-details';
import { type ImageInfo, inkFromHex } from '@diy/design/preflight';
import { call } from '../../../shared/api/call.ts';

/** The facts that preflight uses, and whether the preview is true in tone. */
export type LearntFacts = ImageInfo & { readonly isPreviewExact: boolean };

/** The most images of one call. */
const MAX_AT_ONCE = 500;

/**
 * Fetches the facts that preflight uses. Pictures requested at the same moment share one call; if it fails, their facts
 * stay unknown until they are requested again.
 */
export function createFactsFetcher(
  learn: (facts: readonly (readonly [string, LearntFacts])[]) => void,
): (imageId: string) => void {
  let waiting = new Set<string>();
  const sendSoon = () => setTimeout(() => send().catch(() => {}), 0);
  const send = async () => {
    const [ids, rest] = [[...waiting].slice(0, MAX_AT_ONCE), [...waiting].slice(MAX_AT_ONCE)];
    waiting = new Set(rest);
    if (rest.length > 0) sendSoon();
    const { list } = await call(imageFacts, { ids }, { handlesRefusal: true, quiet: true });
    learn(
      list.map(
        ({
          id,
          width,
          height,
          detail,
          has_alpha,
          has_semi_transparency,
          is_damaged,
          is_vector,
          is_preview_exact,
          ink,
        }) => [
          id,
          {
            widthPx: width,
            heightPx: height,
            detail,
            hasAlpha: has_alpha,
            hasSemiTransparency: has_semi_transparency,
            isDamaged: is_damaged,
            isVector: is_vector,
            ink: inkFromHex(ink),
            isPreviewExact: is_preview_exact,
          },
        ],
      ),
    );
  };
  return (imageId) => {
    if (waiting.size === 0) sendSoon();
    waiting.add(imageId);
  };
}
