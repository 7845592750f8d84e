import type { TemplateDefinition } from '@diy/design/template';
import { valueById } from '@diy/design/value-by-id';

type Colour = Pick<TemplateDefinition['colours'][number], 'name'>;

/** Chinese names of common colours whose short forms sellers use, and English spellings. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  白色: ['白'],
  黑色: ['黑'],
  红色: ['红'],
  蓝色: ['蓝'],
  绿色: ['绿'],
  灰色: ['灰', 'gray', 'grey'],
  粉色: ['粉红色', '粉红'],
  黄色: ['黄'],
  紫色: ['紫'],
  橙色: ['橙', '橘色'],
  藏青: ['藏青色', '藏蓝', '藏蓝色', 'navy blue'],
  藏青色: ['藏青', '藏蓝', '藏蓝色', 'navy blue'],
};

/** How a product's colour is written in names of designs, in lower case. */
export function colourSpellings({ name }: Colour): string[] {
  const names = [name.zh, name.en, ...(valueById(OTHERS, name.zh) ?? [])];
  if (/色$/.test(name.zh) && name.zh.length > 2) names.push(name.zh.slice(0, -1));
  return names.map((one) => one.trim().toLowerCase()).filter(Boolean);
}
