import type { TemplateItem } from '@diy/contract/templates';
import { expect, it } from 'vitest';
import { testTemplate } from '../testing/build-session.ts';
import { appearanceOf, fullJobs, liveJobs } from './mockup-jobs.ts';
import type { MockupJob } from './protocol.ts';

const template = {
  mockups: ['a', 'b', 'c'].map((id) => ({ asset: { id } })),
} as unknown as Pick<TemplateItem, 'mockups'>;
/** `b 700` = mockup b, 700 px wide. */
const job = (text: string): MockupJob => {
  const [mockupId = '', widthPx] = text.split(' ');
  return { mockupId, widthPx: Number(widthPx) };
};
const inWords = (jobs: readonly MockupJob[]) =>
  jobs.map(({ mockupId, widthPx }) => `${mockupId} ${widthPx}`).join(', ');

it.each<[string | null, string[], string]>([
  [null, [], 'a 168, b 168, c 168'],
  ['b 700', [], 'b 700, a 168, c 168'],
  ['b 700', ['c 1200'], 'b 700, c 1200, a 168'],
  ['b 700', ['b 1200', 'a 1200'], 'b 1200, a 1200, c 168'],
  ['b 700', ['b 300'], 'b 700, a 168, c 168'],
  [null, ['c 100'], 'c 100, a 168, b 168'],
  ['lost 700', [], 'lost 700, a 168, b 168, c 168'],
])('with %s shown and %s wanted draws each once', (shown, wanted, expected) => {
  expect(inWords(fullJobs(template, shown === null ? null : job(shown), wanted.map(job)))).toBe(expected);
});

it.each<[string | null, string]>([
  [null, ''],
  ['a 300', 'a 300'],
  ['a 1400', 'a 520'],
])('draws %s live as “%s”', (shown, expected) => {
  expect(inWords(liveJobs(shown === null ? null : job(shown)))).toBe(expected);
});

it.each([
  ['navy', 'navy', '#1F2A44'],
  ['lost', 'white', '#FFFFFF'],
])('has the product in %s as %s, %s', (wanted, colourId, colourHex) => {
  expect(appearanceOf(testTemplate, wanted)).toEqual({ colourId, colourHex, melange: undefined });
});

it('is white where the product names no colour', () => {
  const definition = { ...testTemplate.definition, colours: [] };
  expect(appearanceOf({ definition }, 'white').colourHex).toBe('#FFFFFF');
});
