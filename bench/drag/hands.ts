import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long hands hold a key or button down. */
const HELD_MS = 60;

/** Something that hands do, several times; `before` and `after` are not measured. */
export interface Act {
  name: string;
  times: number;
  act(turn: number): Promise<unknown>;
  before?(): Promise<unknown>;
  after?(): Promise<unknown>;
}

interface Point {
  x: number;
  y: number;
}

type Hands = ReturnType<typeof handsOn>;

/** What hands do most, with one layer and with all of them; each leaves the design as it was. */
export function actsOf(page: Page, points: readonly Point[]): Act[] {
  const hands = handsOn(page, points);
  return [...actsWithOne(hands), ...keysForAll(hands), ...fieldsOfAll(hands)];
}

function handsOn(page: Page, points: readonly Point[]) {
  const click = ({ x, y }: Point) => page.mouse.click(x, y, { delay: HELD_MS });
  const press = (key: string) => page.keyboard.press(key, { delay: HELD_MS });
  /** Control is held before the other key comes, as hands do: its own event is not part of what the other one starts. */
  const withControl = async (key: string) => {
    await page.keyboard.down('Control');
    await sleep(HELD_MS);
    await press(key);
    await page.keyboard.up('Control');
  };
  const undo = () => withControl('z');
  const selectNone = async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  };
  return {
    page,
    points,
    click,
    press,
    withControl,
    undo,
    selectNone,
    selectAll: () => withControl('a'),
    selectFirst: async () => {
      await selectNone();
      await click(points[0]!);
    },
    undoOrRedo: (turn: number) => withControl(turn % 2 === 0 ? 'z' : 'Shift+Z'),
    orUndo: (act: () => Promise<unknown>) => (turn: number) => (turn % 2 === 0 ? act() : undo()),
    toField: (testId: string) => page.getByTestId(testId).click(),
    toStage: () => page.getByTestId('designer-stage').focus(),
  };
}

function actsWithOne(hands: Hands): Act[] {
  const { points, click, press, withControl, undo, selectFirst, orUndo, toField, toStage } = hands;
  return [
    { name: 'click selects', times: 12, act: (turn) => click(points[turn % points.length]!) },
    { name: 'arrow key moves one', times: 10, before: selectFirst, act: () => press('ArrowRight') },
    { name: 'Tab walks layers', times: 10, before: selectFirst, act: () => press('Tab') },
    { name: 'undo, redo', times: 10, act: hands.undoOrRedo },
    {
      name: 'figures in a field',
      times: 6,
      before: async () => {
        await selectFirst();
        await toField('inspector-x');
      },
      act: (turn) => press(turn % 3 === 2 ? 'Enter' : String(5 + turn)),
      after: toStage,
    },
    {
      name: 'copy, undo',
      times: 10,
      // The surface takes no more layers: one makes room for the copy.
      before: async () => {
        await selectFirst();
        await press('Delete');
        await click(points[1]!);
      },
      act: orUndo(() => withControl('d')),
      after: undo,
    },
  ];
}

function keysForAll(hands: Hands): Act[] {
  const { page, press, withControl, undo, selectNone, selectAll, orUndo } = hands;
  return [
    { name: 'select all, none', times: 10, act: (turn) => (turn % 2 === 0 ? selectAll() : press('Escape')) },
    { name: 'arrow key moves all', times: 10, before: selectAll, act: () => press('ArrowRight') },
    { name: 'undo, redo of all', times: 8, act: hands.undoOrRedo },
    { name: 'delete all, undo', times: 8, before: selectAll, act: orUndo(() => press('Delete')) },
    { name: 'hide all, undo', times: 6, before: selectAll, act: orUndo(() => withControl('Shift+H')) },
    { name: 'lock all, undo', times: 6, before: selectAll, act: orUndo(() => withControl('l')) },
    { name: 'group all, undo', times: 6, before: selectAll, act: orUndo(() => withControl('g')) },
    {
      name: 'copy half, undo',
      times: 6,
      // Half of them make room for the copies.
      before: async () => {
        await selectNone();
        await selectHalf(page);
        await press('Delete');
        await selectAll();
      },
      act: orUndo(() => withControl('d')),
      after: undo,
    },
  ];
}

/** Selects what a marquee over the left half of the stage reaches. */
async function selectHalf(page: Page): Promise<void> {
  const box = await page.getByTestId('stage-artwork').boundingBox();
  if (!box) throw new Error('The stage is not shown.');
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 30, { steps: 5 });
  await page.mouse.up();
}

function fieldsOfAll({ page, press, undo, selectAll, toField, toStage }: Hands): Act[] {
  const popover = page.locator('.ant-popover:visible');
  return [
    {
      name: 'figures in a field of all',
      times: 6,
      before: async () => {
        await selectAll();
        await toField('inspector-x');
      },
      act: (turn) => press(turn % 3 === 2 ? 'Enter' : String(5 + turn)),
      after: toStage,
    },
    {
      name: 'opacity of all, by key',
      times: 8,
      before: async () => {
        await selectAll();
        await page.getByTestId('inspector').getByRole('slider').last().focus();
      },
      act: (turn) => press(turn % 2 === 0 ? 'ArrowLeft' : 'ArrowRight'),
      after: toStage,
    },
    {
      name: 'colour of all',
      times: 6,
      before: async () => {
        await selectAll();
        await page.getByTestId('many-colour').locator('.ant-color-picker-trigger').click();
        await popover.waitFor();
      },
      act: (turn) =>
        popover
          .getByRole('group')
          .last()
          .getByRole('button')
          .nth(turn + 2)
          .click({ delay: HELD_MS }),
      after: async () => {
        await page.keyboard.press('Escape');
        await toStage();
        await undo();
      },
    },
    {
      name: 'font of all',
      times: 4,
      before: async () => {
        await selectAll();
        await toField('many-font');
        await sleep(500);
      },
      act: (turn) => press(turn % 4 === 3 ? 'Enter' : 'ArrowDown'),
      after: async () => {
        await toStage();
        await undo();
      },
    },
  ];
}
