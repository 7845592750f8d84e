// @vitest-environment happy-dom
import { DESIGN_NAMING_FIELDS } from '@diy/contract/naming-rule';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTexts, texts } from '../../lib/text/translate.ts';
import { NamingRule } from './naming-rule.tsx';

interface Shown {
  rule?: string;
  unknown?: string[];
  preview?: { names: string[]; clashes: number };
}

function Rule({ rule: start = '{sku}_{name}', unknown = [], preview }: Shown) {
  const [rule, setRule] = useState(start);
  return <NamingRule rule={rule} onChange={setRule} unknown={unknown} preview={preview} />;
}

beforeEach(async () => {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['downloads']);
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const choose = (name: (typeof DESIGN_NAMING_FIELDS)[number]) =>
  fireEvent.click(screen.getAllByRole('button')[DESIGN_NAMING_FIELDS.indexOf(name)]!);

describe('a field that is inserted', () => {
  it.each([
    ['at the cursor', 5, 5, '{sku}{size}_{name}'],
    ['in place of what is selected', 5, 12, '{sku}{size}'],
    ['at the beginning', 0, 0, '{size}{sku}_{name}'],
  ])('stands %s, and typing goes on behind it', async (_, from, to, expected) => {
    render(<Rule />);
    field().setSelectionRange(from, to);
    choose('size');
    expect(field().value).toBe(expected);
    await expect.poll(() => field().selectionStart).toBe(from + '{size}'.length);
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('that the rule has no room for leaves it as it was, instead of half a field', () => {
    const rule = `${'长'.repeat(190)}{sku}`;
    render(<Rule rule={rule} />);
    field().setSelectionRange(rule.length, rule.length);
    choose('template');
    expect(field().value).toBe(rule);
  });
});

describe('what the rule makes', () => {
  it('shows a few names, and how many clash', () => {
    const names = ['a/1.png', 'a/2.png', 'a/3.png', 'a/4.png', 'a/5.png'];
    render(<Rule preview={{ names, clashes: 3 }} />);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(names.slice(0, 4));
    expect(screen.getByText(/^\D*3\D*$/, { selector: 'p' })).toBeTruthy();
  });

  it('says nothing of clashes when there are none, and nothing before names are known', () => {
    render(<Rule preview={{ names: ['a.png'], clashes: 0 }} />);
    expect(screen.getAllByText(/同名|重名/)).toHaveLength(1);
    cleanup();
    render(<Rule />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('names the fields nobody knows, and shows no names that would be wrong', () => {
    render(<Rule rule="{SKU}_{颜色}" unknown={['SKU', '颜色']} preview={{ names: ['x.png'], clashes: 0 }} />);
    expect(screen.getByText(/\{SKU\}、\{颜色\}/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
    expect(field().className).toMatch(/error/);
  });
});

it('reads from the left once there is a rule, in every language', () => {
  render(<Rule rule="" />);
  expect(field().getAttribute('dir')).toBeNull();
  choose('sku');
  expect([field().value, field().getAttribute('dir')]).toEqual(['{sku}', 'ltr']);
});
