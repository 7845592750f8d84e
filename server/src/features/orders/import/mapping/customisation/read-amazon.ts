import {
  type Customisation,
  isObject,
  type JsonObject,
  listIn,
  objectIn,
  type Reply,
  type ReplyKind,
  textIn,
} from './customisation.ts';

/** The most answers of one item; no listing has more questions. */
const MAX_REPLIES = 500;

/**
 * Reads the JSON of Amazon Custom. It holds the same replies up to three times: as a tree (`customizationData`), as a list
 * of areas for each surface (`version3.0`) and as a list of aspects. The tree is complete; the list drops texts that the
 * buyer moved, so it is read only if there is no tree. Null = another kind of JSON.
 */
export function readAmazonCustom(json: unknown): Customisation | null {
  if (!isObject(json)) return null;
  const info = objectIn(json, 'customizationInfo');
  const areas = [
    ...listIn(objectIn(objectIn(json, 'version3.0'), 'customizationInfo'), 'surfaces'),
    ...listIn(objectIn(info, 'version3.0'), 'surfaces'),
  ];
  const tree = objectIn(json, 'customizationData');
  const aspects = listIn(info, 'aspects');
  const hasTree = Object.keys(tree).length > 0;
  if (!hasTree && areas.length === 0 && aspects.length === 0) return null;
  const read: Reading = { replies: [], unread: [] };
  if (hasTree) readNode(tree, [], read);
  if (read.replies.length === 0 && read.unread.length === 0) readAreas(areas, read);
  if (read.replies.length === 0 && read.unread.length === 0) readAspects(aspects, read);
  const quantity = Number(textIn(json, 'quantity'));
  return {
    platform: 'amazon',
    orderNo: textIn(json, 'orderId').trim(),
    itemIds: ids(json, ['orderItemId', 'legacyOrderItemId']),
    asin: textIn(json, 'asin').trim(),
    sku: textIn(json, 'sku', 'sellerSku').trim(),
    title: textIn(json, 'title'),
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
    replies: read.replies,
    unread: read.unread,
  };
}

function ids(json: JsonObject, fields: readonly string[]): string[] {
  const found = fields.map((field) => textIn(json, field).trim()).filter((id) => id !== '');
  return [...new Set(found)];
}

interface Reading {
  replies: Reply[];
  unread: string[];
}

/** Containers hold others or questions; whatever has no children is an answer. */
function readNode(node: unknown, path: readonly string[], read: Reading): void {
  if (!isObject(node) || read.replies.length > MAX_REPLIES) return;
  const type = textIn(node, 'type');
  const children = listIn(node, 'children');
  const caption = captionOf(node);
  if (isReply(type, children)) readReply(node, type, path, read);
  const within = caption === '' || caption === path.at(-1) ? path : [...path, caption];
  for (const child of children) readNode(child, within, read);
}

const QUESTION = /^(Text|Option|Color|Font|Image)Customization$/;

function isReply(type: string, children: readonly unknown[]): boolean {
  if (QUESTION.test(type)) return true;
  return children.length === 0 && type !== '' && !/Container/.test(type);
}

function captionOf(node: JsonObject): string {
  return textIn(node, 'label').trim() || textIn(node, 'name').trim();
}

function readReply(node: JsonObject, type: string, path: readonly string[], read: Reading): void {
  const [kind, value] = chosenValue(node, type);
  const caption = { path, label: textIn(node, 'label').trim(), inner: textIn(node, 'name').trim() };
  if (kind === null)
    read.unread.push([captionOf(node) || path.at(-1) || '', type].filter(Boolean).join(' · '));
  else read.replies.push({ ...caption, kind, value, ...(kind === 'colour' ? codeOf(node) : {}) });
}

function codeOf(node: JsonObject): { code?: string } {
  const code = textIn(objectIn(node, 'colorSelection'), 'value').trim();
  return /^#[0-9a-f]{3,8}$/i.test(code) ? { code } : {};
}

