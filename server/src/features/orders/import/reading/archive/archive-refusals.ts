import { message } from '@diy/contract/messages/make-message';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';

const MB = 1024 * 1024;
const NAME_SHOWN = 80;

/** Says already where in the archive it was met. */
class LocatedRefusal extends Refusal {}

function locate(name: string, why: Refusal): Refusal {
  if (why instanceof LocatedRefusal) return why;
  return new LocatedRefusal(message('orders.zip-inside', { name: shown(name), why: why.text }), [], why.id);
}

/** A name from the archive, short enough to be read. */
function shown(name: string): string {
  const letters = [...name];
  return letters.length > NAME_SHOWN ? `…${letters.slice(-NAME_SHOWN).join('')}` : name;
}

/** Every reason to refuse an archive as a whole, in user-facing words. */
export const archiveRefusals = {
  tooLarge: () => new Refusal(message('orders.zip-too-large', { bytes: ARCHIVE_LIMITS.bytes / MB })),
  unsafeName: (name: string) => new Refusal(message('orders.zip-unsafe-name', { name: shown(name) })),
  link: (name: string) => new Refusal(message('orders.zip-link', { name: shown(name) })),
  repeatedName: (name: string) => new Refusal(message('orders.zip-repeated-name', { name: shown(name) })),
  tooDeep: () => new Refusal(message('orders.zip-too-deep', { depth: ARCHIVE_LIMITS.depth })),
  tooManyFiles: () => new Refusal(message('orders.zip-too-many-files', { files: ARCHIVE_LIMITS.files })),
  /** What is wrong with one file of the archive. */
  inside: locate,
  jsonTooLarge: (name: string) =>
    new Refusal(
      message('orders.zip-json-too-large', { name: shown(name), jsonBytes: ARCHIVE_LIMITS.jsonBytes / MB }),
    ),
  jsonBroken: (name: string) => new Refusal(message('orders.zip-json-broken', { name: shown(name) })),
  jsonTooDeep: (name: string) => new Refusal(message('orders.zip-json-too-deep', { name: shown(name) })),
  nothing: () => new Refusal(message('orders.zip-without-table')),
} as const;
