import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { objectOfKey } from '@diy/contract/own-templates/psd-views';

/** Whether a smart object lies in the contents of another one, by their keys. */
const holds = (one: string, other: string): boolean => other.startsWith(`${one}/`);

/** Whether one of two smart objects lies in the other, so that not both can be printed on. */
export const lieInOneAnother = (one: string, other: string): boolean =>
  holds(objectOfKey(one), objectOfKey(other)) || holds(objectOfKey(other), objectOfKey(one));

/**
 * Smart objects that can be printed on together: one and what lies in its contents cannot. Those chosen, and of the others the outermost.
 * @param chosen keys of smart objects, without a view
 */
export function printedTogether(
  objects: readonly PsdSurface[],
  chosen: ReadonlySet<string> = new Set(),
): PsdSurface[] {
  const keys = objects.map(({ key }) => objectOfKey(key));
  return objects.filter((_, index) => {
    const key = keys[index]!;
    if (chosen.has(key)) return true;
    return (
      ![...chosen].some((one) => holds(key, one) || holds(one, key)) && !keys.some((one) => holds(one, key))
    );
  });
}
