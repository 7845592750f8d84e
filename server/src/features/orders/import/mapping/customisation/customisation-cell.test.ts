import { describe, expect, it } from 'vitest';
import {
  amazonCustom,
  colourReply,
  fontReply,
  optionReply,
  pictureReply,
  placed,
  surface,
  textReply,
} from '../../testing/amazon-custom.ts';
import { describeCustomisation, personalisationOfCell, readCustomisationCell } from './customisation-cell.ts';

function readJson(json: unknown) {
  const cell = readCustomisationCell(JSON.stringify(json));
  if (!cell) return null;
  const { texts, blanks } = personalisationOfCell(cell);
  return { texts: texts.map(({ name, value }) => [name, value]), blanks, unread: cell.unread };
}

const ODD = ' "Zoë"\n二行\t😀👩‍👩‍👧 {"a":1} &amp; \\u00e9 none ';

describe('Amazon Custom', () => {
  it.each<[string, unknown, [string, string][]]>([
    ['words to the letter', amazonCustom([surface('Front', [textReply('Name', ODD)])]), [['Name', ODD]]],
    [
      'choices under their names',
      amazonCustom([
        surface('Front', [
          textReply('Name', 'Anna'),
          optionReply('Handle', 'Left'),
          colourReply('Ink', 'Gold', '#D4AF37'),
          fontReply('Lettering', 'Lobster'),
        ]),
      ]),
      [
        ['Name', 'Anna'],
        ['Handle', 'Left'],
        ['Ink', 'Gold'],
        ['Lettering', 'Lobster'],
      ],
    ],
    [
      'equal captions of two surfaces apart',
      amazonCustom([
        surface('Front', [placed('Text', [textReply('Name', 'Anna')])]),
        surface('Back', [placed('Text', [textReply('Name', 'Ben')])]),
      ]),
      [
        ['Front / Name', 'Anna'],
        ['Back / Name', 'Ben'],
      ],
    ],
    [
      'colours of two blocks by their block',
      amazonCustom([
        surface('Front', [
          placed('Title', [textReply('Words', 'Hi'), colourReply('Color', 'Red', '#f00')]),
          placed('Names', [textReply('Who', 'Us'), colourReply('Color', 'Blue', '#00f')]),
        ]),
      ]),
      [
        ['Words', 'Hi'],
        ['Title / Color', 'Red'],
        ['Who', 'Us'],
        ['Names / Color', 'Blue'],
      ],
    ],
    [
      'questions without a caption by their block',
      amazonCustom([
        surface('Front', [
          placed('Photo here', [{ type: 'ImageCustomization', image: { imageName: 'a.jpg' } }]),
        ]),
      ]),
      [['Photo here', 'a.jpg']],
    ],
    [
      'the same caption twice in one block by ordinal',
      amazonCustom([surface('Front', [textReply('Line', 'one'), textReply('Line', 'two')])]),
      [
        ['Front / Flat / Line', 'one'],
        ['Front / Flat / Line (2)', 'two'],
      ],
    ],
    [
      'the list of areas where there is no tree',
      {
        orderId: '1',
        orderItemId: '2',
        'version3.0': {
          customizationInfo: {
            surfaces: [
              {
                name: 'Surface 1',
                areas: [
                  {
                    customizationType: 'TextPrinting',
                    label: 'Line 1',
                    name: 'Customization 2',
                    text: 'Cash',
                  },
                  { customizationType: 'Options', label: 'Size', name: '定制 5', optionValue: 'L' },
                ],
              },
            ],
          },
        },
      },
      [
        ['Line 1', 'Cash'],
        ['Size', 'L'],
      ],
    ],
    [
      'the list of aspects where there is nothing else',
      { orderId: '1', customizationInfo: { aspects: [{ title: 'Line 1', text: { value: 'Cash' } }] } },
      [['Line 1', 'Cash']],
    ],
    [
      'fields that are called like parts of the language',
      JSON.parse(
        JSON.stringify(amazonCustom([surface('Front', [textReply('__proto__', 'Anna')])])).replace(
          '"version"',
          '"__proto__": {"inputValue": "x", "quantity": 9}, "version"',
        ),
      ),
      [['__proto__', 'Anna']],
    ],
  ])('%s', (_name, json, expected) => {
    expect(readJson(json)).toMatchObject({ texts: expected, unread: [] });
  });

  it('keeps questions that were left empty as questions', () => {
    const json = amazonCustom([surface('Front', [textReply('Line 1', 'Hi'), textReply('Line 2', '')])]);
    expect(readJson(json)).toMatchObject({
      texts: [['Line 1', 'Hi']],
      blanks: expect.arrayContaining(['Line 2']),
    });
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'an unknown kind with something in it',
      { type: 'HologramCustomization', label: 'Glow', depth: { value: 3 } },
      ['Glow · HologramCustomization'],
    ],
    [
      'an unknown kind with words',
      { type: 'DateCustomization', label: 'Date', inputValue: '2026-05-03' },
      [],
    ],
    ['an unknown kind left empty', { type: 'DateCustomization', label: 'Date', inputValue: '' }, []],
  ])('%s', (_name, node, unread) => {
    const json = amazonCustom([surface('Front', [textReply('Name', 'Anna'), node as never])]);
    expect(readJson(json)?.unread).toEqual(unread);
  });

  it('offers exact other names, and none that two questions share', () => {
    const json = amazonCustom([
      surface('Front', [textReply('Name', 'Anna', 'front_name'), pictureReply('Photo', 'a.jpg')]),
      surface('Back', [textReply('Date', '1 May', 'text')]),
    ]);
    const { texts } = personalisationOfCell(readCustomisationCell(JSON.stringify(json))!);
    expect(texts[0]).toMatchObject({
      name: 'Name',
      aliases: expect.arrayContaining(['front_name', 'Front / Name']),
    });
    expect(texts[0]!.aliases).not.toContain('定制内容');
    expect(texts[1]).toMatchObject({
      name: 'Photo',
      file: 'a.jpg',
      aliases: expect.arrayContaining(['定制图片']),
    });
  });
});

