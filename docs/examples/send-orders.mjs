// Sends orders of a JSON file: DIY_TOKEN=… node docs/examples/send-orders.mjs ./orders.json
// The file holds a list such as
//   [{ "order_no": "PO-001", "shop": "One", "address": { "name": "Anna Lee", "country": "GB", "city": "London",
//      "line1": "10 High St", "postcode": "SW1A 1AA" }, "lines": [{ "line_id": "1", "sku": "MUG-BLK-11", "quantity": 1,
//      "variation": "Black / 11oz", "personalisation": [{ "name": "名字", "value": "Anna" }] }] }]
// Sending it again changes nothing, so a program may send whatever it is not sure of.
// A program that sends an order line by line says "own_line": true next to the "line_id" of a line: then a second mug with the same
// words is a second mug. Without it such a line is left with the problem LINE_UNSURE, since the marketplace may have numbered
// the lines again. The same line_id is always the same line.
import { readFileSync } from 'node:fs';

const LINES_AT_ONCE = 500;
const base = process.env.DIY_URL ?? 'http://localhost:8000';
const headers = { Authorization: `Basic ${process.env.DIY_TOKEN}`, 'Content-Type': 'application/json' };
const send = async (orders) => {
  const body = JSON.stringify({ orders });
  const response = await fetch(`${base}/saas/diy/user/orders/create`, { method: 'POST', headers, body });
  const reply = await response.json();
  // `fields` names each wrong field, such as orders.0.lines.1.quantity.
  if (reply.code !== '10000') throw new Error(`${reply.msg} ${JSON.stringify(reply.fields ?? '')}`);
  return reply.data;
};

/** @type {object[][]} */
const calls = [];
/** @type {object[]} */
let orders = [];
let lines = 0;
for (const order of JSON.parse(readFileSync(process.argv[2] ?? 'orders.json', 'utf8'))) {
  if (lines + order.lines.length > LINES_AT_ONCE && lines > 0) {
    calls.push(orders);
    [orders, lines] = [[], 0];
  }
  orders.push(order);
  lines += order.lines.length;
}
calls.push(orders);

let waiting = 0;
for (const some of calls) {
  const { created, updated, lines: results, orders_log_id } = await send(some);
  console.log(
    `created ${created}, updated ${updated} ${base}/auth/user/orders?orders_log_id=${orders_log_id}`,
  );
  for (const { order_no, line_id, result, problems, differs } of results) {
    if (result === 'left')
      for (const { path, text, code } of problems) console.log(order_no, line_id, path, text, code);
    if (result === 'kept') console.log(order_no, line_id, 'was left alone, differs in', differs.join(', '));
    if (result === 'left' || result === 'kept') waiting += 1;
  }
}
process.exitCode = waiting > 0 ? 2 : 0;
