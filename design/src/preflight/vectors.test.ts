import { describe, expect, it } from 'vitest';
import { runCommand } from '../editing/run-command.ts';
import type { Layer } from '../layers/layer.ts';
import { MAX_VECTOR_WORK, vectorWork } from '../painting/vector/vector-work.ts';
import { buildCodeLayer, buildDesign, buildTextLayer, buildVectorLayer } from '../testing/build-layers.ts';
import { buildTemplate } from '../testing/build-template.ts';
import { findProblems } from '../testing/find-problems.ts';
import { plainColourAt, solidPathAt } from './ink/vector-ink.ts';
import { runPreflight } from './run-preflight.ts';

const solid = (colour: string, d = 'M0 0L100 0 100 100 0 100Z') => ({ d, fill: colour, stroke: null });
const line = (width: number) =>
  ({ colour: '#0044AA', width, join: 'miter', cap: 'butt', miterLimit: 4 }) as const;

function problems(layers: Layer[], changes: Parameters<typeof buildTemplate>[0] = {}) {
  const document = buildDesign(layers);
  const findings = runPreflight({
    document,
    template: buildTemplate(changes),
    textInfo: () => null,
    imageInfo: () => undefined,
  }).filter(({ id }) => !id.startsWith('empty'));
  return { document, findings, ids: findings.map(({ id, severity }) => `${id} ${severity}`) };
}

