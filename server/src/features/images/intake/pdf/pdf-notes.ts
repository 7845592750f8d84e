import type { NoteId } from '../../image-notes.ts';
import type { PdfFacts, PdfTrait } from './pdf-messages.ts';

const NOTES: Record<PdfTrait, NoteId> = {
  cmyk: 'cmyk',
  'cmyk-untagged': 'cmyk-untagged',
  spot: 'pdf-spot',
  overprint: 'pdf-overprint',
  fonts: 'pdf-fonts',
  annotations: 'pdf-annotations',
  trimmed: 'pdf-trimmed',
  repaired: 'pdf-repaired',
  unread: 'pdf-unread',
};

/** What the seller is told of a page that is accepted. */
export function pdfNotes({ pageCount, traits }: PdfFacts, isBelowPrint: boolean): NoteId[] {
  return [
    'pdf-drawn',
    ...(pageCount > 1 ? ['pdf-first-page' as const] : []),
    ...(isBelowPrint ? ['pdf-large' as const] : []),
    ...traits.map((trait) => NOTES[trait]),
  ];
}
