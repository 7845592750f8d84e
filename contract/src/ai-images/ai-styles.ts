/**
 * Looks that are added to the prompt, in the order they are offered; `none` adds nothing. The built-in pattern engine
 * has families instead. Without zod, for the page.
 */
export const AI_STYLES = [
  'none',
  'flat',
  'watercolour',
  'line-art',
  'ink-wash',
  'guochao',
  'cute',
  'vintage',
  'oil',
  'photo',
  'three-d',
  'pixel',
] as const;
