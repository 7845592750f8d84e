import { expect } from 'vitest';
import { way } from '../designer-hands.ts';
import { id, type Row, square } from '../row.ts';

const NO_WHEEL = { WebKit: 'its driver has no wheel' };

/** What is seen of the artwork, and how. */
export const VIEW_ROWS: Row[] = [
  {
    row: 3,
    name: 'a guide is dragged out of the ruler, and selects nothing',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      const before = await designer.look();
      const ruler = await designer.box('[data-ruler=x]');
      const to = await designer.at([238, 200]);
      await designer.dragPx([to[0], ruler.y + ruler.height / 2], to);
      await expect.poll(() => designer.look()).not.toBe(before);
      await designer.key('Delete');
      await designer.count(1);
    },
  },
  {
    row: 71,
    name: 'rulers mark what is selected',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      const ruler = () =>
        designer.hands.evaluate(
          () => document.querySelector<HTMLCanvasElement>('[data-ruler=x]')?.toDataURL() ?? '',
        );
      const before = await ruler();
      await designer.click([150, 150]);
      await designer.hands.perform([{ move: await designer.at([400, 300]) }]);
      await expect.poll(ruler).not.toBe(before);
    },
  },
  {
    row: 73,
    name: 'Ctrl with the wheel zooms at the pointer, the wheel alone moves the view',
    notIn: NO_WHEEL,
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      const before = await designer.view();
      const at = await designer.at([150, 150]);
      await designer.hands.wheel!(at, [0, -240], ['Control']);
      await expect.poll(async () => (await designer.view()).pxPerMm).toBeGreaterThan(before.pxPerMm * 1.05);
      const after = await designer.at([150, 150]);
      expect(Math.hypot(after[0] - at[0], after[1] - at[1])).toBeLessThan(4);
      const { top } = await designer.view();
      await designer.hands.wheel!(at, [0, 100]);
      await expect.poll(async () => (await designer.view()).top).toBeLessThan(top);
    },
  },
  {
    row: 74,
    name: 'keys show all and 100 %',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      await designer.key('Control+0');
      const fit = (await designer.view()).pxPerMm;
      await designer.key('Control+1');
      await expect.poll(async () => (await designer.view()).pxPerMm).not.toBeCloseTo(fit, 3);
      await designer.key('Control+0');
      await expect.poll(async () => (await designer.view()).pxPerMm).toBeCloseTo(fit, 3);
    },
  },
  {
    row: 75,
    name: 'Shift+2 shows what is selected as large as it fits',
    async run(designer) {
      await designer.open([square('a', 150, 150, 30)]);
      const before = (await designer.view()).pxPerMm;
      await designer.click([150, 150]);
      await designer.hands.perform([{ hold: 'Shift' }, { hold: '@' }, { letGo: '@' }, { letGo: 'Shift' }]);
      await expect.poll(async () => (await designer.view()).pxPerMm).toBeGreaterThan(before * 2);
    },
  },
  {
    row: 76,
    name: 'the wheel does not tear what is dragged from the pointer',
    notIn: NO_WHEEL,
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      const [from, to] = [await designer.at([150, 150]), await designer.at([260, 200])];
      await designer.hands.perform([
        { move: from },
        { press: 'left' },
        ...way(from, to).map((move) => ({ move })),
      ]);
      await designer.hands.wheel!(to, [0, 60]);
      await designer.hands.perform([{ move: [to[0] + 1, to[1]] }, { move: to }]);
      await expect
        .poll(async () => JSON.stringify(await designer.view()))
        .toBe(JSON.stringify(await designer.view()));
      await designer.hands.perform([{ release: 'left' }]);
      const [x, y] = [await designer.becomesAny('a'), to];
      const shown = await designer.at([x.xMm, x.yMm]);
      expect(Math.hypot(shown[0] - y[0], shown[1] - y[1])).toBeLessThan(8);
    },
  },
  {
    row: 77,
    name: 'the view follows what is dragged out of it',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      const before = await designer.view();
      const stage = await designer.box(id('designer-stage'));
      const from = await designer.at([150, 150]);
      const edge = [stage.x - 20, from[1]] as const;
      await designer.hands.perform([
        { move: from },
        { press: 'left' },
        ...way(from, edge).map((move) => ({ move })),
      ]);
      await expect
        .poll(async () => (await designer.view()).left, { timeout: 15_000 })
        .toBeGreaterThan(before.left + 20);
      await designer.hands.perform([{ release: 'left' }]);
    },
  },
  {
    row: 78,
    name: 'another side and back shows what was seen',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)], 'T 恤');
      await designer.key('Control+1');
      const before = await designer.view();
      const first = await designer.openSide();
      await designer.use(`[data-testid^=surface-tab-]:not([data-testid=${first}])`);
      await expect.poll(() => designer.openSide()).not.toBe(first);
      await designer.use(`[data-testid=${first}]`);
      await expect.poll(async () => (await designer.view()).pxPerMm).toBe(before.pxPerMm);
      expect((await designer.view()).left).toBe(before.left);
    },
  },
  {
    row: 79,
    name: '? lists the keys',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      await designer.click([400, 300]);
      await designer.hands.perform([{ hold: 'Shift' }, { hold: '?' }, { letGo: '?' }, { letGo: 'Shift' }]);
      await designer.box('[role=dialog] kbd');
    },
  },
  {
    row: 86,
    name: 'the small mockup follows what is dragged before it is let go of',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      const drawn = () =>
        designer.hands.evaluate(() =>
          Number(document.querySelector<HTMLElement>('[data-testid=mockup-canvas]')?.dataset.drawn ?? 0),
        );
      await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(0);
      const before = await drawn();
      const [from, to] = [await designer.at([150, 150]), await designer.at([260, 200])];
      await designer.hands.perform([
        { move: from },
        { press: 'left' },
        ...way(from, to).map((move) => ({ move })),
      ]);
      await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(before);
      await designer.hands.perform([{ release: 'left' }]);
    },
  },
  {
    row: 87,
    name: 'the large preview shows the mockup',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60)]);
      await designer.use(id('preview'));
      await designer.box(id('preview-gallery'));
      await expect
        .poll(
          () =>
            designer.hands.evaluate(
              () =>
                document.querySelector<HTMLCanvasElement>('[data-testid=preview-gallery] canvas')?.width ?? 0,
            ),
          { timeout: 60_000 },
        )
        .toBeGreaterThan(600);
    },
  },
  {
    row: 99,
    name: 'one of two hundred layers is dragged, and all together',
    async run(designer) {
      await designer.open(
        Array.from({ length: 200 }, (_, n) =>
          square(`s${n}`, 20 + (n % 20) * 22, 20 + Math.floor(n / 20) * 34, 16),
        ),
      );
      await designer.drag([20, 20], [31, 37], ['Control']);
      await designer.becomes((layers) => expect(Math.abs(layers[0]!.xMm - 31)).toBeLessThan(1));
      await designer.key('Control+a');
      await designer.drag([240, 54], [250, 64], ['Control']);
      await designer.becomes((layers) => {
        expect(layers).toHaveLength(200);
        expect(Math.abs(layers[199]!.xMm - 438 - 10)).toBeLessThan(1.5);
      });
    },
  },
];
