/**
 * Whether a host is on the list; every host is while the list is empty.
 * @param host as `URL.hostname` writes it
 * @param list lower-case names: `cdn.example.com`, or `*.example.com` for every name below it
 */
export function isListedHost(host: string, list: readonly string[]): boolean {
  const name = host.replace(/\.$/, '');
  const isListed = (entry: string) =>
    entry.startsWith('*.') ? name.endsWith(entry.slice(1)) : name === entry;
  return list.length === 0 || list.some(isListed);
}
