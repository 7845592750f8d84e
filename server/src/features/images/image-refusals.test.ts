import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { imageNoteIds, noteTexts } from './image-notes.ts';
import { imageRefusals } from './image-refusals.ts';
import { svgRefusals } from './intake/svg/svg-refusals.ts';

const kind = { zh: 'LZMA 压缩', en: 'LZMA compression' };
const refusals = [
  imageRefusals.uploadNotFound(),
  imageRefusals.empty(),
  imageRefusals.unsupported(),
  imageRefusals.convertFirst('BMP'),
  imageRefusals.animationAlone(),
  imageRefusals.tiffKind(kind),
  imageRefusals.heic(),
  imageRefusals.postScript(),
  imageRefusals.noEvenGround(),
  imageRefusals.nothingInked(),
  imageRefusals.psdKind(),
  imageRefusals.hdr(),
  imageRefusals.wrongExtension('png', 'jpeg'),
  imageRefusals.corrupt(),
  imageRefusals.tooSmall(4, 5),
  imageRefusals.tooLarge(40_000, 5),
  imageRefusals.needsTooMuchMemory(90_000_000, 40_000_000),
  imageRefusals.svgTooComplex(),
  imageRefusals.svgTooLarge(),
  imageRefusals.tooSlow(),
  imageRefusals.drawingMemory(),
  imageRefusals.drawingCrashed(),
  imageRefusals.storageFull(),
  imageRefusals.tooLargeToEdit(9000, 9000),
  imageRefusals.nothingLeft(),
  imageRefusals.categoryNotFound(),
  imageRefusals.categoryExists('猫'),
  imageRefusals.toolTooSlow(),
  imageRefusals.toolTooHungry(),
  imageRefusals.toolFailed(),
  imageRefusals.sourceGone(),
  imageRefusals.recipeExists('贴纸'),
  imageRefusals.recipeTooMany(100),
  imageRefusals.recipeNoSteps(),
  imageRefusals.workEmpty(),
  imageRefusals.workTooMany(1200, 1000),
  imageRefusals.workKeyUsed(),
  svgRefusals.element('script'),
  svgRefusals.handler(),
  svgRefusals.script(),
  svgRefusals.link(),
  svgRefusals.picture(),
  svgRefusals.nested(),
  svgRefusals.stylesheet(),
  svgRefusals.entity(),
  svgRefusals.encoding('x-y'),
  svgRefusals.broken(),
  svgRefusals.tooManyElements(),
];

type Texts = Record<'refused' | 'part' | 'note', Record<string, string>>;
const textsOf = (locale: string): Texts =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../web/src/locales/${locale}/image-messages.json`, import.meta.url),
      'utf8',
    ),
  );

function fill(text: string | undefined, params: Record<string, unknown>): string {
  return (text ?? 'missing').replace(/\{\{-?\s*(\w+)\}\}/g, (all, name: string) =>
    String(params[name] ?? all),
  );
}

it.each([
  ['zh-CN', 'zh'],
  ['en-US', 'en'],
] as const)('the app words refusals and notes in %s as the server does', (locale, language) => {
  const { refused, part, note } = textsOf(locale);
  for (const { wording, text } of refusals) {
    const { id, params } = wording!;
    const plain = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]);
    const what = fill(part[String(params.part)], params);
    expect(fill(refused[id], { ...Object.fromEntries(plain), what })).toBe(text[language]);
  }
  expect(imageNoteIds.map((id) => note[id])).toEqual(noteTexts(imageNoteIds, language));
});

it.each(['ar', 'he', 'fa', 'ku'])('%s has a sentence of its own for each', (locale) => {
  const { refused, part, note } = textsOf(locale);
  for (const { wording } of refusals) {
    expect(refused[wording!.id]).toMatch(/\p{Script=Arabic}|\p{Script=Hebrew}/u);
    if (wording!.params.part) expect(part).toHaveProperty(String(wording!.params.part));
  }
  for (const id of imageNoteIds) expect(note[id]).toMatch(/\p{Script=Arabic}|\p{Script=Hebrew}/u);
});
