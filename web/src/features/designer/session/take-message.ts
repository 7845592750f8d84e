import type { PictureCopies } from '../assets/picture-copies.ts';
import type { PictureStore } from '../assets/picture-store.ts';
import type { FromWorker } from '../mockup/protocol.ts';

/** What the worker's messages are for. */
export interface MessageTakers {
  readonly pictures: Pick<PictureStore, 'arrived' | 'failed'>;
  readonly copies: Pick<PictureCopies, 'decoded'>;
  followCopies(): void;
  /** What was drawn without a picture or font is drawn again. */
  redrawAll(): void;
  giveStage(request: number, bitmap: ImageBitmap | null): void;
  takeOutline(message: Extract<FromWorker, { kind: 'outline' }>): void;
  takeGround(message: Extract<FromWorker, { kind: 'ground' }>): void;
}

/** Brings a message of the worker where it belongs; mockups and artworks are their client's own. */
export function takeMessage(takers: MessageTakers, message: FromWorker): void {
  switch (message.kind) {
    case 'picture':
      takers.pictures.arrived(message.imageId, message);
      takers.followCopies();
      takers.redrawAll();
      break;
    case 'picture-failed':
      takers.pictures.failed(message.imageId);
      break;
    case 'copy':
      takers.copies.decoded(message.key, message.levels);
      break;
    case 'font':
      // What was drawn finely without its words is drawn again.
      takers.redrawAll();
      break;
    case 'stage':
      takers.giveStage(message.request, message.bitmap);
      break;
    case 'outline':
      takers.takeOutline(message);
      break;
    case 'ground':
      takers.takeGround(message);
      break;
  }
}
