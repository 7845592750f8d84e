// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { buildOperation } from '../../testing/builders.ts';
import { type Announcer, createAnnouncer } from './create-announcer.ts';

const open: Announcer[] = [];
afterEach(() => {
  for (const announcer of open.splice(0)) announcer.close();
  look('visible');
});

/** A tab that writes down what it announces. */
function openTab() {
  const announced: string[] = [];
  const announcer = createAnnouncer(({ id }) => announced.push(id));
  open.push(announcer);
  return { announcer, announced };
}

function look(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const done = buildOperation({ id: 'a', state: 'succeeded' });

test('what ended elsewhere is announced in the tab that is looked at', () => {
  const { announcer, announced } = openTab();
  announcer.onEnded(done, false);
  announcer.onEnded(done, false);
  expect(announced).toEqual(['a']);
});

test('what the tab shows anyway is not announced', () => {
  const { announcer, announced } = openTab();
  announcer.onEnded(done, true);
  expect(announced).toEqual([]);
});

test('what ended while nobody looked is announced on coming back', () => {
  const { announcer, announced } = openTab();
  look('hidden');
  announcer.onEnded(done, false);
  expect(announced).toEqual([]);
  look('visible');
  expect(announced).toEqual(['a']);
});

test('what another tab has announced or shown is not announced again', async () => {
  const [here, there] = [openTab(), openTab()];
  look('hidden');
  here.announcer.onEnded(done, false);
  const received = vi.fn();
  const channel = new BroadcastChannel('diy-told-work');
  channel.onmessage = received;
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  there.announcer.onEnded(done, true);
  await expect.poll(() => received.mock.calls.length).toBeGreaterThan(0);
  channel.close();
  look('visible');
  expect(here.announced).toEqual([]);
});