describe('a vector is checked by what it prints', () => {
  it.each<[string, Layer[], string[]]>([
    ['inside', [buildVectorLayer()], []],
    [
      'its box beyond the edge, its ink not',
      [buildVectorLayer({ xMm: 16.9, paths: [solid('#CC2222', 'M10 10L90 10 90 90 10 90Z')] })],
      ['crosses-safe-line warning'],
    ],
    ['its ink beyond the edge', [buildVectorLayer({ xMm: 10 })], ['cut-off warning']],
    ['outside', [buildVectorLayer({ xMm: -40 })], ['outside-print-area error']],
    [
      'nothing painted',
      [buildVectorLayer({ paths: [{ d: 'M0 0L1 1 0 1Z', fill: null, stroke: null }] })],
      ['nothing-to-print warning'],
    ],
    [
      'in the colour of the product',
      [buildVectorLayer({ paths: [solid('#FFFFFF')] })],
      ['same-as-product warning'],
    ],
    [
      'white beside red on white',
      [buildVectorLayer({ paths: [solid('#FFFFFF'), solid('#CC2222', 'M20 20L80 20 80 80Z')] })],
      [],
    ],
    [
      'below a solid one',
      [
        buildVectorLayer(),
        buildVectorLayer({ id: 'v2', widthMm: 50, heightMm: 50, paths: [solid('#2222CC')] }),
      ],
      ['covered warning'],
    ],
    [
      'below one with a hole',
      [
        buildVectorLayer({ paths: [solid('#CC2222', 'M40 40L60 40 60 60 40 60Z')] }),
        buildVectorLayer({ id: 'v2', paths: [{ ...buildVectorLayer().paths[0]!, stroke: null }] }),
      ],
      [],
    ],
  ])('%s', (_, layers, expected) => {
    expect(problems(layers).ids.filter((id) => !id.startsWith('tiny'))).toEqual(expected);
  });

  it('names lines that the print cannot hold, and widens them with one click', () => {
    const thin = buildVectorLayer({ paths: [{ ...buildVectorLayer().paths[0]!, stroke: line(0.2) }] });
    const { document, findings } = problems([thin], { printMethod: 'dtg' });
    const found = findings.find(({ id }) => id === 'thin-line');
    expect(found?.params).toMatchObject({ lineMm: 0.08 });
    const fixed = runCommand(document, found!.fix!);
    expect(problems(fixed.surfaces[0]!.layers, { printMethod: 'dtg' }).ids).not.toContain(
      'thin-line warning',
    );
  });

  it('offers no wider line where a vector is of next to no size', () => {
    const path = { d: 'M0 0L900000 900000', fill: null, stroke: line(1000) };
    const viewBox = { x: 0, y: 0, width: 1e6, height: 1e6 };
    const [found] = problems([buildVectorLayer({ viewBox, widthMm: 0.6, heightMm: 0.1, paths: [path] })], {
      printMethod: 'dtg',
    }).findings.filter(({ id }) => id === 'thin-line');
    expect(found).toMatchObject({ fix: null });
  });

  it('finds the tip of a long mitre beyond the edge', () => {
    const tip = { d: 'M90 45L30 50 90 55', fill: null, stroke: { ...line(6), miterLimit: 100 } };
    expect(problems([buildVectorLayer({ xMm: 15, paths: [tip] })]).ids).toContain('cut-off warning');
    const blunt = { ...tip, stroke: { ...tip.stroke, miterLimit: 4 } };
    expect(problems([buildVectorLayer({ xMm: 15, paths: [blunt] })]).ids).not.toContain('cut-off warning');
  });

  it('looks at white that shows, whatever is clear or cut off beside it', () => {
    const white = solid('#FFFFFF', 'M0 0L40 0 40 90Z');
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    const clear = { ...solid('#CC2222'), opacity: 0 };
    const away = solid('#CC2222', 'M60 0L90 0 90 90Z');
    expect(problems([buildVectorLayer({ paths: [white, clear] })]).ids).toContain('same-as-product warning');
    expect(problems([buildVectorLayer({ crop, paths: [white, away] })]).ids).toContain(
      'same-as-product warning',
    );
  });

  it('stops one that takes too long to draw, and looks at nothing else of it', () => {
    const zigzag = Array.from({ length: 24_000 }, (_, i) => (i % 2 ? '0 0' : '99 99')).join(' ');
    const heavy = buildVectorLayer({
      widthMm: 60,
      heightMm: 60,
      paths: [solid('#FFFFFF', `M0 0L${zigzag}`)],
    });
    const times = Math.ceil(vectorWork(heavy) / MAX_VECTOR_WORK);
    const { findings } = problems([heavy]);
    expect(findings.map(({ id, severity, params }) => [id, severity, params.times])).toEqual([
      ['heavy-vector', 'error', times],
    ]);
  });

  it('names half-clear paths where the print puts white below', () => {
    const clear = buildVectorLayer({ paths: [{ ...solid('#CC2222'), opacity: 0.3 }] });
    expect(problems([clear], { printMethod: 'dtf' }).ids).toContain('semi-transparent warning');
  });

  it('covers a code only where it is painted', () => {
    const code = buildCodeLayer();
    const ring = buildVectorLayer({
      widthMm: 70,
      heightMm: 70,
      paths: [{ ...solid('#CC2222', 'M0 0L100 0 100 100 0 100ZM10 10L90 10 90 90 10 90Z'), rule: 'evenodd' }],
    });
    expect(problems([code, ring]).ids).not.toContain('code-covered error');
    expect(problems([code, { ...ring, widthMm: 45, heightMm: 45 }]).ids.join()).toContain('code-covered');
  });

  it('covers what lies below it with half-clear gloss on it too, whose colour is unknown', () => {
    const gloss = { ...solid('#FFFFFF'), opacity: 0.2 };
    const glossy = buildVectorLayer({ widthMm: 45, heightMm: 45, paths: [solid('#CC2222'), gloss] });
    const small = buildVectorLayer({ id: 'below', widthMm: 20, heightMm: 20 });
    expect(problems([small, glossy]).ids).toContain('covered warning');
    expect(plainColourAt(glossy, { x: glossy.xMm, y: glossy.yMm })).toBeNull();
    expect(solidPathAt(glossy, { x: glossy.xMm, y: glossy.yMm })).toBe(glossy.paths[0]);
  });

  it('is the ground that letters are read on', () => {
    const text = buildTextLayer({ colour: '#CC2222' });
    const on = (colour: string) =>
      findProblems([buildVectorLayer({ paths: [solid(colour)] }), text]).map(({ id }) => id);
    expect(on('#C82020')).toContain('low-contrast');
    expect(on('#FFFFFF')).not.toContain('low-contrast');
  });
});
