// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pinScrollBehindDialogs } from './pin-scroll.ts';

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, '', '/auth/goods');
  document.body.style.overflowY = '';
  scrollPage(300);
  stop = pinScrollBehindDialogs();
});
afterEach(() => stop());

function scrollPage(top: number): void {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}

test('behind a dialog the page stays where it was', () => {
  scrollPage(500);
  document.body.style.overflowY = 'hidden';
  scrollPage(900);
  expect(window.scrollY).toBe(500);
  document.body.style.overflowY = '';
  scrollPage(900);
  expect(window.scrollY).toBe(900);
});

test('a dialog that leads to another page does not take the old place along', () => {
  document.body.style.overflowY = 'hidden';
  window.history.replaceState(null, '', '/auth/diy');
  scrollPage(0);
  expect(window.scrollY).toBe(0);
  scrollPage(40);
  expect(window.scrollY).toBe(0);
});

test('the key that closes the dialog finds the page where it was, though no scroll was told yet', () => {
  document.body.style.overflowY = 'hidden';
  window.scrollTo(0, 900);
  let seen = -1;
  const close = () => {
    seen = window.scrollY;
  };
  window.addEventListener('keydown', close);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  window.removeEventListener('keydown', close);
  expect(seen).toBe(300);
});
