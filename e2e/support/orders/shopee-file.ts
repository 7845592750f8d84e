import { zipSync } from 'fflate';
import type { OrderFile } from './import-orders.ts';

/** An order of Shopee Thailand; all persons are invented. */
export interface ShopeeOrder {
  order: string;
  status: string;
  sku: string;
  /** The buyer's note to the seller, where buyers write what is to be printed. */
  note: string;
}

/** The workbook that Shopee's Thai seller centre exports, every cell a text. */
export function shopeeWorkbook(orders: ShopeeOrder[]): OrderFile {
  const rows = orders.map(({ order, status, sku, note }) => ({
    หมายเลขคำสั่งซื้อ: order,
    สถานะการสั่งซื้อ: status,
    'Hot Listing': 'N',
    เหตุผลในการยกเลิกคำสั่งซื้อ: status === 'ยกเลิกแล้ว' ? 'ไม่ต้องการแล้ว' : '',
    สถานะการคืนเงินหรือคืนสินค้า: '',
    'ชื่อผู้ใช้ (ผู้ซื้อ)': 'buyer1',
    วันที่ทำการสั่งซื้อ: '2026-05-03 10:07',
    เวลาการชำระสินค้า: '2026-05-03 10:08',
    '*หมายเลขติดตามพัสดุ': '',
    วันที่คาดว่าจะทำการจัดส่งสินค้า: '2026-05-05 23:59',
    'เลขอ้างอิง Parent SKU (Parent SKU Reference No.)': 'MUG',
    ชื่อสินค้า: 'แก้วพิมพ์ชื่อ',
    'เลขอ้างอิง SKU (SKU Reference No.)': sku,
    ชื่อตัวเลือก: 'สีขาว,11oz',
    ราคาตั้งต้น: '299',
    ราคาขาย: '199',
    จำนวน: '1',
    จำนวนที่ส่งคืน: '0',
    ชื่อผู้รับ: 'สมหญิง ตัวอย่าง',
    หมายเลขโทรศัพท์: '66810000001',
    หมายเหตุจากผู้ซื้อ: note,
    ที่อยู่ในการจัดส่ง: '99/1 ซอยสุขใจ 5 แขวงสีลม เขตบางรัก จังหวัดกรุงเทพมหานคร 10500',
    ประเทศ: 'TH',
    จังหวัด: 'จังหวัดกรุงเทพมหานคร',
    'เขต/อำเภอ': 'เขตบางรัก',
    รหัสไปรษณีย์: '10500',
    ประเภทคำสั่งซื้อ: '',
    บันทึก: '',
  }));
  const table = [Object.keys(rows[0]!), ...rows.map((cells) => Object.values(cells))];
  return {
    name: 'Order.toship.20260503.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: writeWorkbook('orders', table),
  };
}

/** The smallest workbook of one sheet of texts. */
function writeWorkbook(sheet: string, table: string[][]): Buffer {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const cells = (row: string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`).join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${table.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([path, text]) => [
    path,
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
