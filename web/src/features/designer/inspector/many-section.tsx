import {
  type Layer,
  letterValues,
  MAX_FONT_SIZE_MM,
  MAX_TEXT_STROKE_MM,
  type ShapeLayer,
  type TextLayer,
} from '@diy/design/layers';
import { Select } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeText } from '../actions/text/change-text.ts';
import { wholeStyle } from '../actions/text/style-text.ts';
import { ColourField } from '../fields/colour-field.tsx';
import fields from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { useFontOptions } from '../own-fonts/use-font-options.ts';
import { useSession } from '../session/designer-context.ts';
import { inOneStep } from '../session/editor/in-one-step.ts';
import { Deferred } from './deferred.tsx';
import { sharedValue } from './shared-value.ts';
import { VectorColours } from './vector/vector-colours.tsx';

type Painted = ShapeLayer | TextLayer;

/** What several layers have in common: colours of vectors, colour and outline of texts and shapes, font and size of texts. */
export const ManySection = memo(function ManySection({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('designer');
  const open = layers.filter((layer) => !layer.locked);
  const vectors = open.filter((layer) => layer.kind === 'vector');
  const painted = open.filter((layer): layer is Painted => layer.kind === 'text' || layer.kind === 'shape');
  if (painted.length + vectors.length === 0) return null;
  return (
    <Section title={t('many.title')}>
      {painted.length > 0 ? <PaintedFields open={painted} /> : null}
      {vectors.length > 0 ? (
        <Deferred>
          <VectorColours layers={vectors} />
        </Deferred>
      ) : null}
    </Section>
  );
});

/** One change is one step of undo. */
function PaintedFields({ open }: { open: readonly Painted[] }) {
  const { t } = useTranslation('designer');
  const fontOptions = useFontOptions();
  const session = useSession();
  const texts = open.filter((layer) => layer.kind === 'text');
  const painted = open.filter((layer) => layer.kind === 'text' || hasFill(layer));
  const ids = open.map(({ id }) => id).join();
  const setAll = <One extends Painted>(of: readonly One[], what: string, change: (layer: One) => ChangeOf) =>
    changeAll(session, of, change, `${what}:${ids}`);
  const colour = sharedValue(painted.flatMap(coloursOf), (hex) => hex);
  const stroke = sharedValue(open, (layer) => layer.stroke?.colour ?? null);
  const strokeMm = sharedValue(open, (layer) => layer.stroke?.widthMm ?? 0);
  const size = sharedValue(texts.flatMap(sizesOf), (sizeMm) => sizeMm);
  const font = sharedValue(texts.flatMap(fontsOf), (fontId) => fontId);
  return (
    <>
      {painted.length > 0 ? (
        <ColourField
          label={t('many.colour')}
          value={colour.value ?? firstColour(painted)}
          isMixed={colour.isMixed}
          testId="many-colour"
          onChange={(hex) =>
            setAll(painted, 'fill', (layer) =>
              layer.kind === 'text' ? { colour: hex, gradient: null } : { fill: hex, gradient: null },
            )
          }
        />
      ) : null}
      {texts.length > 0 ? (
        <div className={fields.row}>
          <span className={fields.label}>{t('font.title')}</span>
          <Select
            size="small"
            style={{ inlineSize: 160 }}
            aria-label={t('font.title')}
            data-testid="many-font"
            value={font.isMixed ? null : (font.value ?? null)}
            placeholder={t('many.mixed')}
            options={fontOptions}
            onChange={(fontId) => {
              if (!fontId) return;
              session.fonts.request(fontId);
              setAll(texts, 'font', () => ({ fontId }));
            }}
          />
        </div>
      ) : null}
      {texts.length > 0 ? (
        <NumberField
          label={t('text.size')}
          value={size.value ?? 0}
          isMixed={size.isMixed}
          unit="mm"
          decimals={2}
          min={0.1}
          max={MAX_FONT_SIZE_MM}
          testId="many-size"
          onChange={(fontSizeMm) => setAll(texts, 'size', () => ({ fontSizeMm }))}
        />
      ) : null}
      <NumberField
        label={t('text.stroke')}
        value={strokeMm.value ?? 0}
        isMixed={strokeMm.isMixed}
        unit="mm"
        step={0.1}
        decimals={2}
        min={open.some(canBeBare) ? 0 : 0.01}
        max={MAX_TEXT_STROKE_MM}
        testId="many-stroke"
        onChange={(widthMm) =>
          setAll(widthMm < 0.01 ? open.filter(canBeBare) : open, 'stroke', (layer) => ({
            stroke: widthMm < 0.01 ? null : { colour: INK, ...layer.stroke, widthMm },
          }))
        }
      />
      {open.some((layer) => layer.stroke) ? (
        <ColourField
          label={t('many.strokeColour')}
          value={stroke.value ?? INK}
          isMixed={stroke.isMixed}
          testId="many-stroke-colour"
          onChange={(hex) =>
            setAll(open, 'stroke', (layer) => ({
              stroke: layer.stroke ? { ...layer.stroke, colour: hex } : null,
            }))
          }
        />
      ) : null}
    </>
  );
}

/** The colours that parts of it have. */
function coloursOf(layer: Painted): string[] {
  if (layer.kind === 'shape') return [layer.fill?.toUpperCase() ?? ''];
  return letterValues(layer).colours.map((hex) => hex ?? layer.colour.toUpperCase());
}

const fontsOf = (layer: TextLayer) => letterValues(layer).fontIds;

/** The sizes that letters of it have, in mm. */
function sizesOf(layer: TextLayer): number[] {
  return letterValues(layer).sizeRatios.map((ratio) => layer.fontSizeMm * ratio);
}

const INK = '#211E1A';
type ChangeOf = Parameters<typeof changeText>[2] & Partial<Pick<ShapeLayer, 'fill' | 'gradient' | 'stroke'>>;

const hasFill = (layer: Layer): boolean => layer.kind === 'shape' && layer.shape !== 'line';

/** Whether something of a layer is seen when its outline is removed; of a line nothing would be. */
const canBeBare = (layer: Painted): boolean => layer.kind === 'text' || hasFill(layer);

function firstColour([first]: readonly Painted[]): string {
  return (first?.kind === 'text' ? first.colour : first?.fill) ?? INK;
}

/** Changes all of them as one undo step, joined with the same change before it; boxes of texts follow their letters. */
function changeAll<One extends Painted>(
  session: ReturnType<typeof useSession>,
  layers: readonly One[],
  change: (layer: One) => ChangeOf,
  joinKey: string,
): void {
  const { editor } = session;
  const changeEach = () => {
    for (const layer of layers) {
      const patch = change(layer);
      if (layer.kind === 'text') changeText(session, layer.id, wholeStyle(layer, patch));
      else editor.run('updateLayer', { layerId: layer.id, patch });
    }
  };
  inOneStep(editor, changeEach, joinKey);
}
