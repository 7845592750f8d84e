import type { Made, Order } from './protocol.ts';

/** Makes one mockup; returns how to keep the last one. */
type MakeOne = (order: Order) => Promise<(file: string) => unknown>;

/** Not timed: code gets compiled, files read. */
const WARM_UP = 15;

/** Carries out orders that come as messages to this process, one mockup after the other. */
export function serveOrders(make: MakeOne): void {
  const known = new Set<string>();
  const carryOut = async (order: Order): Promise<Made> => {
    const name = `${order.one.product} ${order.until}`;
    for (let i = 0; i < WARM_UP && !known.has(name); i += 1) await make(order);
    known.add(name);
    const started = performance.now();
    let count = 0;
    let keep = await make(order);
    for (count = 1; performance.now() - started < order.ms; count += 1) keep = await make(order);
    const wallMs = performance.now() - started;
    if (order.keep) await keep(order.keep);
    return { count, wallMs };
  };
  process.on('message', (order: Order) => {
    carryOut(order).then(
      (made) => process.send?.(made),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.send?.('ready');
}
