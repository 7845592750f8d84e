import { message, type StoredMessage } from '@diy/contract/messages';
import type { BakingNote, NoColours, RefusedPart } from '@diy/psd';
import type { ChildEnded } from '../../../platform/process/limited-child.ts';
import { photoshopName } from './photoshop-names.ts';
import type { FromPsdWorker } from './psd-messages.ts';

/** Problems that are named; a document may have hundreds. */
export const MAX_NAMED = 6;

/** Effects that findRefusals of the PSD package names without a word before them. */
const EFFECTS = new Set([
  'drop shadow',
  'inner shadow',
  'outer glow',
  'inner glow',
  'bevel and emboss',
  'satin',
  'colour overlay',
  'gradient overlay',
  'pattern overlay',
  'stroke effect',
]);

/** What stands in the way of a layer, in the reader's words and Photoshop's. */
export function problemMessage({ layer, feature }: RefusedPart): StoredMessage {
  return message('own-templates.psd-part', { layer, feature: featureMessage(feature) });
}

function featureMessage(feature: string): StoredMessage | { zh: string; en: string } {
  const name = (from: string) => photoshopName(feature.slice(from.length));
  if (EFFECTS.has(feature)) return message('own-templates.psd-effect', { name: photoshopName(feature) });
  if (feature.startsWith('blend mode '))
    return message('own-templates.psd-blend', { name: name('blend mode ') });
  if (feature.startsWith('adjustment '))
    return message('own-templates.psd-adjustment', { name: name('adjustment ') });
  if (feature.startsWith('smart filter '))
    return message('own-templates.psd-filter', { name: name('smart filter ') });
  if (feature.startsWith('warp ')) return message('own-templates.psd-warp', { name: name('warp ') });
  return photoshopName(feature);
}

/** What people must know of a mockup, one sentence for each kind; soft edges of text are of all layers in one. */
export function noteMessages(notes: readonly BakingNote[]): StoredMessage[] {
  const texts = notes.flatMap((one) => (one.note === 'text light' ? [one.layer] : []));
  const light = texts.length > 0 ? [message('own-templates.psd-text-light', { layers: namesOf(texts) })] : [];
  return [...light, ...notes.flatMap(noteMessage)];
}

const namesOf = (names: readonly string[]) =>
  names.slice(0, MAX_NAMED).map((layer) => message('own-templates.psd-layer', { layer }));

function noteMessage(note: BakingNote): StoredMessage[] {
  switch (note.note) {
    case 'text light':
    // The page says it beside the file's own picture.
    case 'not compared':
      return [];
    case 'hidden layers':
      return [message('own-templates.psd-hidden', { layers: namesOf(note.names), count: note.count })];
    case 'no colours': {
      const layers = namesOf(note.names);
      const reason = message(NO_COLOURS[note.reason]);
      return note.group
        ? [message('own-templates.psd-no-colours', { group: note.group, layers, reason })]
        : [message('own-templates.psd-no-colours-beside', { layers, reason })];
    }
  }
}

const NO_COLOURS = {
  'none shows': 'own-templates.psd-colours-none',
  'several show': 'own-templates.psd-colours-several',
  'same names': 'own-templates.psd-colours-names',
  'too many': 'own-templates.psd-colours-many',
} as const satisfies Record<NoColours, string>;

/** Why a PSD was not read. */
export function refusalMessage({
  reason,
  parts,
}: Extract<FromPsdWorker, { type: 'refused' }>): StoredMessage {
  const first = parts[0]?.feature ?? '';
  switch (reason) {
    case 'profile':
      return message('own-templates.psd-profile');
    case 'colour-mode':
      return message('own-templates.psd-colour-mode', { mode: photoshopName(first) });
    case 'too-large':
      return message('own-templates.psd-too-large', { detail: first });
    case 'no-psd':
    case 'damaged':
      return message('own-templates.psd-damaged', { detail: first });
    case 'differs':
      return message('own-templates.psd-differs', { place: first });
    case 'unsupported':
      if (first === 'no smart object') return message('own-templates.psd-no-smart-object');
      return message('own-templates.psd-not-carried', {
        parts: parts.slice(0, MAX_NAMED).map(problemMessage),
      });
  }
}

/** Why the reading process ended before it had read the PSD. */
export function endedMessage({ reason }: ChildEnded): StoredMessage {
  if (reason === 'memory') return message('own-templates.psd-memory');
  if (reason === 'time' || reason === 'late') return message('own-templates.psd-time');
  return message('own-templates.psd-crashed');
}
