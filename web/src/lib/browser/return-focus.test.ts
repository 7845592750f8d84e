// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnFocusFromDialogs } from './return-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main><button id="first"></button><button id="second"></button></main>';
  stop = returnFocusFromDialogs();
});
afterEach(() => stop());

const byId = (id: string) => document.getElementById(id) as HTMLElement;
/** Lets observers be notified of what has changed. */
const settle = () => new Promise((done) => setTimeout(done));

async function focus(id: string): Promise<void> {
  byId(id).focus();
  await settle();
}

async function openDialog(id: string): Promise<HTMLElement> {
  const portal = document.createElement('div');
  portal.innerHTML = `<div role="dialog"><input id="${id}"></div>`;
  document.body.append(portal);
  await focus(id);
  return portal;
}

test('the focus goes back through dialogs that lay over each other', async () => {
  await focus('second');
  const outer = await openDialog('outer');
  const inner = await openDialog('inner');
  inner.remove();
  await settle();
  expect(document.activeElement?.id).toBe('outer');
  outer.remove();
  await settle();
  expect(document.activeElement?.id).toBe('second');
});

test('what is gone or off takes no focus', async () => {
  await focus('first');
  await focus('second');
  const dialog = await openDialog('field');
  byId('second').remove();
  dialog.remove();
  await settle();
  expect(document.activeElement?.id).toBe('first');
});

test('a focus somebody has taken meanwhile is left alone', async () => {
  await focus('first');
  const dialog = await openDialog('field');
  await focus('second');
  dialog.remove();
  await settle();
  expect(document.activeElement?.id).toBe('second');
});

test('other things that go from the page move nothing', async () => {
  await focus('first');
  const note = document.createElement('div');
  document.body.append(note);
  byId('first').blur();
  note.remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('what a dialog does not let have the focus is not remembered', async () => {
  await focus('first');
  const dialog = await openDialog('field');
  byId('second').focus();
  byId('field').focus();
  await settle();
  dialog.remove();
  await settle();
  expect(document.activeElement?.id).toBe('first');
});
