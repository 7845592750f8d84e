import type { StoredMessage } from './message.ts';

type Params = StoredMessage['params'];

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** Nothing is cut on a garment. */
const isCut = (p: Params): boolean => p.printMethod !== 'dtg' && p.printMethod !== 'dtf';

/** Figures of the four sides; sides of 0 mm are left out. */
function sidesOf(p: Params, kind: 'side' | 'bare'): StoredMessage[] {
  return SIDES.flatMap((side) => {
    const mm = Number(p[`${side}Mm`] ?? 0);
    return mm > 0 ? [{ id: `preflight.${kind}-${side}`, params: { mm } }] : [];
  });
}

/** Which of several sentences a finding of preflight takes; findings of older checks lack some of the parameters. */
const VARIANTS: Record<string, (p: Params) => string> = {
  'preflight.low-resolution': (p) => (p.drawn === 'yes' ? 'drawn' : ''),
  'preflight.below-print-resolution': (p) => (p.drawn === 'yes' ? 'drawn' : ''),
  'preflight.cut-off': (p) => (p.outlineMm === undefined ? '' : 'outline'),
  'preflight.crosses-safe-line': (p) => {
    const isOver = p.mayRunOver === 'yes';
    if (isCut(p)) return isOver ? 'over' : '';
    return isOver ? 'uncut-over' : 'uncut';
  },
  'preflight.same-as-product': (p) => (typeof p.percent === 'number' && p.percent < 100 ? 'part' : ''),
  'preflight.fully-transparent': (p) => (Number(p.opacityPercent) > 0 ? 'almost' : ''),
  'preflight.text-overflow': (p) => (p.fit === 'shrink' ? 'shrink' : ''),
  'preflight.semi-transparent': (p) => (p.opacityPercent === 100 ? 'pixels' : ''),
  'preflight.soft-shadow': (p) => (Number(p.opacityPercent) < 100 ? 'pale' : ''),
  'preflight.invisible-picture': (p) => (Number(p.percent) > 0 ? 'almost' : ''),
  'preflight.code-covered': (p) => (p.part === 'margin' ? 'margin' : ''),
  'preflight.broken-binding': (p) =>
    p.problem === 'no-colour' || p.problem === 'no-choice' ? p.problem : '',
};

/** What a finding's sentence holds besides its own figures. */
const COMPOSED: Record<string, (p: Params) => Params> = {
  'preflight.cut-off': (p) => ({ sides: sidesOf(p, 'side') }),
  'preflight.bare-strip': (p) => ({ bare: sidesOf(p, 'bare') }),
  'preflight.sample-breaks-rules': (p) => ({ broken: brokenRule(p) }),
  'preflight.styles-replaced': (p) => ({ style: styleParts(p) }),
  'preflight.invalid-code': (p) => ({ why: { id: `preflight.why-${p.what}`, params: p } }),
};

/** A finding of preflight with the sentence it takes. How many more there are is added around it. */
export function preflightMessage({ id, params }: StoredMessage): StoredMessage {
  const variant = VARIANTS[id]?.(params) ?? '';
  const whole = { ...COMPOSED[id]?.(params), ...params };
  return { id: variant === '' ? id : `${id}.${variant}`, params: whole };
}

/** The font, size and colour that an order's words have; those that another field brings are absent. */
function styleParts({ font, mm, colour }: Params): (string | StoredMessage)[] {
  const own: StoredMessage = { id: 'preflight.style-own-font', params: {} };
  const gradient: StoredMessage = { id: 'preflight.style-gradient', params: {} };
  return [
    ...(typeof font === 'string' ? [font === 'own' ? own : font] : []),
    { id: 'preflight.style-size', params: { mm: mm ?? 0 } },
    ...(typeof colour === 'string' ? [colour === 'gradient' ? gradient : colour] : []),
  ];
}

function brokenRule(p: Params): StoredMessage {
  const isKnown = p.rule === 'too-long' || p.rule === 'too-short' || p.rule === 'too-many-lines';
  return { id: `preflight.rule-${isKnown ? p.rule : 'characters'}`, params: p };
}

/** A finding about an order's values, likewise. */
export function fieldMessage({ id, params }: StoredMessage): StoredMessage {
  if (id === 'fields.unknown-choice' && params.choices === '') return { id: `${id}.none`, params };
  const isOfKind = params.kind === 'picture' || params.kind === 'text';
  return id === 'fields.empty-field' && isOfKind ? { id: `${id}.${params.kind}`, params } : { id, params };
}

/** A reason of a render: with where on the surface it is, and with how many errors there are besides the first. */
export function renderMessage({ id, params }: StoredMessage): StoredMessage {
  const { more, xMm, yMm, place } = params;
  if (typeof more === 'number' && more > 0 && id !== 'rendering.and-more') {
    const first = {
      id,
      params: Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'more')),
    };
    return { id: 'rendering.and-more', params: { first, more } };
  }
  if (id.startsWith('preflight.')) return preflightMessage({ id, params });
  const isPlaced = id === 'rendering.differs-from-preview' && xMm !== undefined && yMm !== undefined;
  if (!isPlaced || place !== undefined) return { id, params };
  return { id, params: { ...params, place: { id: 'rendering.place', params } } };
}
