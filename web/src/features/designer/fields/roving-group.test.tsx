// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RadioButton } from './radio-button.tsx';
import { RovingGroup } from './roving-group.tsx';

afterEach(cleanup);

const focused = () => document.activeElement?.textContent;

function Radios() {
  const [chosen, setChosen] = useState('b');
  return (
    <>
      <button type="button">before</button>
      <RovingGroup role="radiogroup" label="g">
        {['a', 'b', 'c', 'd'].map((id) => (
          <RadioButton key={id} isChosen={id === chosen} disabled={id === 'c'} onClick={() => setChosen(id)}>
            {id}
          </RadioButton>
        ))}
      </RovingGroup>
      <button type="button">after</button>
    </>
  );
}

it('one of several is one stop; arrows choose, around the ends and over what is disabled', async () => {
  const person = userEvent.setup();
  render(<Radios />);
  const chosen = () => screen.getAllByRole('radio', { checked: true }).map((one) => one.textContent);
  await person.tab();
  await person.tab();
  expect(focused()).toBe('b');
  await person.keyboard('{ArrowRight}');
  expect([focused(), chosen()]).toEqual(['d', ['d']]);
  await person.keyboard('{ArrowDown}');
  expect([focused(), chosen()]).toEqual(['a', ['a']]);
  await person.keyboard('{End}');
  expect(chosen()).toEqual(['d']);
  await person.tab();
  expect(focused()).toBe('after');
  await person.tab({ shift: true });
  expect(focused()).toBe('d');
});

it('buttons are one stop, which is the last that was used; arrows press none of them, and the page hears none', async () => {
  const person = userEvent.setup();
  const received: string[] = [];
  const note = ({ key }: globalThis.KeyboardEvent) => void received.push(key);
  window.addEventListener('keydown', note);
  let presses = 0;
  render(
    <RovingGroup role="toolbar" label="g">
      {['a', 'b', 'c'].map((id) => (
        <button key={id} type="button" onClick={() => (presses += 1)}>
          {id}
        </button>
      ))}
    </RovingGroup>,
  );
  await person.tab();
  expect(focused()).toBe('a');
  await person.keyboard('{ArrowRight}');
  expect(focused()).toBe('b');
  await person.tab();
  expect(document.activeElement).toBe(document.body);
  await person.tab({ shift: true });
  expect(focused()).toBe('b');
  await person.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(focused()).toBe('b');
  expect(presses).toBe(0);
  expect(received.filter((key) => key === 'ArrowRight')).toHaveLength(1);
  window.removeEventListener('keydown', note);
});
