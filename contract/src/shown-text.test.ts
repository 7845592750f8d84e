import { expect, it } from 'vitest';
import { saveDesign } from './designs/designs.ts';
import { productName } from './own-templates/product-fields.ts';
import { ownSurface } from './own-templates/product-parts.ts';
import { shownText, withoutDirectionControls } from './shown-text.ts';

const CONTROLS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

it('controls of direction are left out, and what words need stays', () => {
  expect(withoutDirectionControls(`a${CONTROLS}b`)).toBe('ab');
  const needed = 'نمی\u200cخواهم 👨\u200d👩\u200d👧 a\u200e\u200fb';
  expect(withoutDirectionControls(needed)).toBe(needed);
  expect(shownText().min(1).safeParse(` ${CONTROLS} `).success).toBe(false);
});

it('names that others see have none', () => {
  expect(productName.parse(`a${CONTROLS}b`)).toBe('ab');
  expect(ownSurface.shape.name.parse(`a${CONTROLS}b`)).toBe('ab');
  expect(saveDesign.input.shape.name.parse(`a${CONTROLS}b`)).toBe('ab');
});
