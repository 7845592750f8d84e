import { CURRENCY_CODE } from '@diy/contract/currency-code';
import {
  MAX_PRICE_CHANGE,
  MIN_ROW_LIMIT,
  type SheetPresetSettings,
  sheetPresetSettings,
} from '@diy/contract/sheets/sheets-presets';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';

type Name = keyof SheetPresetSettings;

/** Fields of a preset in the order people fill them. */
export const PRESET_GROUPS: readonly { group: string; fields: readonly Name[] }[] = [
  {
    group: 'price',
    fields: [
      'shop',
      'currency',
      'price_factor',
      'price_add',
      'price_ending',
      'list_price_factor',
      'list_price_currency',
      'stock',
      'lead_days',
    ],
  },
  {
    group: 'packing',
    fields: [
      'length_cm',
      'width_cm',
      'height_cm',
      'weight_g',
      'origin',
      'custom',
      'sensitive',
      'packing_shape',
      'packing_type',
    ],
  },
  {
    group: 'titles',
    fields: ['title_zh', 'title_en', 'language', 'axis_colour', 'axis_size', 'variants', 'sku'],
  },
  { group: 'images', fields: ['image_order', 'description_images', 'extra_images'] },
  {
    group: 'platform',
    fields: [
      'category_id',
      'shipping_template',
      'site',
      'brand',
      'warehouse',
      'package_contents',
      'row_limit',
      'attributes',
    ],
  },
];

const NUMBERS: Partial<Record<Name, { min: number; precision: number }>> = {
  price_factor: { min: 0, precision: 4 },
  price_add: { min: -MAX_PRICE_CHANGE, precision: 2 },
  list_price_factor: { min: 0, precision: 2 },
  stock: { min: 0, precision: 0 },
  lead_days: { min: 0, precision: 0 },
  length_cm: { min: 0.1, precision: 2 },
  width_cm: { min: 0.1, precision: 2 },
  height_cm: { min: 0.1, precision: 2 },
  weight_g: { min: 0.1, precision: 1 },
  row_limit: { min: MIN_ROW_LIMIT, precision: 0 },
};
const { shape } = sheetPresetSettings;
const CHOICES: Partial<Record<Name, readonly string[]>> = {
  price_ending: shape.price_ending.unwrap().options,
  custom: shape.custom.unwrap().options,
  sensitive: shape.sensitive.unwrap().options,
  language: shape.language.unwrap().options,
  variants: shape.variants.unwrap().options,
};
/** Names of choices in the texts where the value itself is no name. */
const CHOICE_KEYS: Partial<Record<string, string>> = { '': 'none', 是: 'yes', 否: 'no' };
const LONG: readonly Name[] = ['attributes', 'extra_images'];
const WIDE: readonly Name[] = ['title_zh', 'title_en', 'sku', ...LONG];

/** One setting with its label and, where it is not plain, a note. */
export function PresetField({ field }: { field: Name }) {
  const { t, i18n } = useTranslation('dxm-sheets');
  const note = `presetNote.${field}`;
  const isCurrency = field === 'currency' || field === 'list_price_currency';
  return (
    <Form.Item
      className={WIDE.includes(field) ? (styles.wide ?? '') : ''}
      name={field}
      label={t(`presetField.${field}`)}
      style={{ marginBlockEnd: 0 }}
      {...(i18n.exists(note, { ns: 'dxm-sheets' }) ? { extra: t(note) } : {})}
      {...(field === 'description_images' ? { valuePropName: 'checked' } : {})}
      {...(isCurrency ? { rules: [{ pattern: CURRENCY_CODE, message: t('currencyWrong') }] } : {})}
    >
      {inputFor(field, t)}
    </Form.Item>
  );
}

function inputFor(field: Name, t: (key: string) => string): ReactNode {
  const number = NUMBERS[field];
  if (number) return <InputNumber {...number} style={{ inlineSize: '100%' }} />;
  const choices = CHOICES[field];
  if (choices) {
    const options = choices.map((value) => ({
      value,
      label: t(`choice.${field}.${CHOICE_KEYS[value] ?? value.replace('.', '')}`),
    }));
    return <Select options={options} />;
  }
  if (field === 'description_images') return <Switch />;
  return LONG.includes(field) ? <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} /> : <Input />;
}
