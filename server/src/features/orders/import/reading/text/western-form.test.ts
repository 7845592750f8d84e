import { describe, expect, it } from 'vitest';
import { hasStraySign, looksWestern, type WesternForm, westernForm } from './western-form.ts';

describe('words of the Western encoding', () => {
  it.each<[string, boolean, WesternForm]>([
    ['Muñoz', false, 'known'],
    ['GARCÍA', false, 'known'],
    ['Größe', true, 'possible'],
    ['Größe', false, 'none'],
    ['Bìla', false, 'possible'],
    ['éF', false, 'none'],
    ['ódŸ', false, 'none'],
    ['Áú', true, 'none'],
    ['Èâàí', true, 'none'],
  ])('%s, in a Western language %s: %s', (word, isWestern, expected) => {
    expect(westernForm(word, isWestern)).toBe(expected);
  });

  it.each<[string, boolean]>([
    ['£12.50', false],
    ['£ukasz', true],
    ['12 €', false],
    ['20 °C', false],
    ['5’ × 7’', false],
    ['“Mom”', false],
    ['‹gŒ´', true],
    ['Mom’s', false],
    ['the kids’', false],
    ['10 – 20', false],
    ['–{“c', true],
    ['¿Qué?', false],
    ['¿aba', true],
    ['¡Hola!', false],
    ['Calle 5, nº 3', false],
    ['Lungeºti', true],
    ['Timiº', true],
    ['1½ in', false],
    ['Alja¾', true],
    ['¸£', true],
    ['¦wi±tek', true],
    ['Brand®', false],
    ['Ko¶cielny', true],
    ['col·lecció', false],
    ['80 m²', false],
  ])('%s has a sign that has no place: %s', (cell, expected) => {
    expect(hasStraySign(cell)).toBe(expected);
  });

  it.each<[string, boolean]>([
    ['Bestellnummer;Menge', true],
    ['Numéro de commande', true],
    ['Dirección de envío', true],
    ['Order ID,Quantity,Recipient,Address', false],
    ['Numer zamówienia,Adres', false],
  ])('%s are words of the Western encoding: %s', (text, expected) => {
    expect(looksWestern(text)).toBe(expected);
  });
});
