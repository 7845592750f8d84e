import { expect, it } from 'vitest';
import { isUtf8ByChance } from './utf8-by-chance.ts';

it.each<[string, boolean]>([
  ['Name,¹', true],
  ['Name,ȣ', true],
  ['Name,Ʒ', true],
  ['Name,P횝', true],
  ['Name,౰a', true],
  ['Name,Ann', false],
  ['Name,José', false],
  ['Name,É', true],
  ['Name,Ольга', false],
  ['Name,福', false],
  ['Name,Mom’s', false],
  ['Price,£5', false],
  ['Name,🎉', false],
  ['Name,à côté', false],
  ['Size,½ inch', false],
  ['Size,½ in Blau', false],
  ['Name,½ Inga', true],
  ['Street,Nanjing · 5', true],
  [`Name,${'É,'.repeat(6)}`, true],
  [`Name,${'É,'.repeat(7)}`, false],
  [`Name,${'𞤀,'.repeat(6)}`, true],
])('%s: %s', (text, expected) => expect(isUtf8ByChance(text)).toBe(expected));
