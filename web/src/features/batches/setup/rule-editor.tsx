import type { TileArrangement } from '@diy/design/layers';
import { MAX_LAYER_MM } from '@diy/design/layers';
import type { PlacementFit, PlacementRule } from '@diy/design/placement';
import {
  MAX_PLACEMENT_GAP_MM,
  MAX_PLACEMENT_SCALE,
  MIN_PLACEMENT_SCALE,
  MIN_TILE_MM,
} from '@diy/design/placement';
import { Checkbox, ColorPicker, InputNumber, Segmented, Select, Slider } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorGrid } from './anchor-grid.tsx';
import styles from './rule-editor.module.css';

interface RuleEditorProps {
  rule: PlacementRule;
  onChange: (rule: PlacementRule) => void;
}

const FITS: readonly PlacementFit[] = ['contain', 'cover', 'width', 'height', 'tile'];
const ARRANGEMENTS: readonly TileArrangement[] = ['grid', 'brick', 'half-drop', 'mirror'];

/** How any picture meets any print area. */
export function RuleEditor({ rule, onChange }: RuleEditorProps) {
  const { t } = useTranslation('batches');
  const set = (part: Partial<PlacementRule>) => onChange({ ...rule, ...part });
  const { tile } = rule;
  const setTile = (part: Partial<PlacementRule['tile']>) => set({ tile: { ...tile, ...part } });
  return (
    <div className={styles.form}>
      <Line label={t('rule.fit')} note={t(`fitNote.${rule.fit}`)}>
        <Segmented<PlacementFit>
          value={rule.fit}
          onChange={(fit) => set({ fit })}
          options={FITS.map((value) => ({ value, label: t(`fit.${value}`) }))}
        />
      </Line>
      {rule.fit === 'tile' ? (
        <>
          <Line label={t('rule.tileWidth')}>
            <Millimetres
              label={t('rule.tileWidth')}
              value={tile.widthMm}
              min={MIN_TILE_MM}
              max={MAX_LAYER_MM}
              onChange={(widthMm) => setTile({ widthMm })}
            />
            <span className={styles.aside}>{t('rule.gap')}</span>
            <Millimetres
              label={t('rule.gap')}
              value={tile.gapMm}
              min={0}
              max={MAX_PLACEMENT_GAP_MM}
              onChange={(gapMm) => setTile({ gapMm })}
            />
          </Line>
          <Line label={t('rule.arrangement')}>
            <Select<TileArrangement>
              aria-label={t('rule.arrangement')}
              value={tile.arrangement}
              onChange={(arrangement) => setTile({ arrangement })}
              options={ARRANGEMENTS.map((value) => ({ value, label: t(`arrangement.${value}`) }))}
              className={styles.select ?? ''}
            />
          </Line>
        </>
      ) : (
        <Line label={t('rule.anchor')}>
          <AnchorGrid value={rule.anchor} onChange={(anchor) => set({ anchor })} />
          <Checkbox
            checked={rule.rotateToFit}
            onChange={(event) => set({ rotateToFit: event.target.checked })}
          >
            {t('rule.rotate')}
          </Checkbox>
        </Line>
      )}
      <Line label={t('rule.scale')}>
        <Slider
          className={styles.slider ?? ''}
          ariaLabelForHandle={t('rule.scale')}
          min={MIN_PLACEMENT_SCALE * 100}
          max={200}
          value={Math.round(rule.scale * 100)}
          tooltip={{ open: false }}
          onChange={(percent) => set({ scale: percent / 100 })}
        />
        <InputNumber
          aria-label={t('rule.scale')}
          min={MIN_PLACEMENT_SCALE * 100}
          max={MAX_PLACEMENT_SCALE * 100}
          value={Math.round(rule.scale * 100)}
          suffix="%"
          className={styles.number ?? ''}
          onChange={(percent) => percent !== null && set({ scale: percent / 100 })}
        />
      </Line>
      <Line label={t('rule.margin')}>
        <Millimetres
          label={t('rule.margin')}
          value={rule.marginMm}
          min={0}
          max={MAX_PLACEMENT_GAP_MM}
          onChange={(marginMm) => set({ marginMm })}
        />
        <span className={styles.aside}>{t('rule.background')}</span>
        <ColorPicker
          value={rule.background}
          allowClear
          onChangeComplete={(colour) => set({ background: colour.toHexString().slice(0, 7).toUpperCase() })}
          onClear={() => set({ background: null })}
        />
        <span className={styles.aside}>{rule.background ?? t('rule.noBackground')}</span>
      </Line>
    </div>
  );
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <div className={styles.fields}>{children}</div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

interface MillimetresProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

function Millimetres({ label, value, min, max, onChange }: MillimetresProps) {
  return (
    <InputNumber
      aria-label={label}
      value={value}
      min={min}
      max={max}
      step={1}
      suffix="mm"
      className={styles.number ?? ''}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
