import type { NoteId } from '../../image-notes.ts';
import type { PdfFacts, PdfTrait } from './pdf-messages.ts';

const NOTES: Record<Exclude<PdfTrait, 'images'>, NoteId> = {
  cmyk: 'cmyk',
  'cmyk-untagged': 'cmyk-untagged',
  spot: 'pdf-spot',
  overprint: 'pdf-overprint',
  fonts: 'pdf-fonts',
  annotations: 'pdf-annotations',
  trimmed: 'pdf-trimmed',
  repaired: 'pdf-repaired',
  differs: 'pdf-differs',
  unread: 'pdf-unread',
};

/** What the seller is shown of a page that is accepted. */
export function pdfNotes({ pageCount, traits }: PdfFacts, isBelowPrint: boolean): NoteId[] {
  // What was not read may be pixels.
  const isVector = !traits.includes('images') && !traits.includes('unread');
  return [
    isVector ? 'pdf-vector' : 'pdf-drawn',
    ...(pageCount > 1 ? ['pdf-first-page' as const] : []),
    ...(isBelowPrint && !isVector ? ['pdf-large' as const] : []),
    ...traits.flatMap((trait) => (trait === 'images' ? [] : [NOTES[trait]])),
  ];
}
