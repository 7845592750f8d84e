import { type DesignDocument, serialiseDesign } from '@diy/design/document';
import { describe, expect, it } from 'vitest';
import { empty, withColour } from '../testing/saving-world.ts';
import { decideSaving, type SaverEffect, type SaverEvent, type SaverMemory } from './decide-saving.ts';
import { isDirty, snapshotDigest } from './save-state.ts';

const textOf = (design: DesignDocument) => serialiseDesign(design);

/** A design that is new, or saved as version 3 of `d1`. */
function open(isNew: boolean, isWorthKeeping = true): SaverMemory {
  const current = { text: textOf(empty), name: '杯' };
  const known = { id: 'd1', sku: 's1', version: 3, saved: current };
  return {
    shown: {
      ...(isNew ? { id: null, sku: null, version: 0, saved: null } : known),
      current,
      sending: null,
      problem: null,
      isTouched: false,
      isDraftKept: false,
    },
    design: empty,
    isWorthKeeping,
    idempotencyKey: 'first',
    tries: [],
    flight: null,
    isResting: true,
    isTouched: false,
    isNamed: !isNew,
  };
}

/** What a row says, in one word each. */
const navy = withColour('navy');
const red = withColour('red');
const follow = (design: DesignDocument, isResting = true, isWorthKeeping = true): SaverEvent => ({
  kind: 'design-followed',
  design,
  isResting,
  isWorthKeeping,
});
const save: SaverEvent = { kind: 'save-wanted', isExplicit: true };
const ask: SaverEvent = { kind: 'save-asked' };
const due: SaverEvent = { kind: 'autosave-due' };
const draftDue: SaverEvent = { kind: 'draft-due' };
const failed: SaverEvent = { kind: 'failed', problem: { kind: 'failed', message: 'lost' } };
const conflict: SaverEvent = { kind: 'failed', problem: { kind: 'conflict' } };
const replied = (version: number): SaverEvent => ({ kind: 'replied', id: 'd1', sku: 's1', version });
const copied: SaverEvent = { kind: 'copy-kept', name: '副本', idempotencyKey: 'second' };
const abandoned: SaverEvent = { kind: 'abandoned' };
const theirs = { id: 'd1', sku: 's1', version: 9, name: '别人的', design: red, isWorthKeeping: true };
const replaced: SaverEvent = { kind: 'replaced', ...theirs };
const found = (version: number, design: DesignDocument, name = '杯'): SaverEvent => ({
  kind: 'looked-up',
  saved: { version, name, design, sku: 's1' },
});

function afterEvents(start: SaverMemory, events: readonly SaverEvent[]) {
  let memory = start;
  let effects: readonly SaverEffect[] = [];
  for (const event of events) ({ memory, effects } = decideSaving(memory, event));
  return { memory, effects: effects.map(inWords), last: effects };
}

function inWords(effect: SaverEffect): string {
  if (effect.kind === 'wait') return `wait ${effect.timer} ${effect.ms}`;
  if (effect.kind === 'stop-waiting') return `stop ${effect.timer}`;
  if (effect.kind === 'finish') return effect.isSaved ? 'saved' : 'not saved';
  return effect.kind;
}

const TOUCH = ['wait draft 400', 'wait save 2000'];
const SEND = ['stop save', 'send'];
const AGAIN = ['stop draft', 'keep-draft', 'wait save 2000'];

