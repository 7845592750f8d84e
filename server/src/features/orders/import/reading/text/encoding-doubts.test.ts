import { describe, expect, it } from 'vitest';
import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';
import { encodeText, type OldEncoding } from './encode-text.ts';
import { encodingChoices } from './encoding-choices.ts';
import { createEncodingDoubts } from './encoding-doubts.ts';
import { openText } from './open-text.ts';

const HEADERS = 'Order ID,SKU,Quantity,Name,Country';

/** Rows (from 1, without the headers) whose letters are asked about. */
async function askedRows(bytes: Buffer, encoding?: string): Promise<number[]> {
  const table = openText(bytes, encoding ? { encoding } : {});
  const doubts = table.createDoubts?.();
  for await (const rows of table.sheets[0]!.read())
    for (const { row, cells } of rows) doubts?.see(row, cells);
  return (doubts?.find() ?? []).map(({ row }) => row - 1);
}

function file(names: readonly string[], country = 'US', headers = HEADERS): string {
  return `${headers}\n${names.map((name, at) => `${at + 1},MUG,1,${name},${country}`).join('\n')}\n`;
}

describe('letters of other encodings in an English file are asked about', () => {
  it.each<[OldEncoding, string]>([
    ['windows-1250', 'Běla'],
    ['windows-1250', 'Ženíšková'],
    ['windows-1250', 'Čapek'],
    ['windows-1250', 'Kovačić'],
    ['windows-1250', 'Piękna'],
    ['windows-1250', 'Łódź'],
    ['windows-1250', 'żaba'],
    ['windows-1250', 'Szűcsi'],
    ['windows-1250', 'Timiş'],
    ['windows-1250', 'Jiří'],
    ['iso-8859-2', 'Świątek'],
    ['iso-8859-2', 'Łoś'],
    ['iso-8859-2', 'Štúrovo'],
    ['iso-8859-2', 'Tomaž'],
    ['windows-1257', 'Jānis'],
    ['windows-1257', 'Bērziņš'],
    ['windows-1254', 'Çağlar'],
    ['windows-1258', 'Ho\u0300a'],
    ['windows-1251', 'Ян'],
    ['windows-1251', 'Макушино'],
    ['windows-1253', 'Ημ.'],
    ['windows-1255', 'אל'],
    ['windows-1256', 'خداداد'],
    ['windows-874', 'แขพิมาย'],
    ['gb18030', '镕'],
    ['gb18030', '朱镕基'],
    ['gb18030', '龙'],
    ['gb18030', '鹿'],
    ['gb18030', '爐'],
    ['big5', '苗'],
    ['big5', '鈺軒'],
    ['big5', '袁'],
    ['shift_jis', '本田'],
    ['shift_jis', '吉原'],
    ['shift_jis', '渡部'],
    ['euc-jp', '瞳'],
    ['euc-kr', '호'],
    ['windows-1250', 'Píšť'],
  ])('%s: %s', async (encoding, name) => {
    expect(await askedRows(encodeText(file([name]), encoding))).toEqual([1]);
    expect(await askedRows(encodeText(file(['Ann', name, 'Bob']), encoding))).toEqual([2]);
  });

  it.each(['İpek Yıldız', 'Şükrü', 'Yıldırım', 'Ağca'])(
    'Turkish under headers of other languages: %s',
    async (name) => {
      const headers = 'Bestellnummer,SKU,Menge,Empfänger,Land';
      expect(await askedRows(encodeText(file(['Jürgen', name], '', headers), 'windows-1254'))).toEqual([2]);
      const own = file(['Jürgen', 'Ýmir Sigurðsson'], 'IS', headers);
      expect(await askedRows(encodeText(own, 'windows-1252'))).toEqual([]);
    },
  );

  it.each<[OldEncoding, string, string]>([
    ['windows-1250', 'Lahko noč', 'Kovač'],
    ['iso-8859-2', 'Lahko noč', 'Kovač'],
    ['windows-1257', 'Lahko noč', 'Kovač'],
    ['windows-1250', 'Stalowy pręt', 'Piękna'],
    ['windows-1250', 'Nem fűt', 'Szűcsi'],
    ['windows-1257', 'Bāle', 'Jānis'],
  ])('%s: %s settles nothing, though its bytes are a Western word', async (encoding, text, name) => {
    expect(await askedRows(encodeText(file(['Ann', text, name]), encoding))).toEqual([2, 3]);
  });

  it('letters of two bytes beside a Western accent', async () => {
    const western = encodeText(`${HEADERS}\n1,MUG,1,José,US\n`, 'windows-1252');
    for (const name of ['福', '龙', '镕', '朱镕基']) {
      const bytes = Buffer.concat([western, encodeText(`2,MUG,1,${name},US\n`, 'gb18030')]);
      expect(await askedRows(bytes)).toContain(2);
    }
  });
});

