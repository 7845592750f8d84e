import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { closeSeams } from './close-seams.ts';
import { findPlace, stepAt } from './find-place.ts';
import { findSeamPath } from './find-seam-path.ts';
import { makeSeamless } from './make-seamless.ts';
import { measureSteps, seamShare } from './measure-steps.ts';
import { fadeOver, overlapForShare, type Tile } from './tile.ts';

/** An opaque picture of grey values. */
const grey = (width: number, height: number, at: (x: number, y: number) => number) => {
  const values = Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
  return rowsOfPixels(Uint8Array.from(values.flatMap((one) => [one, one, one, 255])), width, height);
};

async function made(rows: ReturnType<typeof grey>, tile: Tile) {
  const out: number[] = [];
  await makeSeamless(rows, tile, async (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) out.push(pixels[at]!);
  });
  expect(out).toHaveLength(tile.columns.size * tile.lines.size);
  return (x: number, y: number) => out[y * tile.columns.size + x]!;
}

const faded = (width: number, height: number, isTurned: boolean): Tile => {
  const [columns, lines] = [width, height].map((length) => ({
    ...overlapForShare(length, 0.2),
    isTurned,
  })) as [Tile['columns'], Tile['lines']];
  return { columns, lines, down: fadeOver(lines.overlap), across: fadeOver(columns.overlap) };
};

describe('a tile', () => {
  it.each([false, true])(
    'is followed by itself as in the picture, and its middle stays (%s)',
    async (isTurned) => {
      const rows = grey(200, 90, (x, y) => x + Math.floor(y / 2));
      const tile = faded(200, 90, isTurned);
      expect(tile.columns).toMatchObject({ size: 160, overlap: 40 });
      expect(tile.lines).toMatchObject({ size: 72, overlap: 18 });
      const at = await made(rows, tile);
      const start = isTurned ? 40 : 0;
      // One step of the ramp across the seam, as between any two columns.
      for (const y of [20, 50]) expect(Math.abs(at(0, y) - at(159, y) - 1)).toBeLessThanOrEqual(1);
      for (const x of [50, 100]) expect(Math.abs(at(x, 0) - at(x, 71))).toBeLessThanOrEqual(1);
      expect(at(100 - start, 50 - (isTurned ? 18 : 0))).toBe(100 + 25);
    },
  );

  it('of a drawing in flat colours has no colours but those', async () => {
    // A frame, and a disc that reaches over it on the right.
    const rows = grey(240, 180, (x, y) => {
      if (Math.hypot(x - 215, y - 90) < 24) return 20;
      return x < 10 || y < 10 || x >= 230 || y >= 170 ? 90 : 220;
    });
    const { tile, seam } = await closeSeams(rows, 0.15);
    expect(tile.down.path).not.toBeNull();
    expect(tile.across.path).not.toBeNull();
    expect(seam).toBeLessThanOrEqual(1);
    const at = await made(rows, tile);
    let mixed = 0;
    for (let y = 0; y < tile.lines.size; y += 1)
      for (let x = 0; x < tile.columns.size; x += 1) if (![20, 90, 220].includes(at(x, y))) mixed += 1;
    // Where the path crosses the frame and the disc, the edge is as soft as that of a drawing.
    expect(mixed).toBeLessThan(0.01 * tile.lines.size * tile.columns.size);
  });

  it('of a photograph fades, as its sides are the same nowhere', async () => {
    const rows = grey(
      240,
      180,
      (x, y) => 128 + 60 * Math.sin(x / 17 + y / 90) + 60 * Math.cos(y / 23 - x / 70),
    );
    const { tile } = await closeSeams(rows, 0.15);
    expect(tile.across.path).toBeNull();
  });

  it.each([
    [1, 1],
    [2, 1],
    [1, 7],
    [3, 5],
  ])('is made of a picture of %i × %i pixels', async (width, height) => {
    const rows = grey(width, height, (x, y) => (x * 90 + y * 50) % 256);
    const { tile } = await closeSeams(rows, 0.5);
    await made(rows, tile);
  });

  it('says how visible its seam is, and tries other places until it is no more so than steps inside', async () => {
    // Lines nearly everywhere in the right half, none in the left one.
    const rows = grey(200, 60, (x) => (x > 90 && x % 20 < 17 ? (x % 2) * 80 : 0));
    const { seam } = await closeSeams(rows, 0.15);
    expect(seam).toBeLessThanOrEqual(1);
    // Grain all over, of which fading takes away much; two columns and two lines are the same.
    const value = (x: number, y: number) => (x * 7919 + y * 104_729 + x * y * 13) % 251;
    const grain = (x: number, y: number) => value(x === 60 ? 59 : x, y === 36 ? 35 : y);
    expect((await closeSeams(grey(100, 60, grain), 0.5)).seam).toBeLessThanOrEqual(1);
    // Nothing can be done with columns that are all as different as can be.
    const all = await closeSeams(
      grey(200, 60, (x) => (x % 3) * 100),
      0.15,
    );
    expect(all.seam).toBeLessThan(2);
  });
});