describe('what the last of some events makes it do', () => {
  it.each<[string, SaverMemory, SaverEvent[], string[]]>([
    ['the same design at rest', open(true), [follow(empty)], []],
    ['another design at rest', open(true), [follow(navy)], TOUCH],
    ['another design in a gesture', open(true), [follow(navy, false)], []],
    ['the end of a gesture', open(true), [follow(navy, false), follow(navy)], TOUCH],
    ['the end of a gesture that changed nothing', open(false), [follow(empty, false), follow(empty)], TOUCH],
    ['a colour tried on a blank design', open(true, false), [follow(navy, true, false)], []],
    ['time to save a blank design', open(true, false), [follow(navy, true, false), due], []],
    ['content on a blank design', open(true, false), [follow(navy, true, false), follow(red)], TOUCH],
    ['time to save what nobody touched', open(true), [due], []],
    ['time to save in a gesture', open(true), [follow(navy), follow(red, false), due], []],
    ['time to save what was touched', open(true), [follow(navy), due], SEND],
    ['time to save what went back', open(false), [follow(navy), follow(empty), due], []],
    ['time to save while a request is on its way', open(true), [ask, save, due], ['stop save']],
    ['a save of nothing new', open(false), [ask, save], ['stop save']],
    ['a save of a new design', open(true), [ask, save], SEND],
    ['a save in the middle of a gesture', open(false), [follow(navy, false), ask, save], SEND],
    ['a second save meanwhile', open(true), [ask, save, ask, save], ['stop save']],
    ['a save in a conflict', open(false), [follow(navy), save, conflict, ask, save], ['stop save']],
    ['time to save in a conflict', open(false), [follow(navy), save, conflict, due], []],
    ['a good answer', open(true), [ask, save, replied(1)], ['saved', 'stop draft', 'drop-draft']],
    [
      'a good answer about older content',
      open(true),
      [ask, save, follow(red), replied(1)],
      ['saved', ...AGAIN],
    ],
    [
      'a failure',
      open(true),
      [ask, save, failed],
      ['not saved', 'stop draft', 'keep-draft', 'wait save 10000'],
    ],
    ['a conflict', open(false), [follow(navy), save, conflict], ['not saved', 'stop draft', 'keep-draft']],
    [
      'a conflict after a lost answer',
      open(false),
      [follow(navy), save, failed, follow(red), save, conflict],
      ['look-up'],
    ],
    [
      'a conflict of a new design',
      open(true),
      [ask, save, conflict],
      ['not saved', 'stop draft', 'keep-draft'],
    ],
    ['an answer to nothing', open(true), [replied(1)], []],
    ['a failure of nothing', open(true), [failed], []],
    ['a look-up of nothing', open(false), [found(4, navy)], []],
    ['a draft of what nobody touched', open(true), [draftDue], ['stop draft']],
    ['a draft of what is new', open(true), [follow(navy), draftDue], ['stop draft', 'keep-draft']],
    [
      'a draft of what is saved',
      open(false),
      [follow(navy), follow(empty), draftDue],
      ['stop draft', 'drop-draft'],
    ],
    ['a draft after leaving', open(true), [follow(navy), abandoned, draftDue], ['stop draft']],
    ['leaving', open(true), [follow(navy), abandoned], ['stop save', 'stop draft', 'drop-draft']],
    [
      'closing',
      open(true),
      [follow(navy), { kind: 'closed' }],
      ['stop draft', 'keep-draft-now', 'stop save', 'stop draft'],
    ],
    [
      'a draft while the page may go away',
      open(true),
      [follow(navy), { kind: 'leaving' }],
      ['stop draft', 'keep-draft-now'],
    ],
    ['theirs', open(false), [follow(navy), replaced], ['stop save', 'stop draft', 'drop-draft']],
    ['a copy', open(false), [follow(navy), save, conflict, copied, save], SEND],
  ])('%s', (_, start, events, expected) => {
    expect(afterEvents(start, events).effects).toEqual(expected);
  });
});

describe('what is sent', () => {
  const requestOf = (start: SaverMemory, ...events: SaverEvent[]) =>
    afterEvents(start, events).last.find((effect) => effect.kind === 'send')?.request;

  it('is the newest content over the version last seen', () => {
    expect(requestOf(open(false), follow(navy), due)).toMatchObject({
      id: 'd1',
      version: 3,
      name: '杯',
      design: navy,
      isExplicit: false,
    });
  });

  it('keeps its key for every try to create, and has another one for a copy', () => {
    expect(requestOf(open(true), ask, save, failed, follow(red), save)?.idempotencyKey).toBe('first');
    const copy = requestOf(open(false), follow(navy), save, conflict, copied, save);
    expect(copy).toMatchObject({ id: null, version: 0, name: '副本', idempotencyKey: 'second' });
  });
});

describe('what counts as saved', () => {
  const tried: SaverEvent[] = [follow(navy), save, failed, follow(red), save];
  it.each<[string, SaverMemory, SaverEvent[], { version: number; isSaved: boolean }]>([
    [
      'the content that was answered',
      open(true),
      [follow(navy), save, replied(1)],
      { version: 1, isSaved: true },
    ],
    ['nothing, where creates differed', open(true), [...tried, replied(1)], { version: 1, isSaved: false }],
    [
      'the content, where creates were the same',
      open(true),
      [follow(navy), save, failed, save, replied(1)],
      { version: 1, isSaved: true },
    ],
    [
      'nothing after a lost answer',
      open(false),
      [follow(navy), save, failed, follow(empty)],
      { version: 3, isSaved: false },
    ],
    [
      'their version, taken',
      open(false),
      [follow(navy), save, conflict, replaced],
      { version: 9, isSaved: true },
    ],
    [
      'their version, taken before an answer',
      open(false),
      [follow(navy), save, replaced, replied(4)],
      { version: 9, isSaved: true },
    ],
    [
      'nothing of a copy yet',
      open(false),
      [follow(navy), save, conflict, copied],
      { version: 0, isSaved: false },
    ],
  ])('%s', (_, start, events, { version, isSaved }) => {
    const { shown } = afterEvents(start, events).memory;
    expect({ version: shown.version, isSaved: !isDirty(shown) }).toEqual({ version, isSaved });
  });
});

