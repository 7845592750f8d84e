import type { Page } from 'playwright-core';

/** The functions of the page's main thread that take most time of their own while `work` runs, with their share. */
export async function profile(
  page: Page,
  work: () => Promise<unknown>,
): Promise<[where: string, share: number][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  await session.send('Profiler.start');
  await work();
  const { profile } = await session.send('Profiler.stop');
  await session.detach();
  const times = new Map<string, number>();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  let total = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const node = nodes.get(id);
    if (!node) continue;
    const { functionName, url, lineNumber, columnNumber } = node.callFrame;
    const file = url.split('/').pop() ?? '';
    const where = `${functionName || '(anonymous)'}${file ? ` ${file}:${lineNumber + 1}:${columnNumber + 1}` : ''}`;
    const spent = profile.timeDeltas?.[index] ?? 0;
    times.set(where, (times.get(where) ?? 0) + spent);
    total += spent;
  }
  return [...times]
    .map(([where, spent]): [string, number] => [where, spent / total])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 14);
}
