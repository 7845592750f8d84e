import { expect, test } from 'vitest';
import { readViewerKey } from '../../../features/ai-images/generated/viewer-keys.ts';
import { type Action, actions } from '../../../features/designer/actions/actions.ts';
import { matchesKeys } from '../../../features/designer/actions/match-keys.ts';
import { wordActions, wordActionsOf } from '../../../features/designer/actions/text/word-actions.ts';
import { moveOf } from '../../../features/designer/stage/caret/move-by-key.ts';
import { readImageKey } from '../../../features/images/library/image-keys.ts';
import { readHandleKey } from '../../../features/images/workshop/handles/handle-keys.ts';
import { readResultKey } from '../../../features/images/workshop/review/result-keys.ts';
import { readBrushKey, readStrokeKey } from '../../../features/images/workshop/strokes/stroke-keys.ts';
import { readReviewKey } from '../../../features/orders/review/review-keys.ts';
import { isUndoKey, readPointKey } from '../../../features/own-templates/own-template-keys.ts';
import { pressedKey } from '../../../lib/pressed-key.ts';
import { moveInGrid } from '../../../ui/grid/grid-layout.ts';
import { readGlobalKey } from './read-global-key.ts';

interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** What keyboards type at these places, without and with Shift; letters and digits are added below. */
const KEYBOARDS: Record<string, Record<string, string>> = {
  US: { BracketLeft: '[{', BracketRight: ']}', Equal: '=+', Minus: '-_', Slash: '/?' },
  German: {
    BracketLeft: 'üÜ',
    BracketRight: '+*',
    Minus: 'ß?',
    Equal: '´`',
    Slash: '-_',
    KeyY: 'zZ',
    KeyZ: 'yY',
  },
  French: {
    BracketLeft: '^¨',
    BracketRight: '$£',
    Minus: ')°',
    Equal: '=+',
    KeyQ: 'aA',
    KeyA: 'qQ',
    Digit0: 'à0',
  },
  Dvorak: { BracketLeft: '/?', BracketRight: '=+', Minus: '[{', Equal: ']}', Slash: 'zZ', KeyZ: ';:' },
  Hebrew: {
    KeyZ: 'זZ',
    KeyA: 'שA',
    KeyK: 'לK',
    KeyQ: '/Q',
    BracketLeft: ']}',
    BracketRight: '[{',
    Minus: '-_',
    Equal: '=+',
  },
  Arabic: {
    KeyZ: 'ئ~',
    KeyA: 'شِ',
    KeyK: 'ن،',
    BracketLeft: 'ج>',
    BracketRight: 'د<',
    Minus: '-_',
    Equal: '=+',
    Digit1: '١!',
  },
  Russian: {
    KeyZ: 'яЯ',
    KeyA: 'фФ',
    KeyK: 'лЛ',
    BracketLeft: 'хХ',
    BracketRight: 'ъЪ',
    Minus: '-_',
    Equal: '=+',
  },
};
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [
  `Key${letter}`,
  letter.toLowerCase() + letter,
]);
const DIGITS = [...'0123456789'].map((digit, at) => [`Digit${digit}`, digit + ')!@#$%^&*('[at]]);
const NAMED =
  'Enter Escape Delete Backspace Home End PageUp PageDown ArrowLeft ArrowRight ArrowUp ArrowDown F2'.split(
    ' ',
  );

/** Every key of a keyboard with every combination of the keys held down. */
function pressesOf(keyboard: Record<string, string>): Press[] {
  const typed = Object.entries({ ...Object.fromEntries([...LETTERS, ...DIGITS]), ...keyboard } as Record<
    string,
    string
  >);
  const keys = [
    ...typed.map(([code, signs]) => ({ code, plain: signs[0]!, shifted: signs[1]! })),
    ...[...NAMED, ' '].map((name) => ({ code: name === ' ' ? 'Space' : name, plain: name, shifted: name })),
  ];
  return keys.flatMap(({ code, plain, shifted }) =>
    Array.from({ length: 16 }, (_, held) => {
      const shiftKey = (held & 1) > 0;
      const [ctrlKey, metaKey, altKey] = [(held & 2) > 0, (held & 4) > 0, (held & 8) > 0];
      return { key: shiftKey ? shifted : plain, code, shiftKey, ctrlKey, metaKey, altKey };
    }),
  );
}

const all = Object.values(actions) as Action[];
/** Actions of shared shortcuts: the selection decides which one is meant (one-key-one-action.test.ts). */
const BY_SELECTION = ['enterGroup', 'editText', 'crop'];
const ofDesigner = (press: Press) => [
  ...new Set(
    all
      .filter(({ keys }) => keys?.some((one) => matchesKeys(press, one)))
      .map(({ id }) => (BY_SELECTION.includes(id) ? 'by selection' : id)),
  ),
];

/** Words that are edited on the artwork have the keyboard: of the designer's actions only saving reacts to it. */
const ofWords = (press: Press, isMac: boolean) => [
  ...wordActionsOf(press, isMac).map(({ id }) => id),
  ...ofDesigner(press).filter((id) => id === 'save'),
  ...[moveOf(press, isMac) ?? []].flat(),
];

/** What a reader of keys makes of a press, as one word. */
const said = (from: string, command: unknown) =>
  command === null ? [] : [`${from} ${JSON.stringify(command)}`];
const ofPages = (press: Press, isGoing: boolean) =>
  said('page', readGlobalKey({ ...press, key: pressedKey(press), isTyping: false, isGoing }));
