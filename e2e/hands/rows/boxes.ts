import { expect } from 'vitest';
import { id, picture, type Row, round, square } from '../row.ts';

/** Resizing, turning, cutting, and looks by controls. */
export const BOX_ROWS: Row[] = [
  {
    row: 11,
    name: 'a corner keeps the proportion of a picture',
    async run(designer, { imageId }) {
      await designer.open([picture('p', imageId)]);
      await designer.click([238, 188]);
      await designer.dragHandle('se', [360, 300]);
      await designer.becomes(([layer]) => {
        expect(layer!.widthMm).toBeGreaterThan(175);
        expect(layer!.widthMm / layer!.heightMm).toBeCloseTo(640 / 480, 4);
      });
    },
  },
  {
    row: 12,
    name: 'Alt resizes from the middle',
    async run(designer) {
      await designer.open([square('a', 200, 180, 120)]);
      await designer.click([200, 180]);
      await designer.dragHandle('e', [300, 180], ['Alt']);
      await designer.becomes(([layer]) => {
        expect(layer!.widthMm).toBeGreaterThan(180);
        expect(layer!.xMm).toBeCloseTo(200, 3);
      });
    },
  },
  {
    row: 13,
    name: 'a side cuts a picture',
    async run(designer, { imageId }) {
      await designer.open([picture('p', imageId)]);
      await designer.click([238, 188]);
      await designer.dragHandle('e', [278, 188]);
      await designer.becomes(([layer]) => {
        expect(layer!.heightMm).toBeCloseTo(120, 3);
        expect((layer!.crop as { width: number }).width).toBeLessThan(0.85);
      });
    },
  },
  {
    row: 14,
    name: 'a layer is turned, with Shift by 15°',
    async run(designer) {
      await designer.open([square('a', 238, 188, 80)]);
      await designer.click([238, 188]);
      await designer.dragHandle('rotate', [320, 150], ['Shift']);
      await designer.becomes(([layer]) => {
        expect(layer!.rotationDeg).not.toBe(0);
        expect(Number(layer!.rotationDeg) % 15).toBe(0);
      });
    },
  },
  {
    row: 15,
    name: 'a picture dragged through itself is mirrored',
    async run(designer, { imageId }) {
      await designer.open([picture('p', imageId, 238, 188, 80)]);
      await designer.click([238, 188]);
      await designer.dragHandle('se', [150, 110]);
      await designer.layer('p', { flipX: true, flipY: true });
    },
  },
  {
    row: 16,
    name: 'a turned layer grows from the corner that stays',
    async run(designer) {
      await designer.open([{ ...square('a', 200, 180, 80), rotationDeg: 30 }]);
      await designer.click([200, 180]);
      await designer.dragHandle('se', [270, 290]);
      await designer.becomes(([layer]) => {
        const { xMm, yMm, widthMm, heightMm } = layer!;
        const corner = (x: number, y: number, width: number, height: number) => [
          x - (width / 2) * Math.cos(Math.PI / 6) + (height / 2) * Math.sin(Math.PI / 6),
          y - (width / 2) * Math.sin(Math.PI / 6) - (height / 2) * Math.cos(Math.PI / 6),
        ];
        expect(widthMm).toBeGreaterThan(90);
        const [before, after] = [corner(200, 180, 80, 80), corner(xMm, yMm, widthMm, heightMm)];
        expect(after[0]).toBeCloseTo(before[0]!, 2);
        expect(after[1]).toBeCloseTo(before[1]!, 2);
      });
    },
  },
  {
    row: 17,
    name: 'several are scaled together',
    async run(designer) {
      await designer.open([square('a', 130, 130, 40), round('b', 210, 130, 40)]);
      await designer.key('Control+a');
      await designer.dragHandle('se', [330, 190]);
      await designer.becomes(([a, b]) => {
        expect(a!.widthMm).toBeGreaterThan(60);
        expect(b!.widthMm).toBeCloseTo(a!.widthMm, 3);
        expect((b!.xMm - a!.xMm) / a!.widthMm).toBeCloseTo(2, 3);
      });
    },
  },
  {
    row: 27,
    name: 'several get one width of outline in one step',
    async run(designer) {
      await designer.open([square('a', 130, 130, 40), round('b', 210, 130, 40)]);
      await designer.key('Control+a');
      await designer.fill(id('many-stroke'), '3');
      await designer.layer('a', { stroke: expect.objectContaining({ widthMm: 3 }) });
      await designer.layer('b', { stroke: expect.objectContaining({ widthMm: 3 }) });
      await designer.click([400, 300]);
      await designer.key('Control+z');
      await designer.layer('a', { stroke: null });
      await designer.layer('b', { stroke: null });
    },
  },
  {
    row: 29,
    name: 'a slider is moved by keys, one step of undo',
    async run(designer) {
      await designer.open([square('a', 130, 130, 40)]);
      await designer.click([130, 130]);
      await designer.use('[role=slider][aria-label="不透明度"]');
      for (let press = 0; press < 5; press += 1) await designer.key('ArrowLeft');
      await designer.becomes(([layer]) => expect(layer!.opacity).toBeLessThan(1));
      await designer.key('Control+z');
      await designer.layer('a', { opacity: 1 });
    },
  },
  {
    row: 38,
    name: 'a look is copied to another layer by keys',
    async run(designer) {
      await designer.open([
        { ...square('a', 130, 130, 40), stroke: { colour: '#112233', widthMm: 2 } },
        round('b', 260, 130, 40),
      ]);
      await designer.click([130, 130]);
      await designer.key('Control+Alt+c');
      await designer.click([260, 130]);
      await designer.key('Control+Alt+v');
      await designer.layer('b', { fill: '#D9442B', stroke: expect.objectContaining({ widthMm: 2 }) });
    },
  },
  {
    row: 42,
    name: 'a double click opens the crop of a picture, Enter ends it',
    async run(designer, { imageId }) {
      await designer.open([picture('p', imageId)]);
      await designer.click([238, 188], { times: 2 });
      await designer.box(id('crop-done'));
      await designer.drag([238, 188], [258, 188]);
      await designer.key('Enter');
      await expect.poll(() => designer.has(id('crop-done'))).toBe(false);
      await designer.layer('p', { kind: 'image' });
    },
  },
  {
    row: 43,
    name: 'a picture is cut to a heart, and undo takes it back',
    async run(designer, { imageId }) {
      await designer.open([picture('p', imageId)]);
      await designer.click([238, 188]);
      await designer.use(id('mask-heart'));
      await designer.layer('p', { mask: expect.objectContaining({ shape: 'heart' }) });
      await designer.key('Control+z');
      await designer.becomes(([layer]) => expect(layer!.mask ?? null).toBeNull());
    },
  },
  {
    row: 44,
    name: 'a picture gets a ready-made filter',
    async run(designer, { imageId }) {
      await designer.open([picture('p', imageId)]);
      await designer.click([238, 188]);
      await designer.use(id('filter-mono'));
      await designer.becomes(([layer]) => expect(layer!.filter ?? null).not.toBeNull());
      await designer.key('Control+z');
      await designer.becomes(([layer]) => expect(layer!.filter ?? null).toBeNull());
    },
  },
  {
    row: 64,
    name: 'a shape is filled by a gradient',
    async run(designer) {
      await designer.open([square('a', 130, 130, 40)]);
      await designer.click([130, 130]);
      await designer.use(id('inspector-fill-fill-gradient'));
      await designer.becomes(([layer]) => expect(layer!.gradient ?? null).not.toBeNull());
    },
  },
  {
    row: 65,
    name: 'a shape gets a shadow',
    async run(designer) {
      await designer.open([square('a', 130, 130, 40)]);
      await designer.click([130, 130]);
      await designer.use(id('layer-shadow'));
      await designer.becomes(([layer]) => expect(layer!.shadow).toMatchObject({ blurMm: 2 }));
    },
  },
];
