import { readFileSync } from 'node:fs';
import { ownFontId } from '@diy/design/layers';
import { type FontFace, parseFontFace } from '@diy/design/text';
import { expect, it } from 'vitest';
import { buildCffTables, SQUARE_CHAR } from '../testing/build-cff.ts';
import { buildSfnt, buildTables, nameTable, u16 } from '../testing/build-font.ts';
import { buildWoff, buildWoff2, woff2Tables } from '../testing/build-woff.ts';
import { checkFont } from './check-font.ts';
import { FontRefusal } from './font-refusal.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const LATIN = 'AÀÉéfiffliÅ1½ ';

async function faceOf(bytes: Uint8Array, axes = {}): Promise<FontFace> {
  const { sfnt, sha256 } = await checkFont(bytes);
  return parseFontFace(ownFontId(sha256, axes), sfnt);
}
const drawn = (face: FontFace, text: string) =>
  face.shape(text, { ligatures: true }).map((glyph) => ({ ...glyph, ...face.outline(glyph.glyphId) }));

it.each(['latin.ttf', 'latin.woff', 'latin.woff2'])('%s draws what its file draws', async (name) => {
  const untouched = await parseFontFace('untouched', fixture('latin.ttf'));
  expect(drawn(await faceOf(fixture(name)), LATIN)).toEqual(drawn(untouched, LATIN));
});

it.each(['latin.ttf', 'latin.woff', 'latin.woff2', 'variable.woff2'])(
  'what is stored of %s, read once more, is itself',
  async (name) => {
    const { sfnt, sha256 } = await checkFont(fixture(name));
    expect(await checkFont(sfnt)).toMatchObject({ sha256, format: 'ttf' });
  },
);

it('says what the file says of itself', async () => {
  const { facts, characters, glyphs, outlines } = await checkFont(fixture('latin.woff2'));
  expect(facts).toMatchObject({
    family: { zh: null, en: 'Noto Sans' },
    style: { en: 'Regular' },
    weight: 400,
    isItalic: false,
    embedding: 'installable',
    axes: [],
    instances: [],
  });
  expect(String.fromCodePoint(...characters)).toBe([...new Set(LATIN)].sort().join(''));
  expect([glyphs > 10, outlines]).toEqual([true, 'glyf']);
});

it('a variable font draws every weight, and no axis that it lacks', async () => {
  const { facts, sha256, sfnt } = await checkFont(fixture('variable.woff2'));
  expect(facts.axes).toMatchObject([
    { tag: 'wght', min: 100, normal: 400, max: 900, name: { en: 'Weight' } },
  ]);
  const bold = facts.instances.find(({ name }) => name.en === 'Bold');
  expect(bold?.values).toEqual({ wght: 700 });
  const width = async (axes = {}) =>
    drawn(await parseFontFace(ownFontId(sha256, axes), sfnt), 'A')[0]!.bounds!.right;
  const [thin, regular, heavy] = [await width({ wght: 100 }), await width(), await width({ wght: 900 })];
  expect(thin < regular && regular < heavy).toBe(true);
  for (const wrong of [{ wdth: 75 }, { wght: 950 }])
    await expect(width(wrong)).rejects.toThrow('does not have these axes');
});

it('PostScript outlines are drawn, from every wrapper', async () => {
  const tables = buildCffTables([SQUARE_CHAR, SQUARE_CHAR]);
  const files = [
    buildSfnt(tables, { version: 0x4f54544f }),
    buildWoff(tables),
    buildWoff2(woff2Tables(tables)),
  ];
  const found = await Promise.all(files.map(checkFont));
  expect(found.map(({ format, outlines }) => [format, outlines])).toEqual([
    ['otf', 'CFF '],
    ['woff', 'CFF '],
    ['woff2', 'CFF '],
  ]);
  expect(new Set(found.map(({ sha256 }) => sha256)).size).toBe(1);
  expect((await faceOf(files[0]!)).outline(1).bounds).toMatchObject({ top: -100, right: 100 });
});

it.each([
  [0, 'installable'],
  [2, 'restricted'],
  [4, 'preview'],
  [8, 'editable'],
  [0x0c, 'editable'],
  [0x0308, 'editable'],
] as const)('fsType %i is %s', async (fsType, embedding) => {
  const os2 = Buffer.alloc(96);
  os2.writeUInt16BE(700, 4);
  os2.writeUInt16BE(fsType, 8);
  os2.writeUInt16BE(1, 62);
  const { facts } = await checkFont(buildSfnt(new Map([...buildTables(), ['OS/2', os2]])));
  expect(facts).toMatchObject({ embedding, weight: 700, isItalic: true });
});

it('names are read in Chinese and English, without signs that hide text', async () => {
  const english = nameTable([
    [1, ' My\u202e  Font\0 '],
    [16, 'Family'],
  ]);
  const gbk = Buffer.from([0xd7, 0xd6, 0xcc, 0xe5]);
  const chinese = Buffer.concat([u16(0, 1, 18, 3, 3, 0x804, 1, gbk.length, 0), gbk]);
  const namesOf = async (name: Buffer) =>
    (await checkFont(buildSfnt(new Map([...buildTables(), ['name', name]])))).facts.family;
  expect(await namesOf(english)).toEqual({ zh: null, en: 'Family' });
  expect(await namesOf(nameTable([[1, ' My\u202e  Font\0 ']]))).toEqual({ zh: null, en: 'My Font' });
  expect(await namesOf(chinese)).toEqual({ zh: '字体', en: null });
});

/** Numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

it.each(['latin.ttf', 'latin.woff2', 'variable.woff2'])(
  '%s with any byte changed is read or refused',
  async (name) => {
    const whole = fixture(name);
    const results = new Set<string>();
    for (const seed of Array(150).keys()) {
      const bytes = Buffer.from(whole);
      const random = numbers(seed);
      for (let i = 0; i <= seed % 4; i += 1) {
        const at = random.next().value! % bytes.length;
        bytes[at] = (random.next().value! >>> 8) & 255;
      }
      const error = await checkFont(bytes).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      results.add(error === null ? 'read' : error instanceof FontRefusal ? 'refused' : String(error));
    }
    expect([...results].sort()).toEqual(['read', 'refused']);
  },
);
