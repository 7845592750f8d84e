import { expect, it } from 'vitest';
import { defineStates } from './define-states.ts';

const light = defineStates({ red: ['green'], green: ['amber', 'green'], amber: ['red', 'off'], off: [] });

it('knows what leads where', () => {
  expect(light.states).toEqual(['red', 'green', 'amber', 'off']);
  expect(light.isAllowed('red', 'green')).toBe(true);
  expect(light.isAllowed('red', 'amber')).toBe(false);
  expect(light.statesBefore('green')).toEqual(['red', 'green']);
  expect(light.statesBefore('off')).toEqual(['amber']);
  expect(light.ends).toEqual(['off']);
});
