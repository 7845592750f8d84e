/** The theme's colours as a canvas takes them. */
export interface StageColours {
  readonly stage: string;
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly bleed: string;
  readonly trim: string;
  readonly safe: string;
}

/**
 * Reads the theme’s colours from CSS; a canvas cannot use variables, so this is read again when the theme changes.
 */
export function readStageColours(element: HTMLElement): StageColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    stage: read('--stage'),
    ground: read('--card'),
    ink: read('--ink'),
    muted: read('--muted'),
    accent: read('--accent'),
    bleed: read('--error'),
    trim: read('--muted'),
    safe: read('--success'),
  };
}