describe('where a seam lies', () => {
  const edgeAt = (place: number) => {
    const measured = measureSteps(200, 90);
    const rgba = Array.from({ length: 200 * 90 }, (_, at) => (at % 200 < place ? 40 : 200) + (at % 3));
    measured.add(Uint8Array.from(rgba.flatMap((one) => [one, one, one, 255])));
    return measured.steps().columns;
  };
  const asked = overlapForShare(200, 0.2);

  it.each([
    ['where asked for', 120, 0, asked],
    ['beside an edge of the picture', 160, 0, { ...asked, isTurned: true }],
  ])('%s', (_, edge, _max, place) => {
    expect(findPlace(edgeAt(edge), asked)).toEqual(place);
  });

  it('as far away as it must, and where the step is least if none is small enough', () => {
    const steps = new Float64Array(100).fill(10);
    steps[60] = 3;
    steps[58] = 1;
    expect(findPlace(steps, overlapForShare(100, 0.2), 5)).toEqual({
      size: 60,
      overlap: 40,
      isTurned: false,
    });
    expect(stepAt(steps, findPlace(steps, overlapForShare(100, 0.2), 0.5))).toBe(1);
  });

  it('is measured by the colours that show', () => {
    const measured = measureSteps(2, 1);
    measured.add(Uint8Array.from([255, 0, 0, 0, 0, 255, 0, 0]));
    const { columns } = measured.steps();
    expect([...columns]).toEqual([0, 0]);
    expect(seamShare(columns)).toBe(0);
  });
});

describe('a path through what overlaps', () => {
  const [overlap, length] = [20, 30];
  const field = (at: (across: number, along: number) => number) =>
    Uint8Array.from({ length: overlap * length }, (_, i) => at(i % overlap, Math.floor(i / overlap)));

  it('goes where both sides are the same, and ends where it began if it is closed', () => {
    // The only way leads aside and back.
    const way = (along: number) => 8 + Math.round(3 * Math.sin((along / length) * 6));
    const differences = field((across, along) => (Math.abs(across - way(along)) <= 2 ? 0 : 200));
    const { path } = findSeamPath(differences, overlap, { isClosed: true, isFlat: false });
    path!.forEach((at, along) => {
      expect(differences[along * overlap + at]).toBe(0);
    });
    expect(Math.abs(path![0]! - path!.at(-1)!)).toBeLessThanOrEqual(1);
  });

  it('is closed also where leaving it open would be cheaper', () => {
    const differences = field((across, along) => (Math.abs(across - (along < 15 ? 5 : 14)) <= 1 ? 0 : 100));
    const open = findSeamPath(differences, overlap, { isClosed: false, isFlat: true }).path!;
    expect([open[0], open.at(-1)]).toEqual([5, 14]);
    const closed = findSeamPath(differences, overlap, { isClosed: true, isFlat: true }).path!;
    expect(closed[0]).toBe(closed.at(-1));
  });

  it('is given up for fading where the sides differ, except in flat drawings, and where there is no room', () => {
    const differences = field(() => 90);
    expect(findSeamPath(differences, overlap, { isClosed: false, isFlat: false }).path).toBeNull();
    expect(findSeamPath(differences, overlap, { isClosed: false, isFlat: true }).path).not.toBeNull();
    expect(findSeamPath(new Uint8Array(50), 5, { isClosed: false, isFlat: true }).path).toBeNull();
  });
});