describe('Western text is not', () => {
  it.each([
    'José',
    'García',
    'Renée',
    'Muñoz',
    'Hélène',
    'Müller',
    'Søren',
    'São Paulo',
    '£12.50',
    'Mom’s “best” cup',
    '5’ × 7’',
    '¡Hola!',
    '20 °C',
  ])('%s', async (name) => {
    expect(await askedRows(encodeText(file([name]), 'windows-1252'))).toEqual([]);
  });

  it('two long words that are known settle those that are not: a program writes all rows in one encoding', async () => {
    const names = ['Xañer', 'Bjørnevej'];
    expect(await askedRows(encodeText(file(names), 'windows-1252'))).toEqual([1, 2]);
    for (const few of [['Muñoz'], ['Muñoz', 'MUÑOZ'], ['très', 'été', 'Zoë']])
      expect(await askedRows(encodeText(file([...names, ...few]), 'windows-1252'))).toEqual([1, 2]);
    expect(await askedRows(encodeText(file([...names, 'Muñoz', 'Søren']), 'windows-1252'))).toEqual([]);
  });

  it('headers in a language of it settle them, but for countries of others', async () => {
    const headers = 'Bestellnummer,SKU,Menge,Empfänger,Land';
    expect(await askedRows(encodeText(file(['Xañer'], 'FR', headers), 'windows-1252'))).toEqual([]);
    expect(await askedRows(encodeText(file(['Piękna 5'], 'PL', headers), 'windows-1250'))).toEqual([1]);
  });

  it.each(['José', 'Ольга', 'Mom’s', '福', '½ off 5½', 'M码', '£5', '20°C'])('UTF-8: %s', async (name) => {
    expect(await askedRows(Buffer.from(file([name])))).toEqual([]);
  });
});

describe('the Baltic encoding of before 1998', () => {
  const GERMAN = 'Bestellnummer,SKU,Menge,Empfänger,Land';
  it.each(['Līga Kalna', 'Kārlis Ozols', 'Jonaitienė', 'Aistė Urbonaitė', 'Brīvības iela', 'Sanita Grāvere'])(
    '%s is asked about among German words and without a country',
    async (name) => {
      const text = file(['Müller', name], '', GERMAN);
      expect(await askedRows(encodeText(text, 'iso-8859-4'))).toContain(2);
    },
  );
  it.each(['LT', 'Latvia', 'EE'])('a row that goes to %s is asked about', async (country) => {
    const text = file(['Mūrnieku iela'], country, GERMAN);
    expect(await askedRows(encodeText(text, 'iso-8859-4'))).toEqual([1]);
  });
  it('is offered', () => {
    const { samples } = encodingChoices('windows-1252', ['Jonaitienì', 'Kàrlis', 'Lïga']).find(
      ({ encoding }) => encoding === 'iso-8859-4',
    )!;
    expect(samples).toEqual(['Jonaitienė', 'Kārlis', 'Līga']);
  });
  it.each(['Anaïs', 'Loïc', 'Gràcia', 'Bàrbara', 'Sànchez', 'Nicolò', 'Forlì', 'Haïti', 'Zoé'])(
    'leaves %s as it is',
    async (name) => {
      expect(await askedRows(encodeText(file([name], '', GERMAN), 'windows-1252'))).toEqual([]);
    },
  );
});

