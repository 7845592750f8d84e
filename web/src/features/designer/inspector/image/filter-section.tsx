import { findLayer } from '@diy/design/document';
import {
  changeFilter,
  FILTER_AMOUNTS,
  FILTER_PRESETS,
  type FilterPreset,
  type ImageFilter,
  type ImageLayer,
  presetOf,
} from '@diy/design/layers';
import { Switch } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { AmountField } from '../../fields/amount-field.tsx';
import { ColourField } from '../../fields/colour-field.tsx';
import fields from '../../fields/fields.module.css';
import { RadioButton } from '../../fields/radio-button.tsx';
import { RovingGroup } from '../../fields/roving-group.tsx';
import { Section } from '../../fields/section.tsx';
import { useEditor } from '../../session/designer-context.ts';
import { useLayerGesture } from '../use-layer-gesture.ts';
import styles from './filter.module.css';
import { FilterThumbnail } from './filter-thumbnail.tsx';

const PRESETS = Object.keys(FILTER_PRESETS) as FilterPreset[];
const NEW_TINT = FILTER_PRESETS.tint.tint;

/** A picture's colours: ready-made filters shown on the picture itself, and every setting below. */
export function FilterSection({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation('designer');
  const { set } = useLayerGesture(layer.id);
  const [isOpen, setOpen] = useState(false);
  const settingsId = useId();
  // Followed in a gesture too: the slider's handle must move with it.
  const filter = useEditor((state) => filterOf(findLayer(state.design, layer.id)?.layer));
  const chosen = presetOf(filter);
  const choose = (preset: FilterPreset) => {
    const next: ImageFilter | null = FILTER_PRESETS[preset];
    // The colour a person has picked is theirs.
    const colour = filter?.tint?.colour ?? NEW_TINT.colour;
    set({ filter: next?.tint ? { ...next, tint: { ...next.tint, colour } } : next });
  };
  return (
    <Section title={t('filter.title')}>
      <RovingGroup role="radiogroup" label={t('filter.title')} className={styles.presets}>
        {PRESETS.map((preset) => (
          <RadioButton
            key={preset}
            isChosen={preset === chosen}
            title={t(`filter.${preset}`)}
            disabled={layer.locked}
            data-testid={`filter-${preset}`}
            onClick={() => choose(preset)}
          >
            <FilterThumbnail layer={layer} filter={FILTER_PRESETS[preset]} />
            <span>{t(`filter.${preset}`)}</span>
          </RadioButton>
        ))}
      </RovingGroup>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={settingsId}
        data-testid="filter-adjust"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {t('filter.adjust')}
          {chosen === null ? <em>{t('filter.own')}</em> : null}
        </span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <div id={settingsId} className={styles.settings} hidden={!isOpen}>
        {isOpen ? <FilterFields layer={layer} filter={filter} /> : null}
      </div>
    </Section>
  );
}

function FilterFields({ layer, filter }: { layer: ImageLayer; filter: ImageFilter | null }) {
  const { t } = useTranslation('designer');
  const { set, slide, end } = useLayerGesture(layer.id);
  const { locked } = layer;
  const patch = (changes: Partial<ImageFilter>) => ({ filter: changeFilter(filter, changes) });
  const tint = filter?.tint;
  return (
    <>
      {FILTER_AMOUNTS.map((field) => (
        <AmountField
          key={`${layer.id}:${field}`}
          label={t(`filter.${field}`)}
          value={filter?.[field] ?? 0}
          min={field === 'sepia' ? 0 : field === 'hueDeg' ? -180 : -100}
          max={field === 'hueDeg' ? 180 : 100}
          {...(field === 'hueDeg' ? { unit: '°' } : {})}
          disabled={locked}
          testId={`filter-${field}`}
          onChange={(value) => set(patch({ [field]: value }), `filter-${field}`)}
          onSlide={(value) => slide(patch({ [field]: value }))}
          onSlideEnd={end}
        />
      ))}
      <div className={fields.row}>
        <span className={fields.label}>{t('filter.invert')}</span>
        <Switch
          size="small"
          checked={filter?.invert ?? false}
          disabled={locked}
          aria-label={t('filter.invert')}
          data-testid="filter-invert"
          onChange={(invert) => set(patch({ invert }))}
        />
      </div>
      <div className={fields.row}>
        <span className={fields.label}>{t('filter.tint')}</span>
        <Switch
          size="small"
          checked={Boolean(tint)}
          disabled={locked}
          aria-label={t('filter.tint')}
          data-testid="filter-tint-switch"
          onChange={(isOn) => set(patch({ tint: isOn ? { ...NEW_TINT } : null }))}
        />
      </div>
      {tint ? (
        <>
          <ColourField
            label={t('text.colour')}
            value={tint.colour}
            disabled={locked}
            testId="filter-tint-colour"
            onChange={(colour) => set(patch({ tint: { ...tint, colour } }), 'filter-tint-colour')}
          />
          <AmountField
            key={layer.id}
            label={t('text.strength')}
            value={tint.amount}
            unit="%"
            // At 0 there would be no single colour and this part gone, in the middle of a drag.
            min={1}
            max={100}
            resetTo={100}
            disabled={locked}
            testId="filter-tint-amount"
            onChange={(amount) => set(patch({ tint: { ...tint, amount } }), 'filter-tint-amount')}
            onSlide={(amount) => slide(patch({ tint: { ...tint, amount } }))}
            onSlideEnd={end}
          />
        </>
      ) : null}
    </>
  );
}

function filterOf(layer: { kind: string; filter?: ImageFilter | null } | undefined): ImageFilter | null {
  return layer?.kind === 'image' ? (layer.filter ?? null) : null;
}
