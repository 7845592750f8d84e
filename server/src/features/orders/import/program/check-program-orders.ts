import type { FieldProblem } from '@diy/contract/endpoint';
import { MAX_PROGRAM_LINES, type ProgramOrders } from '@diy/contract/orders/order-program';
import { Refusal } from '../../../../platform/errors/refusal.ts';

type Locale = 'zh' | 'en';

const TEXTS = {
  lines: {
    zh: `一次最多 ${MAX_PROGRAM_LINES} 行，请分几次提交`,
    en: `At most ${MAX_PROGRAM_LINES} lines in one call; use several calls`,
  },
  sku: {
    zh: '请在 sku 和 design_id 中给出一个，且只给一个',
    en: 'Give sku or design_id, and only one of them',
  },
  name: {
    zh: '这个名称已经出现过，每个名称只能给一次',
    en: 'The name is there already; give each name once',
  },
} as const;

/**
 * Checks the rules of a call that a schema cannot express, such as fields that exclude each other. Throws the same refusal
 * as the schema does, and names every wrong field.
 */
export function checkProgramOrders({ orders }: ProgramOrders, locale: Locale): void {
  const problems: FieldProblem[] = [];
  const say = (field: string, text: keyof typeof TEXTS) => problems.push({ field, msg: TEXTS[text][locale] });
  const count = orders.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count > MAX_PROGRAM_LINES) say('orders', 'lines');
  orders.forEach(({ lines }, order) => {
    lines.forEach(({ sku, design_id, personalisation }, line) => {
      const at = `orders.${order}.lines.${line}`;
      if ((sku === undefined) === (design_id === undefined)) say(`${at}.sku`, 'sku');
      const names = personalisation.map(({ name }) => name);
      names.forEach((name, index) => {
        if (names.indexOf(name) < index) say(`${at}.personalisation.${index}.name`, 'name');
      });
    });
  });
  if (problems.length > 0) throw wrongFields(problems);
}

/** The refusal of a call whose fields are wrong. */
export function wrongFields(problems: FieldProblem[]): Refusal {
  const names = [...new Set(problems.map(({ field }) => field))].slice(0, 5);
  return new Refusal(
    'request.invalid',
    { zh: `参数有误：${names.join('、')}`, en: `Wrong parameters: ${names.join(', ')}` },
    problems,
  );
}
