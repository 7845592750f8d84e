/** A node of the tree of Amazon Custom's JSON. */
export interface AmazonNode {
  type: string;
  name?: string;
  label?: string;
  children?: AmazonNode[];
  [field: string]: unknown;
}

/** The JSON of one customised item, in the shape of Amazon's download; persons and words are invented. */
export function amazonCustom(
  children: AmazonNode[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    orderId: '114-5550123-7654321',
    legacyOrderItemId: '60000000000011',
    orderItemId: '17000000000011',
    asin: 'B0TESTAAAA',
    title: 'Personalised mug',
    merchantId: 'A1TEST',
    quantity: 1,
    customizationData: { type: 'PageContainerCustomization', name: '', children },
    version: '3.0',
    ...more,
  };
}

export const surface = (label: string, children: AmazonNode[]): AmazonNode => ({
  type: 'PreviewContainerCustomization',
  label,
  children: [{ type: 'FlatContainerCustomization', name: 'Flat', children }],
});
export const placed = (label: string, children: AmazonNode[]): AmazonNode => ({
  type: 'PlacementContainerCustomization',
  label,
  dimension: { width: 400, height: 400 },
  position: { x: 0, y: 0 },
  children,
});
export const textReply = (label: string, inputValue: string, name = ''): AmazonNode => ({
  type: 'TextCustomization',
  label,
  name,
  inputValue,
});
export const pictureReply = (label: string, imageName: string): AmazonNode => ({
  type: 'ImageCustomization',
  label,
  image: { imageName, buyerFilename: 'IMG_0001.jpg' },
});
export const optionReply = (label: string, chosen: string): AmazonNode => ({
  type: 'OptionCustomization',
  label,
  optionSelection: { name: chosen, label: chosen, priceDelta: { amount: 0 } },
  displayValue: chosen,
});
export const colourReply = (label: string, name: string, value: string): AmazonNode => ({
  type: 'ColorCustomization',
  label,
  colorSelection: { name, value },
});
export const fontReply = (label: string, family: string): AmazonNode => ({
  type: 'FontCustomization',
  label,
  fontSelection: { family },
});
