import { type Customisation, isObject, listIn, objectIn, type Reply, textIn } from './customisation.ts';

/** Kinds of preview items: 1 is the whole product with everything on it, which is not the buyer’s reply. */
const PICTURE = '3';
const WORDS = '4';
const MAX_REPLIES = 500;

/**
 * Reads Temu's JSON of a customised item: items of a preview (`previewType` 3 = the buyer's picture, 4 = the buyer's
 * words), or the surfaces of `customizedData` (JSON inside the JSON), or words alone. Null = another kind of JSON.
 */
export function readTemuCustom(json: unknown): Customisation | null {
  const from = Array.isArray(json) ? { previewList: json } : json;
  if (!isObject(from)) return null;
  const inside = objectIn(from, 'productSkuCustomization');
  const item = Object.keys(inside).length > 0 ? { ...from, ...inside } : from;
  const previews = [...listIn(item, 'previewList'), ...listIn(item, 'customizedPreviewItems')];
  const isKnown = previews.some((one) => textIn(one, 'previewType') !== '');
  const replies = isKnown ? previews.flatMap(previewReply) : regionReplies(surfacesOf(item));
  const alone = textIn(item, 'customizedText');
  if (replies.length === 0 && alone !== '')
    replies.push({ path: [], label: '', inner: '', kind: 'text', value: alone });
  if (replies.length === 0) return null;
  const quantity = Number(textIn(item, 'quantity'));
  return {
    platform: 'temu',
    orderNo: textIn(item, 'parentOrderSn').trim(),
    itemIds: [textIn(item, 'orderSn').trim()].filter(Boolean),
    asin: '',
    sku: textIn(item, 'extCode').trim(),
    title: textIn(item, 'productName'),
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
    replies: replies.slice(0, MAX_REPLIES),
    unread: [],
  };
}

function previewReply(item: unknown): Reply[] {
  const type = textIn(item, 'previewType');
  const area = textIn(item, 'customizedAreaId', 'regionId').trim();
  const caption = { path: [], label: area === '' ? '' : `定制区域 ${area}`, inner: '' };
  if (type === PICTURE)
    return [{ ...caption, kind: 'picture', value: textIn(item, 'imageUrl', 'imageUrlDisplay') }];
  return type === WORDS ? [{ ...caption, kind: 'text', value: textIn(item, 'customizedText') }] : [];
}

/** `customizedData` is a text with JSON in it, or the object itself, or stands by itself. */
function surfacesOf(item: unknown): readonly unknown[] {
  const text = textIn(item, 'customizedData');
  if (text !== '') {
    try {
      return listIn(JSON.parse(text), 'surfaces');
    } catch {
      return [];
    }
  }
  const own = listIn(objectIn(item, 'customizedData'), 'surfaces');
  return own.length > 0 ? own : listIn(item, 'surfaces');
}

function regionReplies(surfaces: readonly unknown[]): Reply[] {
  return surfaces.flatMap((surface) => {
    const path = [textIn(surface, 'name', 'surfaceName').trim()].filter(Boolean);
    return listIn(surface, 'regions').flatMap((region) => {
      const area = textIn(region, 'regionId', 'region_id', 'id').trim();
      const label =
        textIn(region, 'name', 'regionName', 'region_name').trim() || (area === '' ? '' : `定制区域 ${area}`);
      return listIn(region, 'elements').flatMap((element): Reply[] => {
        const type = textIn(element, 'type');
        const caption = { path, label, inner: '' };
        if (type === '1')
          return [{ ...caption, kind: 'picture', value: textIn(element, 'imageUrl', 'image_url') }];
        return type === '2' ? [{ ...caption, kind: 'text', value: textIn(element, 'text') }] : [];
      });
    });
  });
}
