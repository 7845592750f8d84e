import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { optionKinds } from '../recognise/option-kinds.ts';

const KNOWN = [
  'Order ID',
  'Order Date',
  'SKU',
  'Quantity',
  'Product Name',
  'Recipient Name',
  'Address',
  'City',
  'Country',
  'Zip',
];
const CELLS = ['1', '2026-05-03', 'A', '1', 'Best Mug', 'Ann Example', '1 Main St', 'York', 'GB', 'YO1 7HH'];

/** What becomes of a row with this text under this header. */
function read(header: string, text: string) {
  const headers = [...KNOWN, header];
  const { mapping } = proposeMapping(headers);
  const { line, problems } = readOrderLine(mapping, [...CELLS, text], { options: optionKinds(headers) });
  const isAsked = problems.some(
    ({ severity, columns }) => severity === undefined && columns?.includes(KNOWN.length),
  );
  return { isAsked, line, mapping };
}

const list = (text: string) => text.split(', ').map((header) => [header]);

describe('a picture of the goods, or the one to print', () => {
  it.each(
    list(
      'Image, Images, Image 1, Image #2, Image URL, image_url, Image link, Picture, Picture URL, Pic, Bild, Bilder, Bild 2, Bild-URL, Bildlink, Bilddatei, Imagen, Imágenes, Immagine, ' +
        'Imagem, Afbeelding, Obraz, Obrázek, Kép, Resim, Görsel, Изображение, Картинка, Ссылка на изображение, Kuva, Billede, Εικόνα, 图片, 圖片, 图片1, 图片链接, 图片网址, 图, 图稿, 画像, 画像URL, ' +
        'イメージ, 이미지, 그림, รูปภาพ, Hình ảnh, Ảnh, Gambar, Gambar URL, Imej, صورة, رابط الصورة, תמונה, קישור לתמונה, تصویر, Logo URL, Photo URL, Photo link, 照片链接, 写真URL, ' +
        'Order image, Print image, Print file, Front image, Back_print, Bild Rückseite, Kundenbild, 正面图片, 背面图, 客户图片, 买家照片, 印刷图片, 注文画像, 고객 이미지, Gambar depan, Design URL, Uploaded image, Your picture',
    ),
  )('%s', (header) => {
    expect(read(header, 'https://example.com/a.jpg').isAsked).toBe(true);
    expect(read(header, '').isAsked).toBe(false);
  });

  it.each(
    list(
      'Product Image, Product Image URL, Item image, Item - Image URL, 商品图片, 产品图片, 商品图片链接, Produktbild, Image du produit, Thumbnail, Preview image, Mockup, Mockup front, 效果图, 效果图链接, プレビュー画像',
    ),
  )('but not %s', (header) => expect(read(header, 'https://example.com/a.jpg').isAsked).toBe(false));
});

describe('other words that name what is printed in some shops', () => {
  it.each(
    list(
      'Design, Motiv, Motif, Diseño, Disegno, Wzór, Desen, Дизайн, Рисунок, Принт, 图案, 花型, デザイン, 柄, 디자인, ลาย, تصميم, עיצוב, Theme, Thème, 主题, テーマ, ' +
        'File, Datei, Fichier, Archivo, Plik, Файл, 文件, 附件, ファイル, 파일, ไฟล์, Attachment, Anhang, Upload, Link, URL, 链接, ' +
        'Front, Back, Front side, Vorderseite, Rückseite, Devant, Dos, Espalda, Przód, Ön, Спереди, 正面, 背面, 裏面, 앞면, ด้านหน้า, Mặt trước, Depan, Left sleeve, ' +
        'Date, Datum, Fecha, Дата, 日期, 日付, 날짜, วันที่, Tanggal, Tarih, تاريخ, תאריך, Wedding date, Geburtsdatum, Date of birth, 生日, 記念日, ' +
        'Number, Nummer, Numéro, Número, Numero, Numer, Номер, 번호, 番号, 数字, Year, Jahr, Année, Año, Rok, Yıl, Год, 年份, ' +
        'Letter, Letters, Buchstabe, Lettre, Lettera, Буква, 字母, 글자, ตัวอักษร, حرف, אות, Initial, Word, Quote, Spruch, Zitat, Citation, Frase, Цитата, 歌词, 歌詞, 가사, Team, Verein, 队名, チーム名, ' +
        'Zodiac sign, Sternzeichen, 星座, Birthstone, Birth month, 诞生石, Coordinates, Koordinaten, 坐标, Location, Map, 地图, Signature, Unterschrift, 手写, Icon, Emoji, 图标, 表情, Background, Hintergrund, 背景, ' +
        'Pet, Breed, Hunderasse, 犬種, Nickname, Spitzname, 昵称, Hair style, Skin tone, Answer, Antwort, Réponse, Ответ, 回答, 答案, Question, 问题, Content, Inhalt, 内容, 内容1, 내용, Nội dung, Info, Details, 详情, 詳細, 상세',
    ),
  )('%s', (header) => {
    expect(read(header, 'Bluebird 12').isAsked).toBe(true);
    expect(read(header, '').isAsked).toBe(false);
  });

  it.each(
    list(
      'Order Total, Total, Subtotal, Tax, Shipping Cost, Discount Code, Payment Method, Tracking Number, Weight, Vendor, Barcode, HS Code, Warehouse, Currency, Line Total, Contents Weight, ' +
        'Number of Items, Fulfillment Date, Location ID, Background check, Question ID, Design ID, Backorder, Frontend, Filename, Linked order, 编号, 订单金额, 发货仓库, 支払方法, 결제수단',
    ),
  )('but not %s', (header) => expect(read(header, 'Bluebird').isAsked).toBe(false));
});

it('a day is the one to print where another column says when the order came', () => {
  expect(read('Date', '2027-06-12').line.placedAt).toBe(read('Tax', '').line.placedAt);
});

it('numbers in front of the rows are none of theirs', () => {
  const headers = ['번호', ...KNOWN];
  const { mapping } = proposeMapping(headers);
  const { problems } = readOrderLine(mapping, ['7', ...CELLS], { options: optionKinds(headers) });
  expect(problems).toEqual([]);
});

it('the link of our own template is the buyer’s picture', () => {
  const headers = ['*订单号', '*SKU', '规格属性', '*数量', '图片网址 (Link to a picture)', '*收件人'];
  const { mapping } = proposeMapping(headers);
  expect(mapping.profile).toMatch(/^ours@/);
  const { line } = readOrderLine(mapping, ['1', 'A', '', '1', 'https://example.com/a.jpg', 'Ann'], {});
  expect(line.personalisation).toEqual([{ name: '定制图片', value: 'https://example.com/a.jpg' }]);
});
