import { zipSync } from 'fflate';
import type { OrderFile } from './import-orders.ts';

/** One customised item of an Amazon order, as its buyer left it; all persons are invented. */
export interface CustomItem {
  orderId: string;
  itemId: string;
  sku: string;
  texts: Record<string, string>;
  photo: Buffer;
}

/** The order report of unshipped orders, tab-separated, with the columns that customised items need. */
export function amazonReport(items: CustomItem[]): OrderFile {
  const row = ({ orderId, itemId, sku }: CustomItem) => ({
    'order-id': orderId,
    'order-item-id': itemId,
    'purchase-date': '2026-05-03T05:30:00-07:00',
    'payments-date': '2026-05-03T05:30:00-07:00',
    'promise-date': '2026-05-06T06:59:59+00:00',
    'days-past-promise': '-3',
    'buyer-email': 'x@marketplace.example',
    'buyer-name': 'Pay Er',
    'buyer-phone-number': '+1 555-0100',
    sku,
    'product-name': 'Photo mug',
    'quantity-purchased': '1',
    'quantity-shipped': '0',
    'quantity-to-ship': '1',
    'ship-service-level': 'Standard',
    'recipient-name': 'Anna Example',
    'ship-address-1': '1 Main St',
    'ship-address-2': 'Apt 2',
    'ship-address-3': '',
    'ship-city': 'Salem',
    'ship-state': 'MA',
    'ship-postal-code': '01970',
    'ship-country': 'US',
    'customized-url': `https://custom.marketplace.example/${itemId}.zip`,
    'customized-page': `https://custom.marketplace.example/page/${itemId}`,
    'is-business-order': 'false',
  });
  const rows = items.map(row);
  const table = [Object.keys(rows[0]!), ...rows.map((cells) => Object.values(cells))];
  const text = table.map((cells) => cells.join('\t')).join('\r\n');
  return { name: 'unshipped-orders.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** The ZIP of one item: its JSON, the buyer's picture, and Amazon's own drawing of both. */
export function amazonCustomZip({ orderId, itemId, texts, photo }: CustomItem): OrderFile {
  const json = {
    orderId,
    orderItemId: itemId,
    legacyOrderItemId: itemId,
    asin: 'B0TESTAAAA',
    title: 'Photo mug',
    merchantId: 'A1TEST',
    quantity: 1,
    customizationData: {
      type: 'PageContainerCustomization',
      name: '',
      children: [
        {
          type: 'PreviewContainerCustomization',
          label: 'Front',
          children: [
            {
              type: 'FlatContainerCustomization',
              name: 'Flat',
              children: [
                ...Object.entries(texts).map(([label, inputValue]) => ({
                  type: 'TextCustomization',
                  label,
                  name: '',
                  inputValue,
                })),
                {
                  type: 'ImageCustomization',
                  label: 'Photo',
                  image: { imageName: `${itemId}_photo.png`, buyerFilename: 'IMG_0001.png' },
                },
              ],
            },
          ],
        },
      ],
    },
    version: '3.0',
  };
  const files = { [`${itemId}.json`]: Buffer.from(JSON.stringify(json)), [`${itemId}_photo.png`]: photo };
  return {
    name: `${orderId}_${itemId}.zip`,
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files)),
  };
}