describe.each(['ES', 'IT', 'FR', ''])(
  'the Baltic encoding and names of the south, country "%s"',
  (country) => {
    it.each([
      'Tomàs',
      'Tomàs Vidal',
      'Nicolàs',
      'Bernàt',
      'Ivàn',
      'Nadàl',
      'Sàra',
      'Plaça Sant Tomàs',
      'Mònica Bàrtra',
      'Haitì',
      'Kyïv',
    ])('leaves %s as it is', async (name) => {
      const headers = 'Número de pedido,SKU,Cantidad,Destinatario,País';
      expect(await askedRows(encodeText(file(['Müller', name], country, headers), 'windows-1252'))).toEqual(
        [],
      );
    });
  },
);

it.each<[string, number[]]>([
  ['ES', []],
  ['LV', [2]],
  ['', [2]],
])('a name that is written in both languages, country "%s", is asked about in %j', async (country, rows) => {
  const headers = 'Pedido,SKU,Cantidad,Destinatario,Destino';
  expect(await askedRows(encodeText(file(['Müller', 'Màris'], country, headers), 'windows-1252'))).toEqual(
    rows,
  );
});

describe('rows that name a country', () => {
  it('what a Polish row may be in holds for its French neighbour', async () => {
    const text = `${HEADERS}\n1,MUG,1,£ódŸ,Polska\n2,MUG,1,Muñoz,Spain\n3,MUG,1,Xañer,Spain\n4,MUG,1,Müller,Germany\n`;
    expect(await askedRows(encodeText(text, 'windows-1252'))).toEqual([1, 3]);
  });

  it.each<[string, string]>([
    ['a phone', '+48 601 234 567'],
    ['a postcode', '00-001'],
  ])('or %s', async (_, place) => {
    const headers = 'Bestellnummer,SKU,Menge,Empfänger,Telefon';
    expect(await askedRows(encodeText(file(['Piękna 5'], place, headers), 'windows-1250'))).toEqual([1]);
  });

  it('letters of Iceland are its own there', async () => {
    expect(await askedRows(encodeText(file(['Þórunn Muñoz'], 'Iceland'), 'windows-1252'))).toEqual([1]);
  });
});

describe('in an encoding that a person chose', () => {
  it.each<[string, OldEncoding, string, number[]]>([
    ['of another program', 'iso-8859-2', 'windows-1250', [2]],
    ['as it is', 'windows-1250', 'windows-1250', []],
  ])('rows %s', async (_, written, chosen, expected) => {
    const bytes = encodeText(file(['Anna', 'Świątek']), written);
    expect(await askedRows(bytes, chosen)).toEqual(expected);
  });

  it('brands, soft hyphens and degrees at letters are text in any', async () => {
    const names = ['Tom®Shirt', 'Tee©Ann', 'won\u00adder', 't°C', 't°cold'];
    const bytes = encodeText(file(names), 'windows-1252');
    expect(await askedRows(bytes, 'windows-1252')).toEqual([5]);
  });

  it('a Latin word with a letter of another script waits', async () => {
    expect(await askedRows(encodeText(file(['García', 'José']), 'windows-1252'), 'windows-1251')).toEqual([
      1, 2,
    ]);
  });
});

describe('rows of a chosen encoding that are UTF-8', () => {
  const gbk = (name: string) => [...encodeText(name, 'gb18030')];
  const found = (bytes: Buffer) => {
    const doubts = createEncodingDoubts({
      isOther: false,
      isWestern: false,
      chosen: 'gb18030',
      hasUtf8: true,
    });
    doubts.see(2, ['1', decodeBytes(bytes, 'gb18030')]);
    return doubts.find().map(({ confirmable = false }) => confirmable);
  };

  it.each(['石钱伟', '袁毛英', '谢平通', '魏强 叶霞'])('by chance are confirmed by a person: %s', (name) => {
    expect(found(Buffer.from(gbk(name)))).toEqual([true]);
  });

  it.each(['José Peña', 'Ольга', 'Ñandú', '北京', 'Łódź'])('for certain never are: %s', (name) => {
    expect(found(Buffer.from(name, 'utf8'))).toEqual([false]);
  });
});
