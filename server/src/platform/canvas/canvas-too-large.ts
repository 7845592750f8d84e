import { CannotSucceed } from '../errors/cannot-succeed.ts';

/** More pixels than a canvas holds, or a size that is no number; in px. */
export class CanvasTooLarge extends CannotSucceed {
  constructor(
    readonly widthPx: number,
    readonly heightPx: number,
  ) {
    super({
      zh: `画面 ${widthPx} × ${heightPx} 像素，超出了能绘制的大小`,
      en: `${widthPx} × ${heightPx} pixels are more than can be drawn`,
    });
    this.name = 'CanvasTooLarge';
  }
}
