import { message, type StoredMessage } from '@diy/contract/messages';
import { MAX_FONT_BYTES } from '@diy/contract/own-fonts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { ChildEnded } from '../../platform/process/limited-child.ts';
import { MAX_SFNT_BYTES } from './check/font-limits.ts';
import type { FontReason, FontRefusal } from './check/font-refusal.ts';
import type { FontUses } from './font-uses.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const REFUSALS: Record<FontReason, (detail: string) => Refusal> = {
  'not-a-font': () => new Refusal(message('own-fonts.not-a-font')),
  collection: () => new Refusal(message('own-fonts.collection')),
  'too-large': () =>
    new Refusal(
      message('own-fonts.too-large', {
        most: megabytes(MAX_FONT_BYTES),
        unpacked: megabytes(MAX_SFNT_BYTES),
      }),
    ),
  damaged: (detail) => new Refusal(message('own-fonts.damaged', { detail })),
  'too-complex': (detail) => new Refusal(message('own-fonts.too-complex', { detail })),
  'no-outlines': () => new Refusal(message('own-fonts.no-outlines')),
  'no-letters': () => new Refusal(message('own-fonts.no-letters')),
  blank: () => new Refusal(message('own-fonts.blank')),
};

/** What is wrong with a font file, in the reader's language. */
export const refuseFont = ({ reason, detail }: FontRefusal): Refusal => REFUSALS[reason](detail);

/** What keeps a font from being deleted, in the reader's language. */
export function fontInUse(name: string, found: FontUses): Refusal {
  const { designs, names, deleted, openLines, batches, batchNames } = found;
  const all: StoredMessage[] = [
    { id: 'own-fonts.use-designs', params: { designs, examples: names.join(' · ') } },
    { id: 'own-fonts.use-batches', params: { batches, examples: batchNames.join(' · ') } },
    { id: 'own-fonts.use-lines', params: { lines: openLines } },
    { id: 'own-fonts.use-deleted', params: { designs: deleted } },
  ];
  const uses = all.filter(({ params }) => Number(Object.values(params)[0]) > 0);
  return new Refusal(message('own-fonts.in-use', { name, uses }));
}

/** Why the reading process was ended before it had read the font. */
export function refuseEnded({ reason }: ChildEnded): Refusal {
  if (reason === 'memory') return new Refusal(message('own-fonts.memory'));
  if (reason === 'crash') return new Refusal(message('own-fonts.crashed'));
  return new Refusal(message('own-fonts.too-slow'));
}
