import { expect, it } from 'vitest';
import { askAll, CALLERS, type Reported } from './callers.ts';
import { classesTable, isAlarm } from './classes.ts';
import { ordinaryDesigns } from './ordinary-designs.ts';
import { wrongPrints } from './wrong-designs.ts';

const all = [...ordinaryDesigns(), ...wrongPrints().map(({ sample }) => sample)];

it('100 ordinary designs and more raise no warning', async () => {
  const ordinary = ordinaryDesigns();
  expect(ordinary.length).toBeGreaterThanOrEqual(100);
  const alarms: string[] = [];
  for (const sample of ordinary) {
    const { order } = await askAll(sample);
    for (const { id, severity } of order.filter(isAlarm)) alarms.push(`${sample.name}: ${id} ${severity}`);
  }
  expect(alarms).toEqual([]);
});

it('every class of wrong print is named, and nothing else', async () => {
  const { rows, verdict } = await classesTable();
  expect(rows.filter((row) => row.some((cell) => String(cell).startsWith('WRONG')))).toEqual([]);
  expect(verdict.wrong).toBe(0);
});

it('200 documents and more are judged alike by editor, batch, order and renderer', async () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  const shown = (reported: readonly Reported[]) => reported.map(({ id, severity }) => `${id} ${severity}`);
  for (const sample of all) {
    const reported = await askAll(sample);
    for (const caller of CALLERS.filter((one) => one !== 'renderer'))
      expect(reported[caller], `${sample.name}, ${caller}`).toEqual(reported.order);
    // The renderer keeps sentences instead of figures, or stops and names one of the errors.
    const errors = shown(reported.order.filter(({ severity }) => severity === 'error'));
    const rendered = shown(reported.renderer);
    const hasStopped = rendered.length === 1 && errors.includes(rendered[0] ?? '');
    if (!hasStopped) expect(rendered, `${sample.name}, renderer`).toEqual(shown(reported.order));
  }
});