describe('Temu', () => {
  const previews = [
    { previewType: 1, imageUrl: 'https://img.example/whole.jpg' },
    { previewType: 3, imageUrl: 'https://img.example/0123456789abcdef.jpg', customizedAreaId: '1' },
    { previewType: 4, customizedText: 'DON’T\nSTOP', customizedAreaId: '2' },
  ];
  const area = [
    ['定制区域 1', 'https://img.example/0123456789abcdef.jpg'],
    ['定制区域 2', 'DON’T\nSTOP'],
  ];
  it.each<[string, unknown, string[][]]>([
    ['a list of previews', { orderSn: 'PO-1-1', customizedType: 2, previewList: previews }, area],
    ['the list alone', previews, area],
    [
      'a product with its customisation',
      { productSkuCustomization: { customizedPreviewItems: previews } },
      area,
    ],
    [
      'surfaces as a text in the text',
      {
        customizedData: JSON.stringify({
          surfaces: [
            {
              regions: [
                {
                  regionId: '7',
                  elements: [
                    { type: 2, text: 'Hi' },
                    { type: 1, image_url: 'p.png' },
                  ],
                },
              ],
            },
          ],
        }),
      },
      [
        ['定制区域 7', 'Hi'],
        ['定制区域 7 (2)', 'p.png'],
      ],
    ],
    [
      'words alone',
      { orderSn: 'PO-1-1', customizedType: 1, customizedText: 'Happy day' },
      [['定制内容', 'Happy day']],
    ],
  ])('%s', (_name, json, expected) => {
    expect(readJson(json)?.texts).toEqual(expected);
  });
});

it.each(['Anna', '{"a":1}', '{not json', '[1,2]', '', `${'['.repeat(200)}${']'.repeat(200)}`])(
  '%j is no customisation',
  (text) => {
    expect(readCustomisationCell(text)).toBeNull();
    expect(describeCustomisation(text)).toBe(text);
  },
);
