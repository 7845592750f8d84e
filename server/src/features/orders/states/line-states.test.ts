import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LineState, lineState } from '@diy/contract/orders/orders';
import { describe, expect, it } from 'vitest';
import {
  afterPrintChange,
  LINE_EVENTS,
  type LineEvent,
  MADE_STATES,
  OPEN_LINE_STATES,
  STATES,
  stateAfter,
  statesBefore,
  transitionsBy,
  UNPRINTED_STATES,
} from './line-states.ts';

const NOT = null;
/** What comes of each event in each state; `NOT` = it cannot happen there. Written out, so that a slip in the table is seen. */
const EXPECTED: [LineEvent, Record<LineState, LineState | typeof NOT>][] = [
  ['print-changed', of('new', 'new', 'in_production', 'shipped', 'cancelled')],
  ['produced', of('ready', 'ready', 'in_production', 'shipped', 'cancelled')],
  ['unpacked', of('new', 'new', 'in_production', 'shipped', 'cancelled')],
  ['dropped', of('cancelled', 'cancelled', NOT, NOT, NOT)],
  ['file-says-new', of('new', 'ready', 'in_production', 'shipped', 'cancelled')],
  ['file-says-shipped', of('shipped', 'shipped', 'shipped', 'shipped', 'cancelled')],
  ['file-says-cancelled', of('cancelled', 'cancelled', 'in_production', 'shipped', 'cancelled')],
  ['moved-to-new', of(NOT, 'new', 'new', 'new', 'new')],
  ['moved-to-ready', of('ready', NOT, 'ready', 'ready', 'ready')],
  ['moved-to-in_production', of('in_production', 'in_production', NOT, 'in_production', NOT)],
  ['moved-to-shipped', of('shipped', 'shipped', 'shipped', NOT, NOT)],
  ['moved-to-cancelled', of('cancelled', 'cancelled', 'cancelled', 'cancelled', NOT)],
  ['restored-to-new', of('new', 'new', 'new', 'new', 'new')],
  ['restored-to-ready', of('ready', 'ready', 'ready', 'ready', 'ready')],
  [
    'restored-to-in_production',
    of('in_production', 'in_production', 'in_production', 'in_production', 'in_production'),
  ],
  ['restored-to-shipped', of('shipped', 'shipped', 'shipped', 'shipped', 'shipped')],
  ['restored-to-cancelled', of('cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled')],
];

function of(...to: (LineState | typeof NOT)[]) {
  const [fresh = NOT, ready = NOT, in_production = NOT, shipped = NOT, cancelled = NOT] = to;
  return { new: fresh, ready, in_production, shipped, cancelled };
}

it('knows all states of the contract, and the table below all events', () => {
  expect([...STATES].sort()).toEqual([...lineState.options].sort());
  expect(EXPECTED.map(([event]) => event)).toEqual(LINE_EVENTS);
});

describe.each(EXPECTED)('%s', (event, expected) => {
  it.each(STATES)('in %s', (now) => {
    const next = expected[now];
    if (next === NOT) expect(() => stateAfter(event, now)).toThrow(`cannot be ${event}`);
    else expect(stateAfter(event, now)).toBe(next);
    expect(statesBefore(event).includes(now)).toBe(next !== NOT);
    expect(new Map(transitionsBy(event)).get(now)).toBe(next === NOT || next === now ? undefined : next);
  });
});

it.each(STATES)('%s: a file that says something twice says it once, and never leads backward', (now) => {
  for (const said of ['new', 'shipped', 'cancelled'] as const) {
    const once = stateAfter(`file-says-${said}`, now);
    expect(stateAfter(`file-says-${said}`, once)).toBe(once);
    expect(STATES.indexOf(once)).toBeGreaterThanOrEqual(STATES.indexOf(now));
  }
});

it('groups states', () => {
  expect(OPEN_LINE_STATES).toEqual(['new', 'ready', 'in_production']);
  expect(UNPRINTED_STATES).toEqual(statesBefore('dropped'));
  expect(MADE_STATES).toEqual(['ready', 'in_production']);
});

it.each([
  ['new', false, 'new', false],
  ['new', true, 'new', true],
  ['ready', false, 'new', true],
  ['ready', true, 'new', true],
  ['in_production', false, 'in_production', false],
  ['shipped', false, 'shipped', false],
  ['cancelled', true, 'cancelled', true],
] as const)('another print of a line that is %s, outdated: %s', (now, outdated, state, files_outdated) => {
  expect(afterPrintChange({ state: now, files_outdated: outdated })).toEqual({
    ...{ state, files_outdated },
    ...{ problem: null, findings: null, checked_at: null, reviewed_at: null, mockup_key: null },
  });
});

/** A state written past the table: as a literal, in SQL, or by declaring some text to be what the table led to. */
const PAST_THE_TABLE = new RegExp(
  [
    String.raw`\bstate:\s*['"](?:${lineState.options.join('|')})['"]`,
    String.raw`\bset\b[^\x60;]*\bstate\s*=\s*'`,
    String.raw`\bthen\s+'(?:${lineState.options.join('|')})'`,
    String.raw`\bas NextState\b|<NextState>`,
  ].join('|'),
  'i',
);

describe('no file writes a state past the table', () => {
  it.each([
    [`.set({ state: 'ready' })`, true],
    [`state: "cancelled",`, true],
    [`sql\`case when state = 'new' then 'ready' else state end\``, true],
    [`sql\`update order_lines set touched_at = now(), state = 'ready'\``, true],
    [`{ state: said as NextState }`, true],
    [`sql<NextState>\`state\``, true],
    [`.set({ state: stateSetBy('produced') })`, false],
    [`if (line.state === 'ready')`, false],
    [`.where('state', 'in', ['new', 'ready'])`, false],
  ])('%s: %s', (text, isFound) => expect(PAST_THE_TABLE.test(text)).toBe(isFound));

  const server = fileURLToPath(new URL('../../../', import.meta.url));
  const table = ['states/line-states.ts', 'states/line-states.queries.ts'].map(
    (file) => `features/orders/${file}`,
  );
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !table.includes(path))
    // Builders of tests ship with nothing; inputs of calls name states there.
    .filter((path) => !path.includes('/testing/'))
    .filter((path) => path.startsWith('features/orders/') || path.endsWith('.queries.ts'))
    .map((path) => [path, readFileSync(`${server}${path}`, 'utf8')] as const)
    .filter(([path, text]) => path.startsWith('features/orders/') || /\border_lines\b/.test(text));

  it('is looked for where lines are written', () => {
    const paths = sources.map(([path]) => path);
    expect(paths).toContain('features/orders/lines/lines.queries.ts');
    expect(paths).toContain('features/orders/review/reviews.queries.ts');
  });

  it.each(sources)('%s', (_path, text) => {
    // States of imports and uploads are others; `ready` and `new` are none of theirs.
    const found = text
      .split('\n')
      .filter((line) => PAST_THE_TABLE.test(line) && !/changeImport\(/.test(line));
    expect(found).toEqual([]);
  });
});
