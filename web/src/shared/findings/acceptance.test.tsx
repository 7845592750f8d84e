// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-app.tsx';
import { Acceptance } from './acceptance.tsx';

afterEach(cleanup);

it('asks before it accepts, and a person may think better of it', async () => {
  const onChange = vi.fn(async () => {});
  await renderPart(<Acceptance accepted={null} canAccept onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '仍然打印' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText(/原样印出来.*名字和时间/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /取\s*消/ }));
  await userEvent.click(screen.getByRole('button', { name: '仍然打印' }));
  await userEvent.click(screen.getByTestId('accept-sure'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

it('keeps asking where the call did not succeed', async () => {
  await renderPart(
    <Acceptance accepted={null} canAccept onChange={() => Promise.reject(new Error('stale'))} />,
  );
  await userEvent.click(screen.getByTestId('accept'));
  await userEvent.click(screen.getByTestId('accept-sure'));
  expect(screen.getByTestId('accept-sure')).toBeTruthy();
});

it('says who accepted it and when, and takes it back', async () => {
  const onChange = vi.fn(async () => {});
  const accepted = { by: '小王', at: new Date(2026, 10, 23, 10, 30).toISOString() };
  await renderPart(<Acceptance accepted={accepted} canAccept onChange={onChange} />);
  expect(screen.getByTestId('accepted').textContent).toMatch(/小王 已同意仍然打印 · .*11.23.*10:30/);
  await userEvent.click(screen.getByRole('button', { name: '撤回' }));
  expect(onChange.mock.calls).toEqual([[false]]);
});

it('offers nothing for what cannot be printed at all', async () => {
  await renderPart(<Acceptance accepted={null} canAccept={false} onChange={async () => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
