import type { DataOf } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import { nameText } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { getReview } from '@diy/contract/orders/order-review';
import type { OrderRow } from '@diy/contract/orders/orders';
import { type DesignDocument, fieldKey } from '@diy/design/document';
import { openFields } from '@diy/design/fields';
import type { TemplateDefinition } from '@diy/design/template';
import { presentFindings } from '../../designs/index.ts';
import type { SurfacePreview } from '../../rendering/index.ts';
import { sideNames } from '../../templates/index.ts';
import type { PrivateLine } from '../lines/line-content.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import type { LineNote } from '../model/line-note.ts';
import { canAccept, type PrintedLine } from './as-printed.ts';
import { reviewVersion } from './review-version.ts';

type Item = DataOf<typeof getReview>;

/** Notes of a row, and what else may say what is to be printed. */
const NOTES: readonly OrderField[] = ['buyerNote', 'sellerNote', 'pickNote'];
const OTHERS: readonly OrderField[] = [
  'personalization',
  'productTitle',
  'orderMark',
  'designCode',
  'imageUrl',
];

/** A waiting line with everything it is decided by. */
export function presentReview(
  row: OrderRow,
  line: LineRecord,
  secret: PrivateLine,
  more: {
    printed: PrintedLine | { problem: LineNote };
    drawings: readonly SurfacePreview[];
    /** The version of the design without anybody's words; null = it is gone. */
    document: DesignDocument | null;
    template: TemplateDefinition;
    equal: number;
  },
  locale: MessageLocale,
): Item {
  const { printed, template } = more;
  const isMade = !('problem' in printed);
  const sides = sideNames(template.surfaces, locale);
  return {
    ...row,
    problem: isMade ? row.problem : messageText(printed.problem, locale),
    version: reviewVersion(line),
    written: writtenOf(secret),
    fields: fieldsOf(secret, more.document),
    surfaces: more.drawings.map(({ surface, picture, widthPx, heightPx }) => ({
      surface_id: surface.id,
      name: sides.get(surface.id) ?? surface.id,
      picture: dataUrl(picture),
      width_px: widthPx,
      height_px: heightPx,
    })),
    colour_hex: template.colours.find(({ id }) => id === line.colour_id)?.hex ?? '#FFFFFF',
    can_accept: isMade && canAccept(printed),
    findings: isMade ? presentFindings(printed.findings, printed.accepted, locale) : [],
    hold_reason: secret.holdReason ?? '',
    colours: template.colours.map(({ id, name }) => ({ id, name: nameText(name, locale) })),
    sizes: template.sizes.map(({ id, name }) => ({ id, name })),
    equal: more.equal,
  };
}

/** A picture in a response: it holds a buyer's words, so it has no address of its own. */
export function dataUrl(webp: Uint8Array): string {
  return `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
}

function writtenOf({ personalisation, blankPersonalisation = [], fields }: PrivateLine): Item['written'] {
  const read = (names: readonly OrderField[], kind: Item['written'][number]['kind']) =>
    names.flatMap((name) => (fields[name] ? [{ name, value: fields[name], kind }] : []));
  return [
    ...personalisation.map(({ name, value }) => ({ name, value, kind: 'personalisation' as const })),
    ...blankPersonalisation.map((name) => ({ name, value: '', kind: 'personalisation' as const })),
    ...read(['variation'], 'variation'),
    ...read(NOTES, 'note'),
    ...read(OTHERS, 'field'),
  ];
}

/** What was asked for, then the fields of the design that nobody filled in. */
function fieldsOf(
  { personalisation, blankPersonalisation = [] }: PrivateLine,
  document: DesignDocument | null,
): Item['fields'] {
  const open = document ? openFields(document).fields : [];
  const asked = [
    ...personalisation.map(({ name, value }) => ({ name, value })),
    ...blankPersonalisation.map((name) => ({ name, value: '' })),
  ];
  const known = new Set(asked.map(({ name }) => fieldKey(name)));
  const missing = open.filter(({ isOwnName, keys }) => !isOwnName && !keys.some((key) => known.has(key)));
  const all = [...asked, ...missing.map(({ field }) => ({ name: field.name, value: '' }))];
  return all.map(({ name, value }) => {
    const field = open.find(({ keys }) => keys.includes(fieldKey(name)))?.field;
    const choices = field && 'choices' in field ? field.choices.map((choice) => choice.name) : [];
    const kind = !field ? 'none' : field.kind === 'picture' ? 'picture' : 'text';
    return { name, value, kind, choices };
  });
}
