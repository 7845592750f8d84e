import { type MessageLocale, nameText } from '@diy/contract/messages';
import type { TemplateSurface } from '@diy/design/template';

/**
 * The names of a product's surfaces by id, for files and lists. Equal ones, which own products of before may have, are
 * distinguished by their place, also where only one of them is printed.
 */
export function sideNames(
  surfaces: readonly Pick<TemplateSurface, 'id' | 'name'>[],
  locale: MessageLocale,
): Map<string, string> {
  const names = surfaces.map(({ name }) => nameText(name, locale));
  const keys = names.map((name) => name.normalize('NFKC').trim().toUpperCase());
  const isAlone = (key: string | undefined) => keys.filter((one) => one === key).length === 1;
  return new Map(
    surfaces.map(({ id }, at) => [id, isAlone(keys[at]) ? names[at]! : `${names[at]} ${at + 1}`]),
  );
}
