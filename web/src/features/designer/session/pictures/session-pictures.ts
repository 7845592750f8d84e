import type { TemplateItem } from '@diy/contract/templates';
import type { Editor } from '@diy/design/editing';
import { printSize } from '@diy/design/painting';
import { createSignal, type Signal } from '../../../../lib/signal.ts';
import { fetchCopy } from '../../assets/fetch-copy.ts';
import { createFactsFetcher } from '../../assets/fetch-image-facts.ts';
import { createPictureCopies, type PictureCopies } from '../../assets/picture-copies.ts';
import { createPictureStore, type PictureStore } from '../../assets/picture-store.ts';
import { wantedCopies } from '../../assets/wanted-copies.ts';
import type { ToWorker } from '../../mockup/protocol.ts';
import { stagePixelRatio } from '../../view/stage-pixel-ratio.ts';
import type { ViewStore } from '../../view/view-store.ts';

/** The open design's pictures: as they are at hand, and as they print. */
export interface SessionPictures {
  readonly pictures: PictureStore;
  readonly copies: PictureCopies;
  /** Raised whenever a picture is shown as it prints from now on. */
  readonly copiesVersion: Signal<number>;
  /** Looks again which copies the design at rest shows. */
  followCopies(): void;
}

interface SessionParts {
  template: TemplateItem;
  editor: Editor;
  view: ViewStore;
  /** Sends it to the worker, which decodes. */
  post: (message: ToWorker) => void;
  /** Called when the library has returned more facts of a picture, such as its size. */
  onFacts: () => void;
}

/** Joins previews, facts and copies of the pictures to one open design. */
export function createSessionPictures(around: SessionParts): SessionPictures {
  const { template, editor, view, post, onFacts } = around;
  const oldPreviews = new Set<string>();
  const copiesVersion = createSignal(0);
  const fetchFacts = createFactsFetcher((facts) => {
    for (const [imageId, info] of facts) {
      pictures.learn(imageId, info);
      if (!info.isPreviewExact) oldPreviews.add(imageId);
    }
    followCopies();
    onFacts();
  });
  const pictures = createPictureStore(
    (imageId, url) => post({ kind: 'load-picture', imageId, url: new URL(url, window.location.href).href }),
    fetchFacts,
  );
  const copies = createPictureCopies({
    fetchCopy,
    decode: (key, file) => post({ kind: 'copy', key, file }),
    onChange: () => copiesVersion.set((now) => now + 1),
  });

  function followCopies(): void {
    const { design, activeSurfaceId, isInGesture } = editor.getState();
    if (isInGesture) return;
    const wanted = wantedCopies(design, {
      printScale(surfaceId) {
        const surface = template.definition.surfaces.find(({ id }) => id === surfaceId);
        return surface && printSize(surface, design.sizeId, design.print).pxPerMm;
      },
      isPreviewExact: (imageId) => !oldPreviews.has(imageId),
      detailOf: (imageId) => pictures.levels(imageId)?.detail ?? 0,
      shown: { surfaceId: activeSurfaceId, pxPerMm: view.get().pxPerMm * stagePixelRatio() },
    });
    copies.follow(wanted);
  }
  return { pictures, copies, copiesVersion, followCopies };
}
