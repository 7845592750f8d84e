import type { PictureCopies } from '../assets/picture-copies.ts';
import type { PictureStore } from '../assets/picture-store.ts';
import type { FromWorker } from '../mockup/protocol.ts';

/** What the worker's messages are for. */
export interface MessageReceivers {
  readonly pictures: Pick<PictureStore, 'arrived' | 'failed'>;
  readonly copies: Pick<PictureCopies, 'decoded'>;
  followCopies(): void;
  /** What was drawn without a picture or font is drawn again. */
  redrawAll(): void;
  giveStage(request: number, bitmap: ImageBitmap | null): void;
  setOutline(message: Extract<FromWorker, { kind: 'outline' }>): void;
  setGround(message: Extract<FromWorker, { kind: 'ground' }>): void;
}

/** Passes a message of the worker to its receiver; those of mockups and artworks are handled by the mockup client. */
export function receiveMessage(receivers: MessageReceivers, message: FromWorker): void {
  switch (message.kind) {
    case 'picture':
      receivers.pictures.arrived(message.imageId, message);
      receivers.followCopies();
      receivers.redrawAll();
      break;
    case 'picture-failed':
      receivers.pictures.failed(message.imageId);
      break;
    case 'copy':
      receivers.copies.decoded(message.key, message.levels);
      break;
    case 'font':
      // What was drawn finely without its words is drawn again.
      receivers.redrawAll();
      break;
    case 'stage':
      receivers.giveStage(message.request, message.bitmap);
      break;
    case 'outline':
      receivers.setOutline(message);
      break;
    case 'ground':
      receivers.setGround(message);
      break;
  }
}
