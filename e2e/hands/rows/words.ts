import { expect } from 'vitest';
import { id, type Row, square, words } from '../row.ts';

const MIDDLE = [238, 188] as const;

/** Words on the artwork. */
export const WORD_ROWS: Row[] = [
  {
    row: 47,
    name: 'words are edited where they stand, undone by the word',
    async run(designer) {
      await designer.open([words('w', 'Hello')]);
      await designer.click(MIDDLE);
      await designer.click(MIDDLE, { times: 2 });
      await designer.box(id('text-editor'));
      await designer.key('End');
      await designer.hands.type(' you');
      await designer.key('Escape');
      await designer.layer('w', { text: 'Hello you' });
      await designer.key('Control+z');
      await designer.layer('w', { text: 'Hello ' });
      await designer.key('Control+z');
      await designer.layer('w', { text: 'Hello' });
    },
  },
  {
    row: 49,
    name: 'Enter begins to edit what is selected',
    async run(designer) {
      await designer.open([words('w', 'Hello')]);
      await designer.click(MIDDLE);
      await designer.key('Enter');
      await designer.box(id('text-editor'));
      await designer.key('Control+a');
      await designer.hands.type('Bye');
      await designer.key('Escape');
      await designer.layer('w', { text: 'Bye' });
    },
  },
  {
    row: 50,
    name: 'Ctrl+B makes chosen letters bold',
    async run(designer) {
      await designer.open([words('w', 'Hello')]);
      await designer.click(MIDDLE);
      await designer.key('Enter');
      await designer.box(id('text-editor'));
      await designer.key('Home');
      await designer.key('Shift+ArrowRight');
      await designer.key('Control+b');
      await designer.key('Escape');
      await designer.becomes(([layer]) => expect(JSON.stringify(layer)).toContain('noto-sans-sc-700'));
      await designer.layer('w', { fontId: 'noto-sans-sc-400' });
    },
  },
  {
    row: 52,
    name: 'letters that a face lacks are said while they are typed',
    async run(designer) {
      await designer.open([words('w', 'Hello', { fontId: 'anton-400' })]);
      await designer.click(MIDDLE);
      await designer.key('Enter');
      await designer.box(id('text-editor'));
      await designer.key('End');
      await designer.hands.type('好');
      await expect
        .poll(async () => (await designer.has(id('fallback-fonts'))) || designer.has(id('missing-glyphs')), {
          timeout: 20_000,
        })
        .toBe(true);
    },
  },
  {
    row: 53,
    name: 'a box as wide as its words',
    async run(designer) {
      await designer.open([words('w', 'Hello')]);
      await designer.click(MIDDLE);
      await designer.use(id('text-sizing-auto-width'));
      await designer.becomes(([layer]) => expect(layer!.widthMm).toBeLessThan(250));
    },
  },
  {
    row: 55,
    name: 'words are bent and straightened',
    async run(designer) {
      await designer.open([words('w', 'Hello')]);
      await designer.click(MIDDLE);
      await designer.use(id('text-arc'));
      await designer.becomes(([layer]) => expect(Number(layer!.arcDeg)).not.toBe(0));
      await designer.key('Control+z');
      await designer.becomes(([layer]) => expect(Number(layer!.arcDeg ?? 0)).toBe(0));
    },
  },
  {
    row: 56,
    name: 'words stand upright',
    async run(designer) {
      await designer.open([words('w', '山高水长')]);
      await designer.click(MIDDLE);
      await designer.use(id('text-writing-vertical'));
      await designer.layer('w', { writing: 'vertical' });
    },
  },
  {
    row: 58,
    name: 'words that are emptied go, and undo brings them back',
    async run(designer) {
      // A text that a person named stays when it is empty.
      await designer.open([square('s', 60, 60), words('w', 'Hello', { name: '' })]);
      await designer.click(MIDDLE);
      await designer.key('Enter');
      await designer.box(id('text-editor'));
      await designer.key('Control+a');
      await designer.key('Backspace');
      await designer.key('Escape');
      await designer.click([420, 340]);
      await designer.count(1);
      await designer.key('Control+z');
      await designer.layer('w', { text: 'Hello' });
    },
  },
];
