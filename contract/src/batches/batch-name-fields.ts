/** Fields that a batch's name rule and SKU rule may use, as `{image}`, in the order they are offered. Without zod, for the page. */
export const NAME_FIELDS = [
  'image',
  'template',
  'template_sku',
  'colour',
  'colour_code',
  'size',
  'batch',
  'sku',
  'n',
] as const;
export type NameField = (typeof NAME_FIELDS)[number];
