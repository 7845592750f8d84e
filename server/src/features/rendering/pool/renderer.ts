import type { DesignDocument } from '@diy/design/document';
import { encodeWebp } from '../../../platform/canvas/encode-picture.ts';
import { readPixels, releaseCanvas } from '../../../platform/canvas/node-canvas.ts';
import type { Services } from '../../../platform/services.ts';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import type { DrawableImage } from '../../images/index.ts';
import type { StoredMockup, TemplateVersionRow } from '../../templates/index.ts';
import { createComposer, type MockupComposer } from '../mockups/mockup-composer.ts';
import { drawPreview } from '../print/draw-surface-at.ts';
import { loadFaces } from '../print/font-book.ts';
import { createImageSources } from '../print/image-sources.ts';
import type { ColourToMake } from './colour-to-make.ts';
import {
  printedSurfaces,
  type RenderJob,
  renderMockup,
  renderMockups,
  renderPrintFile,
} from './render-files.ts';

/** What a file is made from, as plain data that can be sent to a thread. */
export interface RenderRequest {
  ownerId: string;
  /** The key under which the file is stored: equal keys mean equal bytes. */
  key: string;
  document: DesignDocument;
  template: TemplateVersionRow;
  images: ReadonlyMap<string, DrawableImage>;
  /** Vector graphics drawn for layers of the print: the id in `images`, by the layer's. */
  drawings?: ReadonlyMap<string, string>;
}

/** Draws files and stores them. All throw what drawing, checking and storing throw. */
export interface Renderer {
  /** Prepares a mockup before a design needs it. */
  prepare(mockup: StoredMockup): Promise<void>;
  mockup(request: RenderRequest, mockupId: string): Promise<MockupFile>;
  /** A mockup in several colours of the product, in their order; what is printed is drawn once for all of them. */
  mockupInColours(
    request: RenderRequest,
    mockupId: string,
    colours: readonly ColourToMake[],
  ): Promise<MockupFile[]>;
  /**
   * `surfaceId`: a surface with artwork.
   * @param onMade called when its pixels are released and only storing the file is left
   */
  print(request: RenderRequest, surfaceId: string, onMade?: () => void): Promise<PrintFile>;
  /** A surface as its print file, drawn with at most this many pixels along its longer edge: a WebP that is stored nowhere. */
  preview(request: RenderRequest, surfaceId: string, edgePx: number): Promise<Uint8Array>;
}

type Needs = Pick<Services, 'storage' | 'fonts'> & { config: Pick<Services['config'], 'dataDir'> };

/** A renderer in the calling thread; `composer` composes mockups, by default in the same thread. */
export function createRenderer(needs: Needs, composer: MockupComposer = createComposer(needs)): Renderer {
  const { storage, fonts } = needs;
  const sources = createImageSources(storage);
  const jobOf = async (request: RenderRequest): Promise<RenderJob> => ({
    ...request,
    faces: await loadFaces(await fonts.open(), request.document, (id) => fonts.own.face(request.ownerId, id)),
  });
  return {
    prepare: composer.prepare,
    async mockup(request, mockupId) {
      const job = await jobOf(request);
      return renderMockup(sources, composer, job, printedSurfaces(job), mockupId);
    },
    async mockupInColours(request, mockupId, colours) {
      const job = await jobOf(request);
      return renderMockups(sources, composer, job, printedSurfaces(job), mockupId, colours);
    },
    async print(request, surfaceId, onMade) {
      const surface = printedSurfaces(await jobOf(request)).find((one) => one.surface.id === surfaceId);
      if (!surface) throw new Error(`nothing is printed on surface ${surfaceId}`);
      return renderPrintFile({ storage, sources }, request, surface, onMade);
    },
    async preview(request, surfaceId, edgePx) {
      const surface = printedSurfaces(await jobOf(request)).find((one) => one.surface.id === surfaceId);
      if (!surface) throw new Error(`nothing is printed on surface ${surfaceId}`);
      const canvas = await drawPreview(sources, surface, edgePx);
      const picture = readPixels(canvas);
      releaseCanvas(canvas);
      return encodeWebp(picture);
    },
  };
}
