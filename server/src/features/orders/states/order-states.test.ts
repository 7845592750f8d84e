import { orderState } from '@diy/contract/orders/orders';
import { expect, it } from 'vitest';
import { afterPrintChange, orderStates, stateAfterImport } from './order-states.ts';

it.each([
  ['new', 'shipped', 'shipped'],
  ['ready', 'new', 'ready'],
  ['in_production', 'new', 'in_production'],
  ['shipped', 'new', 'shipped'],
  ['new', 'cancelled', 'cancelled'],
  ['in_production', 'cancelled', 'in_production'],
  ['shipped', 'cancelled', 'shipped'],
  ['cancelled', 'shipped', 'cancelled'],
  ['cancelled', 'new', 'cancelled'],
] as const)('%s, and the file says %s: %s', (now, said, after) => {
  expect(stateAfterImport(now, said)).toBe(after);
});

it.each(orderState.options)('saying %s twice is saying it once', (said) => {
  for (const now of orderState.options) {
    const once = stateAfterImport(now, said);
    expect(stateAfterImport(once, said)).toBe(once);
  }
});

it('by hand every step can be taken back, but a cancelled line begins again', () => {
  for (const from of orderState.options)
    for (const to of orderState.options) {
      const isAllowed = from !== to && (from !== 'cancelled' || to === 'new' || to === 'ready');
      expect(`${from} → ${to}: ${orderStates.isAllowed(from, to)}`).toBe(`${from} → ${to}: ${isAllowed}`);
    }
});

it.each([
  ['new', false, 'new', false],
  ['new', true, 'new', true],
  ['ready', false, 'new', true],
  ['ready', true, 'new', true],
  ['in_production', false, 'in_production', false],
  ['shipped', false, 'shipped', false],
  ['cancelled', true, 'cancelled', true],
] as const)('another print of a line that is %s, outdated: %s', (now, outdated, state, files_outdated) => {
  expect(afterPrintChange({ state: now, files_outdated: outdated })).toEqual({
    ...{ state, files_outdated },
    ...{ problem: null, findings: null, checked_at: null, reviewed_at: null },
  });
});
