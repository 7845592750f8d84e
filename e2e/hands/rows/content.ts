import { expect } from 'vitest';
import { id, NO_MENU, picture, type Row, round, square, words } from '../row.ts';

/** What is added, copied, replaced and found. */
export const CONTENT_ROWS: Row[] = [
  {
    row: 30,
    name: 'undo on the other side comes back to where the step was',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)], 'T 恤');
      const first = await designer.openSide();
      await designer.click([100, 100]);
      await designer.key('ArrowRight');
      await designer.use(`[data-testid^=surface-tab-]:not([data-testid=${first}])`);
      await expect.poll(() => designer.openSide()).not.toBe(first);
      await designer.key('Control+z');
      await expect.poll(() => designer.openSide()).toBe(first);
      await designer.layer('a', { xMm: 100 });
    },
  },
  {
    row: 32,
    name: 'copy and paste by keys',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)]);
      await designer.click([100, 100]);
      await designer.key('Control+c');
      await designer.key('Control+v');
      await designer.count(2);
      await designer.key('Control+d');
      await designer.count(3);
    },
  },
  {
    row: 41,
    name: 'several files are uploaded and lie side by side',
    async run(designer, { files }) {
      await designer.open([]);
      await designer.panel('images');
      await designer.hands.setFiles(id('upload-input'), files);
      await designer.becomes((layers) => {
        expect(layers).toHaveLength(2);
        expect(Math.abs(layers[0]!.xMm - layers[1]!.xMm)).toBeGreaterThan(20);
      });
    },
  },
  {
    row: 46,
    name: 'a picture is replaced and keeps its frame',
    async run(designer, { imageId, files }) {
      await designer.open([picture('p', imageId)]);
      await designer.click([238, 188]);
      await designer.use(id('replace-image'));
      await designer.panel('images');
      await designer.hands.setFiles(id('upload-input'), [files[1]]);
      await designer.becomes(([layer]) => {
        expect(layer!.imageId).not.toBe(imageId);
        expect(layer).toMatchObject({ xMm: 238, yMm: 188, widthMm: 160, heightMm: 120 });
      });
    },
  },
  {
    row: 59,
    name: 'a shape is added by a click',
    async run(designer) {
      await designer.open([]);
      await designer.panel('shapes');
      await designer.use(id('add-shape-star'));
      await designer.becomes((layers) => expect(layers[0]).toMatchObject({ kind: 'shape', shape: 'star' }));
    },
  },
  {
    row: 60,
    name: 'a line gets an arrow',
    async run(designer) {
      await designer.open([]);
      await designer.panel('shapes');
      await designer.use(id('add-shape-line'));
      await designer.use('[data-testid^=line-end-]:not([aria-checked=true])');
      await designer.becomes(([layer]) =>
        expect(layer!.ends).toMatchObject({ end: expect.not.stringMatching(/^plain$/) }),
      );
    },
  },
  {
    row: 61,
    name: 'a graphic is found by its name and placed',
    async run(designer) {
      await designer.open([]);
      await designer.panel('graphics');
      await designer.fill(`${id('panel-graphics')} input`, '猫');
      await designer.use(`${id('graphics-list')} [data-testid^=graphic-]`);
      await designer.becomes((layers) => expect(layers[0]).toMatchObject({ kind: 'vector' }));
    },
  },
  {
    row: 62,
    name: 'a graphic is taken apart, and undo puts it together',
    async run(designer) {
      await designer.open([]);
      await designer.panel('graphics');
      await designer.use(`${id('graphics-list')} [data-testid^=graphic-]`);
      await designer.count(1);
      await designer.use(id('split-vector'));
      await designer.becomes((layers) => expect(layers.length).toBeGreaterThan(1));
      await designer.key('Control+z');
      await designer.count(1);
    },
  },
  {
    row: 63,
    name: 'a QR code is added',
    async run(designer) {
      await designer.open([]);
      await designer.panel('shapes');
      await designer.fill(id('new-code-value'), 'https://example.com/a');
      await designer.use(id('add-code'));
      await designer.becomes((layers) => expect(layers[0]).toMatchObject({ kind: 'code' }));
    },
  },
  {
    row: 80,
    name: 'the context menu does what it says',
    notIn: NO_MENU,
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)]);
      await designer.click([100, 100], { button: 'right' });
      await designer.useText('创建副本');
      await designer.count(2);
    },
  },
  {
    row: 81,
    name: 'an empty design invites to begin',
    async run(designer) {
      await designer.open([]);
      await designer.box(id('start-invite'));
    },
  },
  {
    row: 82,
    name: 'another size is chosen and saved',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)], 'T 恤');
      await designer.use('[data-testid^=size-]:not([aria-checked=true])');
      await designer.becomes((layers) => expect(layers).toHaveLength(1));
      expect(await designer.has('[data-testid^=size-][aria-checked=true]')).toBe(true);
    },
  },
  {
    row: 83,
    name: 'another colour is chosen, and undo takes it back',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)], 'T 恤');
      const chosen = () =>
        designer.hands.evaluate(
          () =>
            document
              .querySelector('[data-testid^=colour-][aria-checked=true]')
              ?.getAttribute('data-testid') ?? '',
        );
      const first = await chosen();
      await designer.use('[data-testid^=colour-]:not([aria-checked=true])');
      await expect.poll(chosen).not.toBe(first);
      await designer.key('Control+z');
      await expect.poll(chosen).toBe(first);
    },
  },
  {
    row: 88,
    name: 'what is wrong is said in words and fixed in one click',
    async run(designer) {
      await designer.open([words('w', 'Hello', { xMm: 470 })]);
      await designer.use(id('preflight-chip'));
      await designer.use(id('preflight-fix'));
      await designer.becomes(([layer]) => expect(layer!.xMm).toBeLessThan(460));
    },
  },
  {
    row: 90,
    name: 'work is saved by itself',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40), round('b', 200, 100, 40)]);
      await designer.click([100, 100]);
      await designer.key('Delete');
      await expect.poll(async () => (await designer.savedNow()).length, { timeout: 30_000 }).toBe(1);
    },
  },
  {
    row: 94,
    name: 'going back with unsaved work asks, and stays where that is wanted',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)]);
      // Nothing is saved meanwhile, however slow the machine.
      await designer.hands.evaluate(() => {
        const send = window.fetch;
        window.fetch = (to, init) =>
          (init?.method ?? 'GET') !== 'GET' &&
          String(to instanceof Request ? to.url : to).includes('/user/save')
            ? new Promise(() => undefined)
            : send(to, init);
      });
      await designer.click([100, 100]);
      await designer.key('ArrowRight');
      await designer.use('a[aria-label="返回"]');
      await designer.box(id('leave-unsaved'));
      await designer.key('Escape');
      await expect.poll(() => designer.has(id('leave-unsaved'))).toBe(false);
      expect(await designer.has(id('designer-stage'))).toBe(true);
      await designer.use('a[aria-label="返回"]');
      await designer.use(id('leave-unsaved'));
      await expect.poll(() => designer.has(id('designer-stage'))).toBe(false);
    },
  },
  {
    row: 95,
    name: 'earlier versions are listed',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)]);
      await designer.click([100, 100]);
      await designer.key('ArrowRight');
      await designer.layer('a', { xMm: 101 });
      await designer.use(id('history'));
      await designer.box(id('version-1'));
    },
  },
];
