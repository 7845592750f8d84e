// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { buildAiProvider } from '../../../testing/fake-ai.ts';
import { renderPart, resetApp } from '../../../testing/render-app.tsx';
import { SizeField } from './size-field.tsx';

afterEach(resetApp);

let size: string;
function Field({ provider, start }: { provider: ReturnType<typeof buildAiProvider>; start: string }) {
  const [value, setValue] = useState(start);
  size = value;
  return <SizeField provider={provider} value={value} onChange={setValue} />;
}
async function show(start: string, part: Parameters<typeof buildAiProvider>[0] = {}) {
  await renderPart(<Field provider={buildAiProvider(part)} start={start} />);
  await screen.findByRole('combobox');
}
const sides = () => screen.queryAllByRole('spinbutton') as HTMLInputElement[];
function type(side: number, text: string) {
  fireEvent.change(sides()[side]!, { target: { value: text } });
  fireEvent.blur(sides()[side]!);
}

it.each([
  ['1024x1024', /8\.7.*8\.7/],
  ['3000x3000', /25\.4.*25\.4/],
])('says at which size %s prints', async (start, cm) => {
  await show(start);
  expect(screen.getByText(cm)).toBeTruthy();
  expect(sides()).toEqual([]);
});

it('a size of nobody’s list is open for typing at once, each side by itself', async () => {
  await show('1500x900');
  expect(sides().map(({ value }) => value)).toEqual(['1500', '900']);
  type(0, '1800');
  expect(size).toBe('1800x900');
  type(1, '450');
  expect(size).toBe('1800x450');
});

it.each([
  ['more than the provider makes', '9000', '6000x900'],
  ['less', '12', '256x900'],
  ['nothing', '', '1500x900'],
  ['no number', '宽', '1500x900'],
])('%s: %s', async (_, text, expected) => {
  await show('1500x900');
  type(0, text);
  expect(size).toBe(expected);
});

it('keeps to the steps of a provider', async () => {
  await show('512x520', { any_size: { min: 256, max: 2048, step: 8 } });
  type(0, '1001');
  expect(size).toBe('1000x520');
});

it('offers no other size where the provider takes none', async () => {
  await show('1500x900', { any_size: null });
  expect(sides()).toEqual([]);
  fireEvent.mouseDown(screen.getByRole('combobox'));
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/其他|自定义/)).toBeNull();
});
