import { describe, expect, it } from 'vitest';
import { type DesignerKeyPress, formatKeys, matchesKeys } from './match-keys.ts';

const press = (key: string, more: Partial<DesignerKeyPress> = {}): DesignerKeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

describe('matchesKeys', () => {
  it.each([
    ['Ctrl+Z', press('z', { ctrlKey: true }), 'Mod+Z', true],
    ['Cmd+Z', press('z', { metaKey: true }), 'Mod+Z', true],
    ['caps lock on', press('Z', { ctrlKey: true }), 'Mod+Z', true],
    ['redo is not undo', press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Z', false],
    ['redo', press('Z', { ctrlKey: true, shiftKey: true }), 'Shift+Mod+Z', true],
    ['the letter alone', press('z'), 'Mod+Z', false],
    ['Ctrl+Alt+Z', press('z', { ctrlKey: true, altKey: true }), 'Mod+Z', false],
    [
      'a bracket typed with Shift',
      press('}', { ctrlKey: true, shiftKey: true, code: 'BracketRight' }),
      'Shift+Mod+]',
      true,
    ],
    ['plus on a US keyboard', press('+', { ctrlKey: true, shiftKey: true, code: 'Equal' }), 'Mod++', true],
    ['plus on the number block', press('+', { ctrlKey: true, code: 'NumpadAdd' }), 'Mod++', true],
    ['minus', press('-', { ctrlKey: true, code: 'Minus' }), 'Mod+-', true],
    ['fine nudge', press('ArrowLeft', { altKey: true }), 'Alt+ArrowLeft', true],
    ['plain nudge with Alt held', press('ArrowLeft', { altKey: true }), 'ArrowLeft', false],
  ])('%s', (_, event, shortcut, expected) => {
    expect(matchesKeys(event, shortcut)).toBe(expected);
  });
});

describe('formatKeys', () => {
  it('writes them as the system does', () => {
    expect(formatKeys('Shift+Mod+Z', true)).toBe('⇧⌘Z');
    expect(formatKeys('Shift+Mod+Z', false)).toBe('Ctrl+Shift+Z');
    expect(formatKeys('Mod++', false)).toBe('Ctrl++');
    expect(formatKeys('ArrowLeft', false)).toBe('←');
  });
});
