import type { LineState } from '@diy/contract/orders/orders';

declare const led: unique symbol;

/** A state that the table below led to. The column takes no other type, so that nothing is written past the table. */
export type NextState = LineState & { readonly [led]: true };

/** What a file or a program may say of the state of a line. */
export type FileState = Extract<LineState, 'new' | 'shipped' | 'cancelled'>;

/** What happens to a line. */
export type LineEvent =
  | 'print-changed'
  | 'produced'
  | 'unpacked'
  | 'dropped'
  | `file-says-${FileState}`
  | `moved-to-${LineState}`
  | `restored-to-${LineState}`;

type Step = Readonly<Record<LineState, LineState | null>>;

/** Where an event leads from each state, in the order of `STATES`; null = it cannot happen there. */
function from(...to: [LineState | null, ...(LineState | null)[]]): Step {
  const [fresh, ready, in_production, shipped, cancelled] = to;
  const at = (state: LineState | null | undefined) => state ?? null;
  return {
    new: at(fresh),
    ready: at(ready),
    in_production: at(in_production),
    shipped: at(shipped),
    cancelled: at(cancelled),
  };
}

/** Taking back what happened leads back to what was, from wherever it had led. */
const back = (to: LineState) => from(to, to, to, to, to);

/**
 * Every way in which a line changes its state.
 * - Files that were made of another print are wrong, so a packed line is new again.
 * - What a file says never leads backward, and does not cancel a printed line.
 * - By hand each step can be taken back; a cancelled line starts again, so that it is checked before it is printed.
 */
const EVENTS: Readonly<Record<LineEvent, Step>> = {
  //                     from: new        ready          in_production    shipped          cancelled
  'print-changed': from('new', 'new', 'in_production', 'shipped', 'cancelled'),
  produced: from('ready', 'ready', 'in_production', 'shipped', 'cancelled'),
  // The archive that made the line ready was cancelled or failed.
  unpacked: from('new', 'new', 'in_production', 'shipped', 'cancelled'),
  dropped: from('cancelled', 'cancelled', null, null, null),

  'file-says-new': from('new', 'ready', 'in_production', 'shipped', 'cancelled'),
  'file-says-shipped': from('shipped', 'shipped', 'shipped', 'shipped', 'cancelled'),
  'file-says-cancelled': from('cancelled', 'cancelled', 'in_production', 'shipped', 'cancelled'),

  'moved-to-new': from(null, 'new', 'new', 'new', 'new'),
  'moved-to-ready': from('ready', null, 'ready', 'ready', 'ready'),
  'moved-to-in_production': from('in_production', 'in_production', null, 'in_production', null),
  'moved-to-shipped': from('shipped', 'shipped', 'shipped', null, null),
  'moved-to-cancelled': from('cancelled', 'cancelled', 'cancelled', 'cancelled', null),

  'restored-to-new': back('new'),
  'restored-to-ready': back('ready'),
  'restored-to-in_production': back('in_production'),
  'restored-to-shipped': back('shipped'),
  'restored-to-cancelled': back('cancelled'),
};

export const STATES: readonly LineState[] = ['new', 'ready', 'in_production', 'shipped', 'cancelled'];
export const LINE_EVENTS = Object.keys(EVENTS) as readonly LineEvent[];

/** States in which a line still needs its design. */
export const OPEN_LINE_STATES: readonly LineState[] = ['new', 'ready', 'in_production'];
/** States in which nothing has been printed yet. */
export const UNPRINTED_STATES: readonly LineState[] = ['new', 'ready'];
/** States of lines whose files were made and that are not on their way yet. */
export const MADE_STATES: readonly LineState[] = ['ready', 'in_production'];

/** States of lines whose files were made, or that are on their way: what said so is not taken back. */
export const PRODUCED_STATES: readonly LineState[] = [...MADE_STATES, 'shipped'];

/** The state of a line that is made. */
export function firstState(said: Exclude<FileState, 'cancelled'>): NextState {
  return said as NextState;
}

/** The state after an event. Throws where it cannot happen; who is not sure asks `statesBefore`. */
export function stateAfter(event: LineEvent, now: LineState): NextState {
  const next = EVENTS[event][now];
  if (next === null) throw new Error(`a line that is ${now} cannot be ${event}`);
  return next as NextState;
}

/** States in which an event may happen, for the WHERE of an update. */
export function statesBefore(event: LineEvent): LineState[] {
  return STATES.filter((now) => EVENTS[event][now] !== null);
}

/** The states that an event changes, with what they become, for the SET of an update. */
export function transitionsBy(event: LineEvent): [LineState, NextState][] {
  return statesBefore(event).flatMap((now) => {
    const next = stateAfter(event, now);
    return next === now ? [] : [[now, next]];
  });
}

/**
 * What becomes of a line when what is printed of it changes: files that were made are outdated, and nothing that was checked or
 * accepted holds any more.
 */
export function afterPrintChange(line: { state: LineState; files_outdated: boolean }) {
  const state = stateAfter('print-changed', line.state);
  return {
    state,
    files_outdated: state !== line.state || line.files_outdated,
    mockup_key: null,
    problem: null,
    findings: null,
    checked_at: null,
    reviewed_at: null,
  };
}
