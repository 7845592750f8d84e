import { ColorPicker, Segmented, Slider, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditChoice } from './edit-choice.ts';
import styles from './edit-dialog.module.css';

interface EditControlsProps {
  choice: EditChoice;
  onChange: (part: Partial<EditChoice>) => void;
}

/** The settings of the chosen tool. */
export function EditControls({ choice, onChange }: EditControlsProps) {
  const { t } = useTranslation('images');
  const { tool } = choice;
  const slider = (
    name: 'tolerance' | 'marginPx' | 'bleedPx' | 'overlapPercent' | 'colours' | 'cellPx',
    [min, max]: [number, number],
    unit = '',
  ) => (
    <Labelled label={t(`edit.${name}`)} id={`edit-${name}`}>
      <Slider
        min={min}
        max={max}
        value={choice[name]}
        onChange={(value) => onChange({ [name]: value })}
        ariaLabelledByForHandle={`edit-${name}`}
        tooltip={{ formatter: (value) => `${value}${unit}` }}
      />
    </Labelled>
  );
  const toggle = (name: 'isContiguous' | 'isInverted', label: string, hint: string) => (
    <Labelled label={label}>
      <span className={styles.switch}>
        <Switch checked={choice[name]} onChange={(isOn) => onChange({ [name]: isOn })} aria-label={label} />
        <span className={styles.hint}>{hint}</span>
      </span>
    </Labelled>
  );
  const pick = <T extends string>(name: 'edge' | 'style' | 'content', options: readonly T[]) => (
    <Labelled label={t(`edit.${name}`)}>
      <Segmented
        value={choice[name] as T}
        onChange={(value) => onChange({ [name]: value })}
        options={options.map((value) => ({ value, label: t(`edit.${name}_${value}`) }))}
        className={styles.pick ?? ''}
      />
    </Labelled>
  );
  return (
    <div className={styles.controls}>
      {tool === 'cut_out' || tool === 'remove_white' || tool === 'trim'
        ? slider('tolerance', [0, 100])
        : null}
      {tool === 'trim' ? slider('marginPx', [0, 200], ' px') : null}
      {tool === 'remove_white'
        ? toggle('isContiguous', t('edit.contiguous'), t('edit.contiguousHint'))
        : null}
      {tool === 'cut_out' ? toggle('isContiguous', t('edit.outer'), t('edit.outerHint')) : null}
      {tool === 'seamless' ? slider('overlapPercent', [2, 50], '%') : null}
      {tool === 'reduce_colours' ? slider('colours', [2, 16]) : null}
      {tool === 'one_colour' ? (
        <>
          {pick('style', ['halftone', 'solid'])}
          {choice.style === 'halftone' ? slider('cellPx', [4, 60], ' px') : null}
          <Labelled label={t('edit.ink')}>
            <ColorPicker
              className={styles.pick ?? ''}
              value={choice.ink}
              disabledAlpha
              showText
              onChangeComplete={(colour) => onChange({ ink: colour.toHexString().slice(0, 7) })}
            />
          </Labelled>
          {toggle('isInverted', t('edit.inverted'), t('edit.invertedHint'))}
        </>
      ) : null}
      {tool === 'extend_edge' ? (
        <>
          {slider('bleedPx', [1, 400], ' px')}
          {pick('edge', ['mirror', 'stretch'])}
        </>
      ) : null}
      {tool === 'enlarge' ? (
        <>
          {pick('content', ['flat_art', 'photo'])}
          <Labelled label={t('edit.factor')}>
            <Segmented
              value={choice.factor}
              onChange={(factor) => onChange({ factor })}
              options={([2, 3, 4] as const).map((value) => ({ value, label: `${value}×` }))}
              className={styles.pick ?? ''}
            />
          </Labelled>
        </>
      ) : null}
    </div>
  );
}

function Labelled({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  return (
    <>
      <span id={id}>{label}</span>
      {children}
    </>
  );
}
