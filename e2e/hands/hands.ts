/** One thing a hand does; keys are named as in the DOM (`Control`, `ArrowLeft`, `z`). */
export type Step =
  | { move: readonly [x: number, y: number] }
  | { press: 'left' | 'right' }
  | { release: 'left' | 'right' }
  | { hold: string }
  | { letGo: string };

/** What a person's hands do in a window of a browser, and what they see there; places are CSS pixels of the window. */
export interface Hands {
  browser: string;
  goto(url: string): Promise<void>;
  /** Runs a function of the page; parameters and result are JSON. */
  evaluate<T, P extends unknown[]>(run: (...parameters: P) => T, ...parameters: P): Promise<T>;
  /** Does steps one after the other, about a picture of the screen each. */
  perform(steps: readonly Step[]): Promise<void>;
  /** Turns the wheel over a place; undefined where the browser's driver has no wheel. */
  wheel?: (
    at: readonly [number, number],
    by: readonly [number, number],
    held?: readonly string[],
  ) => Promise<void>;
  /** Types letters, one key each. */
  type(text: string): Promise<void>;
  /** Chooses files of this machine for a file field. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