const ofReview = (press: Press, isGoing: boolean, isSendingBack: boolean) => {
  const hasModifier = press.ctrlKey || press.metaKey || press.altKey;
  const where = { isTyping: false, isOnControl: false, isSendingBack, isGoing, isRightToLeft: false };
  return said(
    'review',
    readReviewKey({ key: pressedKey(press), shiftKey: press.shiftKey, hasModifier, ...where }),
  );
};
const ofGrid = (press: Press) => {
  const isPlain = !press.altKey && !press.ctrlKey && !press.metaKey;
  const place = { index: 30, count: 90, columns: 5, pageRows: 3, isRtl: false };
  return said('grid', isPlain ? moveInGrid(press.key, place) : null);
};
/** Behind a dialog only the palette opens. */
const inDialog = (press: Press) => ofPages(press, false).filter((one) => one.includes('palette'));

/** All that listens on each screen at the same time. */
const SCREENS: Record<string, (press: Press) => string[]> = {
  designer: (press) => [...ofDesigner(press), ...(press.code === 'Space' ? ['move the view'] : [])],
  'words on the artwork': (press) => ofWords(press, false),
  'words on the artwork, on a Mac': (press) => ofWords(press, true),
  'image library': (press) => [
    ...ofGrid(press),
    ...said('image', readImageKey(press)),
    ...ofPages(press, false),
  ],
  'image library after G': (press) => [
    ...ofGrid(press),
    ...said('image', readImageKey(press)),
    ...ofPages(press, true),
  ],
  'review queue': (press) => [...ofReview(press, false, false), ...ofPages(press, false)],
  'review queue after G': (press) => [...ofReview(press, true, false), ...ofPages(press, true)],
  'sending a line back': (press) => [...ofReview(press, false, true), ...ofPages(press, false)],
  'marking strokes': (press) => [
    ...said('stroke', readStrokeKey(press)),
    ...said('brush', readBrushKey(press)),
    ...inDialog(press),
  ],
  'marking a print': (press) => [
    ...said('handle', readHandleKey(press)),
    ...said('stroke', readStrokeKey(press)),
    ...inDialog(press),
  ],
  'own template': (press) => [
    ...said('point', readPointKey(press)),
    ...(isUndoKey(press) ? ['undo'] : []),
    ...ofPages(press, false),
  ],
  'a generated image': (press) => [...said('image', readViewerKey(press, false)), ...inDialog(press)],
  'looking at results': (press) => [...said('result', readResultKey(press, false)), ...inDialog(press)],
};
/** The queue has its own help, which comes before the sheet of the pages. */
const OWN_HELP = ['review {"do":"help"}', 'page {"do":"shortcuts"}'];

const cases = Object.entries(SCREENS).flatMap(([screen, read]) =>
  Object.entries(KEYBOARDS).map(([name, keyboard]) => ({ screen, name, read, presses: pressesOf(keyboard) })),
);

test.each(cases)('$screen, $name keyboard: no key does two things', ({ screen, read, presses }) => {
  const twice = presses.map((press) => ({ press, does: read(press) })).filter(({ does }) => does.length > 1);
  const meant = twice.filter(
    ({ does }) => screen.startsWith('review queue') && String(does) === String(OWN_HELP),
  );
  expect(twice.filter((one) => !meant.includes(one))).toEqual([]);
});

/** Screens whose few keys are known by number. */
const KEYS_OF: Record<string, number> = { 'a generated image': 3 };

test.each(cases)('$screen, $name keyboard: keys are read at all', ({ screen, read, presses }) => {
  const commands = new Set(presses.flatMap(read)).size;
  expect(commands).toBeGreaterThanOrEqual(KEYS_OF[screen] ?? 5);
});

/** The event of a shortcut as it is written, on a US keyboard. */
function pressOf(shortcut: string, mod: 'ctrlKey' | 'metaKey'): Press {
  const parts = shortcut.split(/\+(?!$)/);
  const has = (name: string) => parts.slice(0, -1).includes(name);
  const [ctrlKey, metaKey] = [has('Mod') && mod === 'ctrlKey', has('Mod') && mod === 'metaKey'];
  return { key: parts.at(-1) ?? '', code: '', ctrlKey, metaKey, shiftKey: has('Shift'), altKey: has('Alt') };
}

test.each(all.flatMap(({ id, keys = [] }) => keys.map((keys): [string, string] => [keys, id])))(
  '%s does %s and nothing else',
  (shortcut, id) => {
    for (const mod of ['ctrlKey', 'metaKey'] as const)
      expect(ofDesigner(pressOf(shortcut, mod))).toEqual([BY_SELECTION.includes(id) ? 'by selection' : id]);
  },
);

const held = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
test.each([
  ['Ctrl+ז on a Hebrew keyboard', { ...held, key: 'ז', code: 'KeyZ' }, ['undo']],
  ['Ctrl+ي on an Arabic one', { ...held, key: 'ي', code: 'KeyD' }, ['duplicate']],
  ['Ctrl++ on a German one', { ...held, key: '+', code: 'BracketRight' }, ['zoomIn']],
  ['Ctrl+ü, where US keyboards have [', { ...held, key: 'ü', code: 'BracketLeft' }, ['backward']],
  ['Ctrl+= on a Dvorak one', { ...held, key: '=', code: 'BracketRight' }, ['zoomIn']],
  ['Ctrl+[ on a Dvorak one', { ...held, key: '[', code: 'Minus' }, ['backward']],
  ['Ctrl+à on a French one', { ...held, key: 'à', code: 'Digit0' }, ['zoomFit']],
])('%s', (_, press, does) => expect(ofDesigner(press)).toEqual(does));

test.each([
  ['actions', actions],
  ['actions on words', wordActions],
] as [string, Record<string, { id: string }>][])(
  'every one of the %s stands under its own id',
  (_, table) => {
    expect(Object.entries(table).filter(([key, { id }]) => id !== key)).toEqual([]);
  },
);
