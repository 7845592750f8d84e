/** Reasons of sending a line back that take one key; the last one drops it. */
export const REASONS = ['askBuyer', 'badPicture', 'wrongVariation', 'address', 'drop'] as const;
export type Reason = (typeof REASONS)[number];
