import { type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';

/** What a seller should know about an accepted image, by the ids in the database; `image-notes.*` words them. */
const NOTES = [
  'damaged',
  'cmyk',
  'cmyk-untagged',
  'extra-channels',
  'alpha-denied',
  'layers-merged',
  'colour-profile',
  'sixteen-bit',
  'turned',
  'first-frame',
  'generated',
  'workshop',
  'svg-text',
  'svg-left-out',
  'svg-styles',
  'svg-filters',
  'svg-rasterised',
  'pdf-vector',
  'vector-too-heavy',
  'vector-not-drawn',
  'vector-differs',
  'pdf-drawn',
  'pdf-first-page',
  'pdf-large',
  'pdf-trimmed',
  'pdf-spot',
  'pdf-overprint',
  'pdf-fonts',
  'pdf-annotations',
  'pdf-repaired',
  'pdf-unread',
  'pdf-differs',
] as const;

export type NoteId = (typeof NOTES)[number];

/** Why prints use the pixels of a vector graphic's one drawing. */
export type FixedReason = Extract<NoteId, 'vector-too-heavy' | 'vector-not-drawn' | 'vector-differs'>;

const FIXED: readonly string[] = [
  'vector-too-heavy',
  'vector-not-drawn',
  'vector-differs',
] satisfies FixedReason[];
const SHARP: readonly string[] = ['svg-rasterised', 'pdf-vector'] satisfies NoteId[];

/** All notes there are. */
export const imageNoteIds: readonly NoteId[] = NOTES;

/** Notes after which the seller should check the picture before printing it; the others only say what was done. */
const TO_CHECK: readonly string[] = [
  'damaged',
  'cmyk',
  'cmyk-untagged',
  'extra-channels',
  'alpha-denied',
  'first-frame',
  'svg-text',
  'pdf-first-page',
  'pdf-spot',
  'pdf-overprint',
  'pdf-fonts',
  'pdf-annotations',
  'pdf-repaired',
  'pdf-unread',
  'pdf-differs',
  'svg-left-out',
  'svg-styles',
  'svg-filters',
] satisfies NoteId[];

/** Whether a note asks the person to look at the picture. */
export function needsCheck(ids: readonly string[]): boolean {
  return ids.some((id) => TO_CHECK.includes(id));
}

/**
 * Whether prints draw the image in their own pixels: an SVG, or a PDF's page that is known to hold no pixels, unless it was found
 * that they cannot.
 */
export const isVector = ({ format, notes }: { format: string; notes: readonly string[] }): boolean =>
  (format === 'svg' || notes.includes('pdf-vector' satisfies NoteId)) &&
  !notes.some((id) => FIXED.includes(id));

/** The notes of an image whose prints use the pixels it has, for this reason. */
export const withFixedPixels = (notes: readonly string[], why: FixedReason): string[] => [
  ...notes.filter((id) => !SHARP.includes(id)),
  why,
];

/** Whether data of the original is missing. */
export const isDamaged = (ids: readonly string[]): boolean => ids.includes('damaged' satisfies NoteId);

/** User-facing notes; ids that a later version wrote are left out. */
export function noteTexts(ids: readonly string[], locale: MessageLocale): string[] {
  return ids.flatMap((id) => (isNote(id) ? [messageText(message(`image-notes.${id}`), locale)] : []));
}

const isNote = (id: string): id is NoteId => NOTES.some((note) => note === id);
