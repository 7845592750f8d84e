import { openWebKit } from '../support/webkit/web-driver.ts';
import type { Hands, Step } from './hands.ts';

/** Keys by the numbers that the protocol gives them (W3C WebDriver, "Keyboard actions"). */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Delete: '\uE017',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F2: '\uE032',
  Home: '\uE011',
  End: '\uE010',
};
const PAUSE = { type: 'pause', duration: 0 };

type Action = Record<string, string | number>;

/** A step as what the keyboard and what the pointer do in it. */
function ticksOf(step: Step): [keyboard: Action, pointer: Action] {
  if ('move' in step) {
    const [x, y] = step.move.map(Math.round) as [number, number];
    return [PAUSE, { type: 'pointerMove', duration: 15, x, y, origin: 'viewport' }];
  }
  if ('press' in step) return [PAUSE, { type: 'pointerDown', button: step.press === 'left' ? 0 : 2 }];
  if ('release' in step) return [PAUSE, { type: 'pointerUp', button: step.release === 'left' ? 0 : 2 }];
  if ('hold' in step) return [{ type: 'keyDown', value: KEYS[step.hold] ?? step.hold }, PAUSE];
  return [{ type: 'keyUp', value: KEYS[step.letGo] ?? step.letGo }, PAUSE];
}

/** Hands in Debian's WebKit. */
export async function openWebKitHands(): Promise<Hands> {
  const window = await openWebKit();
  const perform = async (steps: readonly Step[]) => {
    const ticks = steps.map(ticksOf);
    await window.perform(
      { type: 'key', id: 'keyboard', actions: ticks.map(([keyboard]) => keyboard) },
      { type: 'pointer', id: 'mouse', actions: ticks.map(([, pointer]) => pointer) },
    );
  };
  return {
    browser: 'WebKit',
    goto: window.goto,
    evaluate: window.evaluate,
    perform,
    type: (text) => perform([...text].flatMap((letter) => [{ hold: letter }, { letGo: letter }])),
    setFiles: window.setFiles,
    screenshot: window.screenshot,
    close: window.close,
  };
}
