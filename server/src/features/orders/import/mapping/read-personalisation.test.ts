import { expect, it } from 'vitest';
import type { Mapping } from '../../model/mapping.ts';
import { readPersonalisation } from './read-personalisation.ts';

const mapping: Mapping = {
  profile: '',
  columns: { personalization: [1] },
  personalisation: [{ column: 0, name: '名字' }],
};

it.each<[string, string[], string[], string[]]>([
  ['words', ['Anna', '定制'], ['名字=Anna', '定制内容=定制'], []],
  ['an empty cell', ['', '定制'], ['定制内容=定制'], ['名字']],
  ['a short row', [], [], ['名字', '定制内容']],
  ['blanks of all widths', [' \u00a0\u3000\u2003', ''], [], ['名字', '定制内容']],
  ['characters that nobody sees', ['\u200b\u200d\ufeff\u2060', '\u3164\u2800'], [], ['名字', '定制内容']],
  ['what a marketplace writes for nothing', ['N/A', 'Not requested on this item.'], [], ['名字', '定制内容']],
  ['words before the first key', ['', 'To Mum, love: Ann'], ['定制内容=To Mum, love: Ann'], ['名字']],
  ['a key without words', ['Anna', '日期：'], ['名字=Anna'], ['日期']],
  ['an empty column, and the same name as a key', ['', '名字：Bob'], ['名字=Bob'], []],
])('%s', (_name, cells, texts, blanks) => {
  const read = readPersonalisation(mapping, cells);
  expect(read.texts.map(({ name, value }) => `${name}=${value}`)).toEqual(texts);
  expect(read.blanks).toEqual(blanks);
});

const etsy: Mapping = { profile: '', columns: { variation: [0], personalization: [0] }, personalisation: [] };

it.each<[string, string[]]>([
  ['Color:Black,Size:M,Personalization:Line one\nLine two', ['Personalization=Line one\nLine two']],
  ['Personalization:To: mum, From: dad', ['Personalization=To: mum, From: dad']],
  ['Personalization:Time 10:30, place: Rome', ['Personalization=Time 10:30, place: Rome']],
  ['Personnalisation:L&eacute;a &#128512;', ['Personnalisation=Léa 😀']],
  ['Color: Black', []],
  ['Color name: Black, Product type: Mug, Size name: L', []],
  ['Color: Black|Your Name: Anna', ['Your Name=Anna']],
  ['Color: Black, Your Name: Anna', ['Your Name=Anna']],
  ['Color: Black / Size: M / Your Name: Anna', ['Your Name=Anna']],
  ['색상: 화이트 / 사이즈: M / 각인문구: 사랑해', ['각인문구=사랑해']],
  ['カラー:ブラック\n刻印文字:Anna', ['刻印文字=Anna']],
  ['サイズ名前: M', []],
  ['Personalization:Not requested on this item.', []],
  ['[Farbe:Weiß,Personalisierung:Für Jörg & Söhne]', ['Personalisierung=Für Jörg & Söhne']],
  ['[Personalization:Anna [heart]]', ['Personalization=Anna [heart]']],
  ['[Color:Red,Your Name:Anna]', ['Your Name=Anna']],
  ['[Color:Black,Size:M]', []],
  ['[Color:Red,Personalization:Anna [heart], Ben]', ['Personalization=Anna [heart], Ben']],
  ['[Color:Red,Personalization::] Anna]', ['Personalization=:] Anna']],
  ['[Color:Red], Personalization:[Anna]', ['Personalization=[Anna]']],
  ['Personalization:[Anna]', ['Personalization=[Anna]']],
])('the variation %j brings %j', (cell, texts) => {
  const read = readPersonalisation(etsy, [cell]);
  expect(read.texts.map(({ name, value }) => `${name}=${value}`)).toEqual(texts);
});

it('keeps what pairs were cut from, and what a whole may be cut into', () => {
  const own = readPersonalisation({ ...mapping, personalisation: [] }, ['', 'To: mum\nFrom: dad']);
  expect(own.texts).toEqual([
    { name: 'To', value: 'mum', whole: 'To: mum\nFrom: dad' },
    { name: 'From', value: 'dad', whole: 'To: mum\nFrom: dad' },
  ]);
  const { texts } = readPersonalisation(etsy, ['Personalization:Name: Anna\nDate: 5 May']);
  expect(texts).toEqual([
    {
      name: 'Personalization',
      value: 'Name: Anna\nDate: 5 May',
      parts: [
        { name: 'Name', value: 'Anna' },
        { name: 'Date', value: '5 May' },
      ],
    },
  ]);
});

it.each<[string, string[]]>([
  ['[{"name":"Name","value":"Anna"},{"name":"Date","value":"5/3"}]', ['Name=Anna', 'Date=5/3']],
  ['{"名字":"安娜","颜色":"黑色"}', ['名字=安娜']],
  ['{"customization":[{"label":"Text","answer":"Hi","optionId":7}]}', ['Text=Hi']],
  [
    '[{"title":"Photo","content":"https://example.com/a.jpg","type":"image"}]',
    ['Photo=https://example.com/a.jpg'],
  ],
  ['[]', []],
  // Forms that nobody knows stay whole: `mayHaveLostLetters` makes them a question.
  ['{"a":{"b":1},"c":"d"}', ['定制内容={"a":{"b":1},"c":"d"}']],
  [
    '[{"name":"Name","value":"Anna","text":"Bob"}]',
    ['定制内容=[{"name":"Name","value":"Anna","text":"Bob"}]'],
  ],
])('answers as JSON: %s', (cell, texts) => {
  const read = readPersonalisation({ ...mapping, personalisation: [] }, ['', cell]);
  expect(read.texts.map(({ name, value }) => `${name}=${value}`)).toEqual(texts);
});
