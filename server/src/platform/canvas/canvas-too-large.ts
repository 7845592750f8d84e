import { message } from '@diy/contract/messages';
import { CannotSucceed } from '../errors/cannot-succeed.ts';

/** More pixels than a canvas holds, or a size that is no number; in px. */
export class CanvasTooLarge extends CannotSucceed {
  constructor(
    readonly widthPx: number,
    readonly heightPx: number,
  ) {
    super(message('rendering.canvas-too-large', { widthPx, heightPx }));
    this.name = 'CanvasTooLarge';
  }
}
