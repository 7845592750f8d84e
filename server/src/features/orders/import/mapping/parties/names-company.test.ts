import { expect, it } from 'vitest';
import { namesCompany } from './names-company.ts';

it.each([
  ['buyer-company-name', true],
  ['Société', true],
  ['RAGIONE SOCIALE', true],
  ['收件公司', true],
  ['Quarter', false],
  ['', false],
])('%s names a company: %s', (header, expected) => expect(namesCompany(header)).toBe(expected));