/** The answer as the buyer saw it; null = a kind of question that nobody knows. */
function chosenValue(node: JsonObject, type: string): [ReplyKind, string] | [null, ''] {
  switch (type) {
    case 'TextCustomization':
      return ['text', textIn(node, 'inputValue')];
    case 'OptionCustomization': {
      const chosen = objectIn(node, 'optionSelection');
      return ['option', textIn(chosen, 'label', 'displayValue', 'name') || textIn(node, 'displayValue')];
    }
    case 'ColorCustomization': {
      const chosen = objectIn(node, 'colorSelection');
      return ['colour', textIn(chosen, 'label', 'name', 'value')];
    }
    case 'FontCustomization': {
      const chosen = objectIn(node, 'fontSelection');
      return ['font', textIn(chosen, 'family', 'label', 'name')];
    }
    case 'ImageCustomization':
      return ['picture', textIn(objectIn(node, 'image'), 'imageName') || textIn(node, 'imageName')];
    default: {
      const written = textIn(node, 'inputValue', 'displayValue');
      if (written !== '') return ['other', written];
      // A date or a number that was left empty has no value of any kind; anything else is not understood.
      const isEmpty = Object.keys(node).every((field) =>
        /^(type|name|label|identifier|inputValue|displayValue)$/.test(field),
      );
      return isEmpty ? ['other', ''] : [null, ''];
    }
  }
}

function readAreas(surfaces: readonly unknown[], read: Reading): void {
  for (const surface of surfaces) {
    const path = [textIn(surface, 'name').trim()].filter(Boolean);
    for (const area of listIn(surface, 'areas').slice(0, MAX_REPLIES)) {
      if (isObject(area)) readArea(area, path, read);
    }
  }
}

function readArea(area: JsonObject, path: readonly string[], read: Reading): void {
  const label = textIn(area, 'label').trim();
  const inner = textIn(area, 'name').trim();
  const add = (kind: ReplyKind, value: string, more: readonly string[] = []) =>
    read.replies.push({
      path: [...path, ...more],
      label: more.length > 0 ? '' : label,
      inner: more.length > 0 ? '' : inner,
      kind,
      value,
    });
  const type = textIn(area, 'customizationType');
  if (type === 'TextPrinting') {
    add('text', textIn(area, 'text'));
    const block = label || inner;
    const font = textIn(area, 'fontFamily');
    const colour = textIn(area, 'colorName', 'fill');
    if (font !== '')
      read.replies.push({ path: [...path, block], label: 'Font', inner: '', kind: 'font', value: font });
    if (colour !== '')
      read.replies.push({ path: [...path, block], label: 'Color', inner: '', kind: 'colour', value: colour });
  } else if (type === 'Options') add('option', textIn(area, 'optionValue'));
  else if (type === 'ImagePrinting') {
    const file =
      textIn(objectIn(area, 'image'), 'imageName') ||
      textIn(listIn(area, 'images')[0], 'imageName') ||
      textIn(area, 'imageName');
    if (file !== '') add('picture', file);
    // Words that the buyer moved are here only as a drawing of Amazon's.
    else read.unread.push([label || inner, type].filter(Boolean).join(' · '));
  } else read.unread.push([label || inner, type].filter(Boolean).join(' · '));
}

function readAspects(aspects: readonly unknown[], read: Reading): void {
  for (const aspect of aspects.slice(0, MAX_REPLIES)) {
    const label = textIn(aspect, 'title').trim();
    const add = (kind: ReplyKind, field: string, own: string) => {
      const value = textIn(objectIn(aspect, field), 'value');
      if (value === '') return;
      const caption = own === '' ? { path: [], label } : { path: [label], label: own };
      read.replies.push({ ...caption, inner: '', kind, value });
    };
    add('text', 'text', '');
    add('font', 'font', 'Font');
    add('colour', 'color', 'Color');
  }
}
