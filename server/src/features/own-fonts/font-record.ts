import type { OwnFont } from '@diy/contract/own-fonts';

/** What is kept of a font besides its file. */
export type FontRecord = Pick<
  OwnFont,
  'format' | 'family' | 'weight' | 'is_italic' | 'embedding' | 'characters' | 'scripts' | 'axes'
>;

/** The font as it is, or a named style of it. */
export interface StyleRecord {
  /** Values of the axes that are not at their default. */
  axes: Record<string, number>;
  name: OwnFont['styles'][number]['name'];
  sample: OwnFont['styles'][number]['sample'];
}
