import type { TemplateItem } from '@diy/contract/templates';
import type { Editor } from '@diy/design/editing';
import type { RectMm } from '@diy/design/template';
import type { Signal } from '../../../lib/signal.ts';
import type { ResourcesFor } from '../assets/create-resources.ts';
import type { FontLibrary } from '../assets/fonts/font-library.ts';
import type { PictureCopies } from '../assets/picture-copies.ts';
import type { PictureStore } from '../assets/picture-store.ts';
import type { UploadList } from '../assets/uploads/upload-list.ts';
import type { PhotoToMm } from '../mockup/ground/fit-flat-photo.ts';
import type { MockupClient } from '../mockup/mockup-client.ts';
import type { Acceptances } from '../preflight/accepted-findings.ts';
import type { PreflightStore } from '../preflight/preflight-store.ts';
import type { Saver } from '../saving/saver.ts';
import type { ViewStore } from '../view/view-store.ts';
import type { Trial } from './field-samples.ts';
import type { UiState } from './ui-state.ts';

/** The outline of the product around a surface that is laid flat, in the millimetres that mockups give that surface. */
export interface SurfaceOutline {
  readonly rectMm: RectMm;
  /** A photograph that shows the outline; `coming` = it is being loaded; null = there is none, and the outline is the rectangle. */
  readonly photo: GroundPhoto | 'coming' | null;
}

/** A photograph of the product without artwork. */
export interface GroundPhoto {
  readonly bitmap: ImageBitmap;
  readonly toMm: PhotoToMm;
}

/** One open design with everything around it. Lives outside React; components follow parts of it. */
export interface DesignerSession {
  readonly template: TemplateItem;
  /** The template's newest version, where the design that was opened would print otherwise on it; null = there is none. */
  readonly newerTemplate: number | null;
  /** The one way the document changes. */
  readonly editor: Editor;
  readonly view: ViewStore;
  readonly pictures: PictureStore;
  /** Pictures as they print, where the previews at hand are not. */
  readonly copies: PictureCopies;
  readonly fonts: FontLibrary;
  readonly resourcesFor: ResourcesFor;
  /** Raised whenever a picture or font has arrived: what was drawn with placeholders is drawn again. */
  readonly resourcesVersion: Signal<number>;
  /** Raised whenever a picture is shown as it prints from now on, instead of nearly so. */
  readonly copiesVersion: Signal<number>;
  readonly mockups: MockupClient;
  /** Follows what the worker has drawn of the stage; null = it could not yet. The listener closes the bitmap. */
  onStageDrawn(listener: (request: number, bitmap: ImageBitmap | null) => void): () => void;
  readonly outlines: Signal<Readonly<Record<string, SurfaceOutline>>>;
  readonly preflight: PreflightStore;
  /** Errors that somebody wants printed all the same. */
  readonly accepted: Signal<Acceptances>;
  readonly saver: Saver;
  /** Files on their way to the library; those of designs that were closed are among them. */
  readonly uploads: UploadList;
  readonly ui: Signal<UiState>;
  /** What is shown while samples are tried out. */
  readonly trial: Trial;
  dispose(): void;
}
