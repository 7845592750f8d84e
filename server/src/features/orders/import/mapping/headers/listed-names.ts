import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import { listedKeys } from './normalise-header.ts';

/** The headers of a list, `Name##2` being the second such column, and their keys. Kept for each list, since these never change. */
export const listedNames = rememberObjects((aliases: readonly string[]) => {
  const names = aliases.map(withoutOrdinal);
  return { names, keys: listedKeys(names) };
});

export const ORDINAL = /##(\d)$/;

function withoutOrdinal(alias: string): string {
  return alias.includes('##') ? alias.replace(ORDINAL, '') : alias;
}
