import { expect } from 'vitest';
import type { DesignerHands } from '../designer-hands.ts';
import { id, NO_MENU, type Row, round, square } from '../row.ts';

const two = (designer: DesignerHands) => designer.open([square('a', 150, 150, 60), round('b', 300, 150, 60)]);

/** Selecting, moving and ordering. */
export const SELECT_ROWS: Row[] = [
  {
    row: 1,
    name: 'a click selects, with Shift another one too',
    async run(designer) {
      await two(designer);
      await designer.click([150, 150]);
      await designer.key('ArrowRight');
      await designer.layer('a', { xMm: 151 });
      await designer.click([300, 150], { held: ['Shift'] });
      await designer.key('ArrowRight');
      await designer.layer('b', { xMm: 301 });
      await designer.layer('a', { xMm: 152 });
    },
  },
  {
    row: 2,
    name: 'a frame selects what it touches',
    async run(designer) {
      await designer.open([square('a', 150, 150, 60), round('b', 300, 150, 60), square('out', 400, 320, 40)]);
      await designer.drag([60, 80], [360, 260]);
      await designer.key('Delete');
      await designer.count(1);
      await designer.key('Control+z');
      await designer.count(3);
    },
  },
  {
    row: 4,
    name: 'a drag snaps to the middle of the print area',
    async run(designer) {
      await designer.open([square('a', 100, 100)]);
      await designer.drag([100, 100], [236.5, 140]);
      await designer.layer('a', { xMm: 238 });
    },
  },
  {
    row: 5,
    name: 'a drag snaps to equal gaps',
    async run(designer) {
      await designer.open([square('a', 80, 100), square('b', 140, 100), square('c', 300, 100)]);
      await designer.drag([300, 100], [201.2, 100.4]);
      await designer.layer('c', { xMm: 200, yMm: 100 });
    },
  },
  {
    row: 6,
    name: 'Alt shows distances while it is held',
    async run(designer) {
      await two(designer);
      await designer.click([150, 150]);
      await designer.hands.perform([{ move: await designer.at([300, 150]) }]);
      const before = await settled(designer);
      await designer.hands.perform([{ hold: 'Alt' }, { move: await designer.at([301, 151]) }]);
      await expect.poll(() => designer.look()).not.toBe(before);
      await designer.hands.perform([{ letGo: 'Alt' }, { move: await designer.at([300, 150]) }]);
      await expect.poll(() => designer.look()).toBe(before);
    },
  },
  {
    row: 7,
    name: 'Alt drags a copy, one step of undo',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)]);
      await designer.drag([100, 100], [300, 200], ['Alt']);
      await designer.count(2);
      await designer.layer('a', { xMm: 100, yMm: 100 });
      await designer.key('Control+z');
      await designer.count(1);
    },
  },
  {
    row: 8,
    name: 'with Ctrl nothing snaps',
    async run(designer) {
      await designer.open([square('a', 100, 100)]);
      await designer.drag([100, 100], [236.5, 140], ['Control']);
      await designer.becomes(([layer]) => {
        expect(layer!.xMm).not.toBe(238);
        expect(Math.abs(layer!.xMm - 236.5)).toBeLessThan(1);
      });
    },
  },
  {
    row: 9,
    name: 'arrows move by 1, 10 and 0.1 mm',
    async run(designer) {
      await designer.open([square('a', 100, 100)]);
      await designer.click([100, 100]);
      await designer.key('ArrowRight');
      await designer.layer('a', { xMm: 101 });
      await designer.key('Shift+ArrowDown');
      await designer.layer('a', { yMm: 110 });
      await designer.key('Alt+ArrowLeft');
      await designer.layer('a', { xMm: 100.9 });
    },
  },
  {
    row: 10,
    name: 'moves by keys with a pause between them are two steps of undo',
    async run(designer) {
      await designer.open([square('a', 100, 100)]);
      await designer.click([100, 100]);
      await designer.key('ArrowRight');
      await new Promise((done) => setTimeout(done, 2500));
      await designer.key('ArrowRight');
      await designer.layer('a', { xMm: 102 });
      await designer.key('Control+z');
      await designer.layer('a', { xMm: 101 });
    },
  },
  {
    row: 18,
    name: 'a group moves as one, is gone into, and is taken apart',
    async run(designer) {
      await two(designer);
      await designer.key('Control+a');
      await designer.key('Control+g');
      await designer.key('Escape');
      await designer.click([150, 150]);
      await designer.key('ArrowRight');
      await designer.layer('b', { xMm: 301 });
      await designer.click([151, 150], { times: 2 });
      await designer.key('ArrowDown');
      await designer.layer('a', { yMm: 151 });
      await designer.layer('b', { yMm: 150 });
      await designer.key('Escape');
      await designer.key('Control+Shift+g');
      await designer.key('Escape');
      await designer.click([301, 150]);
      await designer.key('ArrowDown');
      await designer.layer('b', { yMm: 151 });
      await designer.layer('a', { yMm: 151 });
    },
  },
  {
    row: 19,
    name: 'Ctrl with a click picks one layer of a group',
    async run(designer) {
      await two(designer);
      await designer.key('Control+a');
      await designer.key('Control+g');
      await designer.key('Escape');
      await designer.click([300, 150], { held: ['Control'] });
      await designer.key('ArrowDown');
      await designer.layer('b', { yMm: 151 });
      await designer.layer('a', { yMm: 150 });
    },
  },
  {
    row: 20,
    name: 'Alt with a click goes down through what overlaps',
    async run(designer) {
      await designer.open([square('below', 150, 150, 80), round('above', 160, 150, 60)]);
      await designer.click([155, 150]);
      await designer.click([155, 150], { held: ['Alt'] });
      await designer.key('ArrowDown');
      await designer.layer('below', { yMm: 151 });
      await designer.layer('above', { yMm: 150 });
    },
  },
  {
    row: 21,
    name: 'keys bring a layer forward and to the back',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40), round('b', 200, 100, 40), square('c', 300, 100, 40)]);
      const sequence = (ids: string[]) =>
        designer.becomes((layers) => expect(layers.map((layer) => layer.id)).toEqual(ids));
      await designer.click([100, 100]);
      await designer.key('Control+]');
      await sequence(['b', 'a', 'c']);
      await designer.click([300, 100]);
      await designer.key('Control+Shift+[');
      await sequence(['c', 'b', 'a']);
    },
  },
  {
    row: 22,
    name: 'keys lock and hide',
    async run(designer) {
      await two(designer);
      await designer.click([150, 150]);
      await designer.key('Control+l');
      await designer.layer('a', { locked: true });
      await designer.click([300, 150]);
      await designer.key('Control+Shift+h');
      await designer.layer('b', { hidden: true });
    },
  },
  {
    row: 23,
    name: 'a locked layer is unlocked on the artwork',
    notIn: NO_MENU,
    async run(designer) {
      await designer.open([{ ...square('a', 200, 180, 80), locked: true }]);
      await designer.click([200, 180], { button: 'right' });
      await designer.useText('解锁“a”');
      await designer.layer('a', { locked: false });
    },
  },
  {
    row: 24,
    name: 'F2 in the list renames',
    async run(designer) {
      await two(designer);
      await designer.panel('layers');
      await designer.use(`${id('layer-row')} button`);
      await designer.key('F2');
      await designer.box(`${id('layer-row')} input`);
      await designer.key('Control+a');
      await designer.hands.type('Sun');
      await designer.key('Enter');
      await designer.layer('b', { name: 'Sun' });
    },
  },
  {
    row: 25,
    name: 'Alt with an arrow moves a layer in the list',
    async run(designer) {
      await two(designer);
      await designer.panel('layers');
      await designer.use(`${id('layer-row')} button`);
      await designer.key('Alt+ArrowDown');
      await designer.becomes((layers) => expect(layers.map((layer) => layer.id)).toEqual(['b', 'a']));
    },
  },
  {
    row: 28,
    name: 'a drag is one step of undo, and redo brings it back',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)]);
      await designer.drag([100, 100], [300, 200], ['Control']);
      await designer.becomes(([layer]) => expect(layer!.xMm).toBeGreaterThan(290));
      await designer.key('Control+z');
      await designer.layer('a', { xMm: 100, yMm: 100 });
      await designer.key('Control+y');
      await designer.becomes(([layer]) => expect(layer!.xMm).toBeGreaterThan(290));
    },
  },
  {
    row: 31,
    name: 'Delete and undo while something is dragged tear nothing from the pointer; Esc puts it back',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40)]);
      const [from, to] = [await designer.at([100, 100]), await designer.at([300, 200])];
      await designer.hands.perform([
        ...[{ move: from }, { press: 'left' as const }, { move: to }],
        ...[{ hold: 'Delete' }, { letGo: 'Delete' }, { release: 'left' as const }],
      ]);
      await designer.becomes((layers) => expect(layers[0]!.xMm).toBeGreaterThan(290));
      await designer.hands.perform([
        ...[{ move: to }, { press: 'left' as const }, { move: from }],
        ...[{ hold: 'Escape' }, { letGo: 'Escape' }, { release: 'left' as const }],
      ]);
      await designer.becomes((layers) => expect(layers[0]!.xMm).toBeGreaterThan(290));
    },
  },
  {
    row: 69,
    name: 'layers are aligned to each other',
    async run(designer) {
      await two(designer);
      await designer.key('Control+a');
      await designer.use(id('align-left'));
      await designer.layer('b', { xMm: 150 });
    },
  },
  {
    row: 70,
    name: 'layers that lie about are tidied into a row',
    async run(designer) {
      await designer.open([square('a', 100, 100, 40), square('b', 190, 108, 40), square('c', 300, 95, 40)]);
      await designer.key('Control+a');
      await designer.key('Control+Alt+t');
      await designer.becomes((layers) => {
        const [a, b, c] = layers;
        expect(b!.yMm).toBeCloseTo(a!.yMm, 3);
        expect(c!.yMm).toBeCloseTo(a!.yMm, 3);
        expect(b!.xMm - a!.xMm).toBeCloseTo(c!.xMm - b!.xMm, 3);
      });
    },
  },
];

/** What the stage looks like once two looks agree. */
async function settled(designer: DesignerHands): Promise<number> {
  let before = await designer.look();
  for (;;) {
    await new Promise((done) => setTimeout(done, 150));
    const now = await designer.look();
    if (now === before) return now;
    before = now;
  }
}
