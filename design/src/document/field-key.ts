/** The names that marketplaces give to a buyer's whole personalisation text, in the languages of their exports. */
export const WHOLE_NAMES: readonly string[] = [
  'Personalization',
  'Personalisation',
  'Personnalisation',
  'Personalisierung',
  'Personalización',
  'Personalizzazione',
  'Personalização',
  'Personalisatie',
  'Personalizacja',
  'Personalisering',
  'Kişiselleştirme',
  'Персонализация',
  'パーソナライゼーション',
  'パーソナライズ',
  '개인 맞춤화',
  '맞춤 제작',
  '定制内容',
  '定制信息',
  '个性化',
  '个性化内容',
  '个性化信息',
  '客製內容',
  '客製化內容',
  '個人化',
];

/** What no reader sees: blanks of all widths, joiners, fillers. */
const UNSEEN = /[\s\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]/gu;
const compared = (name: string) => name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
const WHOLE_KEYS = new Set(WHOLE_NAMES.map(compared));

/** The key by which fields, layers and columns are matched: without case, width and blanks, and one name for all that mean the whole text. */
export function fieldKey(name: string): string {
  const key = compared(name);
  return WHOLE_KEYS.has(key) ? '定制内容' : key;
}

/** Whether a text shows nothing at all. */
export function isUnseen(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}

interface Named {
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
}

/** Whether a field goes by this name: it fills layers that are bound to nothing but have this name. */
export function hasFieldNamed(
  { fields }: { readonly fields?: readonly Named[] | undefined },
  name: string,
): boolean {
  const key = fieldKey(name);
  return (fields ?? []).some((field) =>
    [field.name, ...(field.aliases ?? [])].some((one) => fieldKey(one) === key),
  );
}
