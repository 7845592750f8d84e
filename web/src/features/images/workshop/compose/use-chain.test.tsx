// @vitest-environment happy-dom
import { MAX_STEPS } from '@diy/contract/images/image-work-steps';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formOf } from '../tools/all-tool-forms.ts';
import { useChain } from './use-chain.ts';

afterEach(cleanup);

const step = (tool: Parameters<typeof formOf>[0]) => formOf(tool).first;

function open(...tools: Parameters<typeof formOf>[0][]) {
  const { result } = renderHook(() => useChain(tools.map(step)));
  const keyAt = (at: number) => result.current.links[at]!.key;
  return {
    chain: () => result.current,
    keyAt,
    tools: () => result.current.steps.map(({ tool }) => tool),
    /** The place of the step whose settings are shown. */
    active: () => result.current.links.findIndex(({ key }) => key === result.current.active),
    act: (change: (chain: ReturnType<typeof useChain>) => void) => act(() => change(result.current)),
  };
}

test('a tool may stand in a chain twice, and the added one shows its settings', () => {
  const { tools, active, act } = open('trim');
  act((chain) => chain.add('trim'));
  expect([tools(), active()]).toEqual([['trim', 'trim'], 1]);
});

test('of two equal tools only the one that is meant is changed', () => {
  const { chain, keyAt, act } = open('enlarge', 'enlarge');
  const before = chain().steps[0];
  act((now) => now.change(keyAt(1), { factor: 4 }));
  expect(chain().steps).toEqual([before, { ...before, factor: 4 }]);
});

test.each([
  ['the first', 0, -1, ['trim', 'seamless', 'enlarge']],
  ['the last', 2, 1, ['trim', 'seamless', 'enlarge']],
  ['one in the middle', 1, 1, ['trim', 'enlarge', 'seamless']],
] as const)('%s moved by one place', (_, at, by, expected) => {
  const { tools, keyAt, act } = open('trim', 'seamless', 'enlarge');
  act((chain) => chain.move(keyAt(at), by));
  expect(tools()).toEqual(expected);
});

test('what is removed hands its settings to the step that takes its place, the last one to the one before', () => {
  const { chain, active, keyAt, act } = open('trim', 'seamless', 'enlarge');
  act((now) => now.choose(keyAt(1)));
  act((now) => now.remove(keyAt(1)));
  expect(active()).toBe(1);
  act((now) => now.remove(keyAt(1)));
  expect(active()).toBe(0);
  act((now) => now.remove(keyAt(0)));
  expect([chain().steps, chain().active]).toEqual([[], null]);
});

test('removing another step leaves the settings that are shown', () => {
  const { active, keyAt, act } = open('trim', 'seamless', 'enlarge');
  act((now) => now.choose(keyAt(2)));
  act((now) => now.remove(keyAt(0)));
  expect(active()).toBe(1);
});

test('a recipe takes the place of the chain, which is full at the limit of the call', () => {
  const { chain, active, act } = open('trim');
  act((now) => now.replace(Array.from({ length: MAX_STEPS }, () => step('seamless'))));
  expect([chain().isFull, active()]).toEqual([true, 0]);
  act((now) => now.replace([step('trim')]));
  expect(chain().isFull).toBe(false);
});
