// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an image that does not load is named with its URL, and its place says so', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <Picture src="https://cdn.test/a.png?imageView2/2/w/80" alt="杯子" edgePx={80} missing="没有图片" />,
  );
  fireEvent.error(screen.getByRole('img', { name: '杯子' }));
  const message = 'That image was not found. https://cdn.test/a.png?imageView2/2/w/80';
  expect(warned).toHaveBeenCalledWith(message);
  expect(screen.getByText('没有图片')).toBeTruthy();
  expect(screen.getByRole('img', { name: '杯子' }).getAttribute('title')).toBe(message);
});

test('a picture that is not there yet says only that', () => {
  render(<Picture src={null} alt="" edgePx={80} missing="还没有图片" />);
  expect(screen.getByText('还没有图片')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});
