import type { ViewSize } from '../../view/view-math.ts';
import type { StageFeedback } from '../stage-feedback.ts';

/** The values of a gesture next to the pointer, kept within the stage. */
export function showReadout(element: HTMLElement, readout: StageFeedback['readout'], size: ViewSize): void {
  element.hidden = readout === null;
  if (!readout) return;
  element.textContent = readout.text;
  const x = Math.min(readout.at.x + 16, size.width - 190);
  const y = Math.min(readout.at.y + 20, size.height - 36);
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
