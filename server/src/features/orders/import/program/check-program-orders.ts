import { message } from '@diy/contract/messages';
import { MAX_PROGRAM_LINES, type ProgramOrders } from '@diy/contract/orders/order-program';
import { Refusal, type WrongField } from '../../../../platform/errors/refusal.ts';

const TEXTS = {
  lines: message('orders.program-lines', { maxProgramLines: MAX_PROGRAM_LINES }),
  sku: message('orders.program-sku'),
  name: message('orders.program-name'),
  ownLine: message('orders.program-own-line'),
} as const;

/**
 * Checks the rules of a call that a schema cannot express, such as fields that exclude each other. Throws the same refusal
 * as the schema does, and names every wrong field.
 */
export function checkProgramOrders({ orders }: ProgramOrders): void {
  const problems: WrongField[] = [];
  const say = (field: string, text: keyof typeof TEXTS) => problems.push({ field, msg: TEXTS[text] });
  const count = orders.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count > MAX_PROGRAM_LINES) say('orders', 'lines');
  orders.forEach(({ lines }, order) => {
    lines.forEach(({ line_id = '', own_line, sku, design_id, personalisation }, line) => {
      const at = `orders.${order}.lines.${line}`;
      if ((sku === undefined) === (design_id === undefined)) say(`${at}.sku`, 'sku');
      if (own_line && line_id.trim() === '') say(`${at}.own_line`, 'ownLine');
      const names = personalisation.map(({ name }) => name);
      names.forEach((name, index) => {
        if (names.indexOf(name) < index) say(`${at}.personalisation.${index}.name`, 'name');
      });
    });
  });
  if (problems.length > 0) throw wrongFields(problems);
}

/** The refusal of a call whose fields are wrong. */
export function wrongFields(problems: WrongField[]): Refusal {
  const names = [...new Set(problems.map(({ field }) => field))].slice(0, 5);
  return new Refusal(message('request.invalid', { names }), problems);
}
