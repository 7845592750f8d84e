import {
  drawnImageSize,
  type ImageLayer,
  type ImageTile,
  MAX_LAYER_MM,
  MAX_TILE_GAP_MM,
  minTileWidthMm,
  type TileArrangement,
  withDrawableRepeats,
} from '@diy/design/layers';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { type Choice, ChoiceField } from '../../fields/choice-field.tsx';
import fields from '../../fields/fields.module.css';
import { formatNumber, NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';
import { activeSurface } from '../../session/active-surface.ts';
import { useRestingEditor, useSession } from '../../session/designer-context.ts';
import { TILE_ICONS } from './tile-icons.ts';

const ARRANGEMENTS: readonly TileArrangement[] = ['grid', 'brick', 'half-drop', 'mirror'];

/** A picture repeated over the print area: switched on and off, how repeats follow, their size, gap, turn and place. */
export function TileSection({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation('designer');
  const { editor, template } = useSession();
  const active = useRestingEditor((state) => activeSurface(template, state));
  const { id, tile, locked } = layer;
  const toggle = (isOn: boolean) => {
    if (!isOn) return editor.run('untileImage', { layerId: id });
    if (!active) return;
    const { bleedMm } = active.surface;
    const { widthMm, heightMm } = active.area;
    const area = {
      xMm: -bleedMm,
      yMm: -bleedMm,
      widthMm: widthMm + 2 * bleedMm,
      heightMm: heightMm + 2 * bleedMm,
    };
    editor.run('tileImage', { layerId: id, area });
  };
  return (
    <Section
      title={t('tile.title')}
      isOn={Boolean(tile)}
      onToggle={toggle}
      disabled={locked}
      testId="tile-switch"
    >
      {tile ? <TileFields layer={layer} tile={tile} /> : null}
    </Section>
  );
}

function TileFields({ layer, tile }: { layer: ImageLayer; tile: ImageTile }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const { id, locked } = layer;
  const { widthMm, gapMm, arrangement, angleDeg = 0, offsetXMm = 0, offsetYMm = 0 } = tile;
  const set = (part: Partial<ImageTile>, what: string) => {
    // A smaller gap or another angle may ask for more repeats than are drawn.
    const next = withDrawableRepeats({ ...layer, tile: { ...tile, ...part } });
    editor.run('updateLayer', { layerId: id, patch: { tile: next.tile } }, { joinKey: `tile-${what}:${id}` });
  };
  const number = (
    what: 'width' | 'gap' | 'angle' | 'offsetX' | 'offsetY',
    value: number,
    limits: { min: number; max: number },
    part: (value: number) => Partial<ImageTile>,
  ) => (
    <NumberField
      label={t(`tile.${what}`)}
      value={value}
      unit={what === 'angle' ? '°' : 'mm'}
      {...limits}
      disabled={locked}
      testId={`tile-${what}`}
      onChange={(next) => set(part(next), what)}
    />
  );
  const choices: Choice<TileArrangement>[] = ARRANGEMENTS.map((one) => ({
    id: one,
    label: t(`tile.${one}`),
    icon: TILE_ICONS[one],
  }));
  const size = drawnImageSize(layer);
  const isMoved = offsetXMm !== 0 || offsetYMm !== 0 || angleDeg !== 0;
  const offset = { min: -MAX_LAYER_MM, max: MAX_LAYER_MM };
  return (
    <>
      <ChoiceField
        label={t('tile.arrangement')}
        value={arrangement}
        choices={choices}
        disabled={locked}
        testId="tile"
        onChange={(next) => set({ arrangement: next }, 'arrangement')}
      />
      <div className={fields.grid}>
        {number(
          'width',
          widthMm,
          { min: minTileWidthMm({ ...layer, tile }), max: MAX_LAYER_MM },
          (value) => ({
            widthMm: value,
          }),
        )}
        {number('gap', gapMm, { min: 0, max: MAX_TILE_GAP_MM }, (value) => ({ gapMm: value }))}
        {number('offsetX', offsetXMm, offset, (value) => ({ offsetXMm: value }))}
        {number('offsetY', offsetYMm, offset, (value) => ({ offsetYMm: value }))}
        {number('angle', angleDeg, { min: -180, max: 180 }, (value) => ({ angleDeg: value }))}
        <Button
          size="small"
          type="text"
          icon={<Icon of={RotateCcw} size={16} />}
          disabled={locked || !isMoved}
          data-testid="tile-centre"
          onClick={() => set({ offsetXMm: 0, offsetYMm: 0, angleDeg: 0 }, 'centre')}
        >
          {t('tile.centre')}
        </Button>
      </div>
      <span className={fields.hint}>
        {t('tile.size', { width: formatNumber(size.widthMm, 1), height: formatNumber(size.heightMm, 1) })}
      </span>
    </>
  );
}
