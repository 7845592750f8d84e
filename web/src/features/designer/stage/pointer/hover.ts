import type { Point } from '@diy/design/geometry';
import type { Signal } from '../../../../lib/signal.ts';
import type { StageParts } from '../../session/session-parts.ts';
import type { Modifiers } from '../gesture/drag.ts';
import { NO_FEEDBACK, type StageFeedback } from '../stage-feedback.ts';
import { cursorOver, distancesFrom, hitTestStage } from './hit-test-stage.ts';

/** Where the pointer is, and what the stage shows under it while it presses nothing. */
export interface Hover {
  /** The pointer's last movement; null = there was none. */
  latest(): { at: Point; modifiers: Modifiers } | null;
  moveTo(at: Point, modifiers: Modifiers): void;
  show(): void;
  isSpaceDown(): boolean;
  /** False where it was so already. */
  setSpace(isDown: boolean): boolean;
  /** True if holding or releasing Alt shows or hides distances. */
  setAlt(isDown: boolean): boolean;
}

export function createHover(session: StageParts, feedback: Signal<StageFeedback>): Hover {
  let latest: { at: Point; modifiers: Modifiers } | null = null;
  let isSpaceDown = false;
  const show = () => {
    if (!latest) return;
    const { at, modifiers } = latest;
    const seen = hitTestStage(session, at, 'mouse');
    const hoverId = seen.handle ? null : (seen.layer?.id ?? null);
    const gaps = modifiers.alt ? distancesFrom(session, seen) : NO_FEEDBACK.gaps;
    const cursor = cursorOver(seen, isSpaceDown);
    feedback.set((now) => ({ ...now, pointer: at, hoverId, gaps, cursor }));
  };
  return {
    latest: () => latest,
    moveTo(at, modifiers) {
      latest = { at, modifiers };
    },
    show,
    isSpaceDown: () => isSpaceDown,
    setSpace(isDown) {
      const isNew = isDown !== isSpaceDown;
      isSpaceDown = isDown;
      return isNew;
    },
    setAlt(isDown) {
      if (!latest) return false;
      latest = { ...latest, modifiers: { ...latest.modifiers, alt: isDown } };
      const before = feedback.get().gaps;
      show();
      return before.length > 0 || feedback.get().gaps.length > 0;
    },
  };
}
