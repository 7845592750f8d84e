// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import type { FontFace } from '@diy/design/text';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { hasFeature, withFeature } from '../../../actions/text/letter-features.ts';
import { useEditor } from '../../../session/designer-context.ts';
import { collapsedSelection } from '../../../session/text-selection.ts';
import { buildSession, instantFonts } from '../../../testing/build-session.ts';
import { showInSession } from '../../../testing/show-in-session.tsx';
import { useLetters } from '../use-letters.ts';
import { featureSample } from './feature-sample.ts';
import { FeaturesField } from './features-field.tsx';
import { knownFeatures } from './known-features.ts';

afterEach(cleanup);

/** Letters are boxes; a feature gives `g` and digits other glyphs. */
const face = (featureTags: readonly string[]): FontFace => ({
  id: 'boxes',
  unitsPerEm: 1000,
  ascender: 800,
  descender: 200,
  emTop: 800,
  featureTags,
  shape: (text, { features = [] }) =>
    [...text].map((letter, cluster) => {
      const isOn = features.some(({ value }) => value > 0) && /[g0-9]/.test(letter);
      const glyphId = letter.charCodeAt(0) + (isOn ? 1000 : 0);
      return { glyphId, cluster, advance: 500, xOffset: 0, yOffset: 0 };
    }),
  outline: () => ({
    commands: [0, 0, 0, 1, 10, -20, 4],
    bounds: { left: 0, top: -20, right: 10, bottom: 0 },
  }),
  covers: () => true,
});

it('offers what a font has and a person can choose, sets by number', () => {
  expect(
    knownFeatures(['aalt', 'ccmp', 'cv11', 'rlig', 'smcp', 'ss10', 'ss02', 'onum']).map(({ tag }) => tag),
  ).toEqual(['smcp', 'onum', 'cv11', 'ss02', 'ss10']);
});

it('shows a feature by letters that it changes: known ones, the text’s, then the alphabet’s', () => {
  const sampleOf = (letters: string, text: string) =>
    featureSample(face(['ss01']), 'ss01', { letters, text })?.text;
  expect(sampleOf('0123', 'abc')).toBe('0123');
  expect(sampleOf('ABC', 'xyz 7')).toBe('7g012');
  expect(sampleOf('', 'xyz')).toBe('g0123');
  expect(featureSample(face([]), 'ss01', { letters: '12', text: '' })).toMatchObject({
    path: 'M0 0L10 -20ZM500 0L510 -20Z',
    box: [0, -800, 1000, 1000],
  });
});

it.each([
  ['', 'smcp', true, 'smcp=1'],
  ['smcp=1', 'smcp', false, ''],
  ['onum=1,ss01=1', 'lnum', true, 'lnum=1,ss01=1'],
  ['', 'liga', false, 'liga=0'],
  ['liga=0', 'liga', true, ''],
  ['salt=3', 'salt', false, ''],
] as const)('%s with %s %s is %s', (before, tag, isOn, after) => {
  expect(withFeature(before, tag, isOn)).toBe(after);
  expect(hasFeature(after, tag)).toBe(isOn);
});

const FONT = 'noto-sans-sc-400';

function Field() {
  const layer = useEditor((state) => findLayer(state.design, 't')?.layer);
  return layer?.kind === 'text' ? <Shown layer={layer} /> : null;
}
function Shown({ layer }: { layer: TextLayer }) {
  return <FeaturesField layer={layer} letters={useLetters(layer)} />;
}

async function show(changes: Partial<TextLayer> = {}, tags: readonly string[] = ['smcp', 'ss01']) {
  const fonts = { ...instantFonts({ [FONT]: /ß/ }), face: () => face(tags) };
  const session = buildSession([buildTextLayer({ id: 't', text: 'Orange', ...changes })], fonts);
  await showInSession(session, <Field />);
  const now = () => findLayer(session.editor.getState().design, 't')?.layer as TextLayer;
  return { session, now, person: userEvent.setup() };
}

it('sets a feature of all letters, or of those that are chosen, a step each', async () => {
  const { session, now, person } = await show();
  await person.click(screen.getByTestId('feature-ss01'));
  expect(now()).toMatchObject({ features: 'ss01=1' });
  expect(screen.getByTestId('feature-ss01').getAttribute('aria-pressed')).toBe('true');
  act(() =>
    session.ui.set((ui) => ({
      ...ui,
      editingTextId: 't',
      textSelection: { ...collapsedSelection(3), anchor: 0 },
    })),
  );
  await person.click(screen.getByTestId('feature-smcp'));
  expect(now()).toMatchObject({
    features: 'ss01=1',
    spans: [{ start: 0, end: 3, features: 'smcp=1,ss01=1' }],
  });
  act(() => session.ui.set((ui) => ({ ...ui, editingTextId: null, textSelection: null })));
  expect(screen.getByTestId('feature-smcp').getAttribute('aria-pressed')).toBe('false');
  // All have it: it goes, and letters keep what else they have.
  await person.click(screen.getByTestId('feature-ss01'));
  expect(now()).toMatchObject({ features: '', spans: [{ start: 0, end: 3, features: 'smcp=1' }] });
});

it('says what another font lacks, keeps it, and takes it away when told', async () => {
  const { now, person } = await show({ features: 'smcp=1' }, []);
  expect(screen.getByTestId('lacking-features').textContent).toContain('smcp');
  expect(now().features).toBe('smcp=1');
  await person.click(screen.getByTestId('drop-features'));
  expect(now().features).toBe('');
  expect(screen.queryByTestId('lacking-features')).toBeNull();
});

it('offers nothing where the font can do nothing', async () => {
  await show({}, ['ccmp', 'locl']);
  expect(screen.queryByRole('group')).toBeNull();
});