describe('a conflict after a lost answer', () => {
  const lost: SaverEvent[] = [follow(navy), save, failed, follow(red), save, conflict];
  it.each<[string, SaverEvent, boolean]>([
    ['its own save', found(4, navy), true],
    ['an older version', found(3, navy), false],
    ['a newer version', found(5, navy), false],
    ['other content', found(4, withColour('white')), false],
    ['another name', found(4, navy, '别人的'), false],
    ['nothing that is known', { kind: 'looked-up', saved: null }, false],
  ])('with %s', (_, reply, isOwn) => {
    const { memory, effects } = afterEvents(open(false), [...lost, reply]);
    expect(effects[0]).toBe(isOwn ? 'saved' : 'not saved');
    expect(memory.shown.problem).toEqual(isOwn ? null : { kind: 'conflict' });
    expect(memory.shown.version).toBe(isOwn ? 4 : 3);
    expect(isDirty(memory.shown)).toBe(true);
    expect(memory.shown.current.text).toBe(textOf(red));
  });

  it('stays one when the person has kept a copy before it was looked up', () => {
    const { memory } = afterEvents(open(false), [...lost, copied, found(4, navy)]);
    expect(memory).toMatchObject({ flight: null, shown: { id: null, problem: { kind: 'conflict' } } });
  });
});

describe('what an earlier page has sent', () => {
  const digestOf = (design: DesignDocument) => snapshotDigest({ text: textOf(design), name: '杯' });
  const reopened = (isNew: boolean, ...sent: DesignDocument[]): SaverMemory => ({
    ...open(isNew),
    tries: sent.map(digestOf),
  });
  it.each<[string, SaverMemory, SaverEvent[], { version: number; isSaved: boolean; isConflict?: true }]>([
    [
      'is saved, where the same content is sent again',
      reopened(true, navy),
      [follow(navy), save, replied(1)],
      { version: 1, isSaved: true },
    ],
    [
      'is saved again, where the content is another one',
      reopened(true, navy),
      [follow(red), save, replied(1)],
      { version: 1, isSaved: false },
    ],
    [
      'is not written over, where somebody has changed it since',
      reopened(true, navy),
      [follow(navy), save, replied(2)],
      { version: 2, isSaved: false, isConflict: true },
    ],
    [
      'is no conflict, where the server took it after it was opened again',
      reopened(false, navy),
      [follow(red), save, conflict, found(4, navy)],
      { version: 4, isSaved: false },
    ],
    [
      'is no conflict, whichever of several tries the server took',
      reopened(false, navy, withColour('white')),
      [follow(red), save, failed, save, conflict, found(4, navy)],
      { version: 4, isSaved: false },
    ],
  ])('%s', (_, start, events, { version, isSaved, isConflict }) => {
    const { shown } = afterEvents(start, events).memory;
    expect({ version: shown.version, isSaved: !isDirty(shown) }).toEqual({ version, isSaved });
    expect(shown.problem).toEqual(isConflict ? { kind: 'conflict' } : null);
  });
});

describe('a name nobody has given', () => {
  const suggest = (name: string): SaverEvent => ({ kind: 'name-suggested', name });
  it.each<[string, SaverMemory, SaverEvent[], string]>([
    ['follows the content', open(true), [suggest('海边')], '海边'],
    ['stays on a blank design', open(true, false), [suggest('海边')], '杯'],
    ['is the person’s once given', open(true), [{ kind: 'renamed', name: '我的' }, suggest('海边')], '我的'],
    ['stays as it was saved', open(false), [suggest('海边')], '杯'],
    ['stays the copy’s', open(true), [copied, suggest('海边')], '副本'],
    ['is theirs', open(true), [replaced, suggest('海边')], '别人的'],
  ])('%s', (_, start, events, name) => {
    expect(afterEvents(start, events).memory.shown.current.name).toBe(name);
  });
});
