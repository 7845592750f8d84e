import type { OwnFont } from '@diy/contract/own-fonts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../fields/amount-field.tsx';
import { axisValues, withAxis } from './axis-values.ts';
import { useOwnFonts } from './use-own-fonts.ts';

type Axis = OwnFont['axes'][number];

interface AxisFieldsProps {
  fontId: string;
  disabled: boolean;
  /** `what` names the axis: values that follow each other are one undo step. */
  onChange: (fontId: string, what: string) => void;
}

/** Where an own variable font stands on each of its axes; nothing for other fonts. */
export function AxisFields({ fontId, disabled, onChange }: AxisFieldsProps) {
  const axes = axisValues(useOwnFonts() ?? [], fontId) ?? [];
  return axes.map(({ axis, value }) => (
    <AxisField
      key={axis.tag}
      axis={axis}
      value={value}
      disabled={disabled}
      onChange={(next) => onChange(withAxis(fontId, axis, next), `axis-${axis.tag}`)}
    />
  ));
}

/** Axes that most variable fonts have, named in the reader's language whatever the font calls them. */
const USUAL = new Set(['wght', 'wdth', 'slnt', 'ital', 'opsz']);

interface AxisFieldProps {
  axis: Axis;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

function AxisField({ axis, value, disabled, onChange }: AxisFieldProps) {
  const { t, i18n } = useTranslation('designer');
  /** Where the slider is while it moves: each place is another face, which is made once it rests. */
  const [sliding, setSliding] = useState<number | null>(null);
  const last = useRef<number | null>(null);
  const { tag, name, min, normal, max } = axis;
  const given = (i18n.language.startsWith('zh') ? (name.zh ?? name.en) : (name.en ?? name.zh)) ?? tag;
  const isFine = max - min <= 10;
  return (
    <AmountField
      label={USUAL.has(tag) ? t(`axes.${tag}`) : given}
      value={sliding ?? value}
      min={min}
      max={max}
      step={isFine ? 0.01 : 1}
      decimals={isFine ? 2 : 0}
      resetTo={normal}
      disabled={disabled}
      testId={`axis-${tag}`}
      onChange={onChange}
      onSlide={(next) => {
        last.current = next;
        setSliding(next);
      }}
      onSlideEnd={() => {
        const next = last.current;
        last.current = null;
        setSliding(null);
        if (next !== null) onChange(next);
      }}
    />
  );
}
