import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { optionKinds } from '../recognise/option-kinds.ts';

const HEADERS = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address', 'City', 'Country', 'Zip'];
const CELLS = ['1', 'A', '1', 'Ann', '1 Main St', 'York', 'GB', 'YO1 7HH'];

function problemsOf(header: string): string[] {
  const headers = [...HEADERS, header];
  const { mapping } = proposeMapping(headers);
  return readOrderLine(mapping, [...CELLS, 'Rex'], { options: optionKinds(headers) }).problems.map(
    ({ code }) => code,
  );
}

it.each(
  (
    'Embroidery, Embroidered Name, Stitch Text, Etched text, Laser text, Name on Cup, Words on shirt, Number on back, Message on mug, Jersey Number, Pet Name, ' +
    "Child's Name, Bride, Wedding Date, Your Logo, Image Upload, Drucktext, Stickerei, Sticktext, Aufschrift, Name auf Tasse, Beflockung, Prénom à broder, Broderie, " +
    'Flocage, Texte imprimé, Prénom sur mug, Bordado, Nombre a bordar, Texto de impresión, Ricamo, Nome da ricamare, Testo stampa, Dicitura, Borduurtekst, Bedrukking, ' +
    'Haft, Tekst do wydruku, Вышивка, Текст для печати, Имя на кружке, Baskı Metni, Yazılacak İsim, İşlenecek İsim, Nakış, 刺繍, 刺繍文字, プリント文字, 文字入れ, お名前入れ, 자수, 인쇄 내용, ' +
    '새길 이름, 刺绣, 绣字内容, 雕刻内容, 激光内容, 首字母, 背号, تطريز, نص الطباعة, רקמה, טקסט להדפסה, گلدوزی, متن چاپ, Thêu tên, ปักชื่อ, ข้อความพิมพ์, Bordir, Nama Cetak'
  ).split(', '),
)('a row with text under “%s” waits', (header) => expect(problemsOf(header)).toEqual(['OPTION_UNREAD']));

it.each(
  (
    'Name on Invoice, Name on Account, Print Date, Printed At, Print Status, Print Count, Label printed, Printer, Number of items, Family Name, Embroidery Fee, Laser Price, ' +
    'Druckdatum, Name auf Rechnung, Nom sur la facture, 打印时间, 打印次数, 面单打印内容, 印刷数量, 刺绣费, 印刷費, 送り状印刷内容, Message on packing slip'
  ).split(', '),
)('“%s” is none of the buyer’s words', (header) => {
  expect(problemsOf(header)).not.toContain('OPTION_UNREAD');
});
