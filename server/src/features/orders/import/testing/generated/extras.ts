import type { Dice } from './dice.ts';

/** What a column next to the street is: the number of the house, more of the address, or a word that only a person knows. */
export type PartKind = 'house' | 'bare' | 'line' | 'asked';

/** Columns next to the street that belong to the address, with what stands there. */
export const PARTS: readonly (readonly [header: string, kind: PartKind, texts: readonly string[]])[] = [
  ['House No', 'house', ['5', '12a', '3-1']],
  ['Hausnummer', 'house', ['5', '12a']],
  ['Nr domu', 'house', ['7/9', '4']],
  ['No', 'bare', ['5', '12a']],
  ['Número', 'bare', ['100', '7']],
  ['House Number', 'house', ['5', '221B', '12-14']],
  ['Huisnummer', 'house', ['5', '12a']],
  ['门牌号', 'house', ['5号', '12-3号']],
  ['Apartment', 'line', ['Apt 4B', '7']],
  ['Piso', 'line', ['3º B', '2']],
  ['Étage', 'line', ['2e étage']],
  ['Flat', 'line', ['Flat 2', 'B 7']],
  ['Floor', 'line', ['3rd floor', '2']],
  ['Complemento', 'line', ['Apto 4']],
  ['Landmark', 'line', ['near the mill']],
  ['Building', 'line', ['Sample Tower']],
  ['Kelurahan', 'line', ['Gambir']],
  ['Ortsteil', 'line', ['Mitte']],
  ['Bairro', 'line', ['Centro']],
  ['楼层', 'line', ['3层']],
  ['小区', 'line', ['示例小区']],
  ['Sector', 'asked', ['G-9/1', 'F-7']],
  ['Zone', 'asked', ['Zone 4']],
  ['分片', 'asked', ['东片']],
];

export type MarkMeaning = 'produce' | 'wait' | 'shipped' | 'cancelled' | 'held' | 'date' | null;

/** Columns of marks that are no status by their name. */
export const MARKS: readonly (readonly [
  header: string,
  texts: readonly (readonly [string, MarkMeaning])[],
])[] = [
  [
    'Paid',
    [
      ['Yes', 'produce'],
      ['No', 'wait'],
      ['', null],
    ],
  ],
  [
    'Is Paid',
    [
      ['TRUE', 'produce'],
      ['FALSE', 'wait'],
    ],
  ],
  [
    '是否付款',
    [
      ['是', 'produce'],
      ['否', 'wait'],
    ],
  ],
  [
    'Bezahlt',
    [
      ['ja', 'produce'],
      ['nein', 'wait'],
    ],
  ],
  [
    'Payment',
    [
      ['PayPal', null],
      ['Paid', 'produce'],
      ['Unpaid', 'wait'],
      ['Refunded', 'cancelled'],
    ],
  ],
  [
    'Payment Received',
    [
      ['y', 'produce'],
      ['n', 'wait'],
    ],
  ],
  [
    'Payé',
    [
      ['oui', 'produce'],
      ['non', 'wait'],
    ],
  ],
  [
    'Refunded',
    [
      ['Yes', 'held'],
      ['No', null],
      ['', null],
    ],
  ],
  [
    'Shipped',
    [
      ['Yes', 'shipped'],
      ['No', 'produce'],
    ],
  ],
  [
    '是否发货',
    [
      ['是', 'shipped'],
      ['否', 'produce'],
    ],
  ],
  [
    'On Hold',
    [
      ['Yes', 'held'],
      ['No', null],
      ['', null],
    ],
  ],
  [
    'Cancelled',
    [
      ['Yes', 'held'],
      ['No', null],
      ['0', null],
    ],
  ],
  [
    '是否退款',
    [
      ['是', 'held'],
      ['否', null],
    ],
  ],
  [
    'Date Shipped',
    [
      ['2026-05-03', 'date'],
      ['03.05.2026 10:00', 'date'],
      ['', null],
      ['1970-01-01', null],
    ],
  ],
  [
    '发货时间',
    [
      ['2026-05-03 12:00:00', 'date'],
      ['', null],
    ],
  ],
  [
    'Completed Date',
    [
      ['2026-05-03', 'date'],
      ['', null],
    ],
  ],
];

/** What stands under these headers in all lines of an order. */
export function meanExtras(dice: Dice, fits: (text: string) => boolean): Record<string, string> {
  const parts = PARTS.map(([header, , texts]) => [header, dice.chance(70) ? dice.pick(texts) : ''] as const);
  const marks = MARKS.map(([header, texts]) => [header, dice.pick(texts)[0]] as const);
  return Object.fromEntries([...parts, ...marks].map(([header, text]) => [header, fits(text) ? text : '']));
}
