import { LINE_ENDS, type LineEnd, type ShapeLayer } from '@diy/design/layers';
import { ArrowRight, Circle, Minus, Play, SeparatorVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { Section } from '../../fields/section.tsx';

const ICONS = { plain: Minus, arrow: ArrowRight, triangle: Play, dot: Circle, bar: SeparatorVertical };

interface LineEndsSectionProps {
  ends: ShapeLayer['ends'];
  disabled: boolean;
  /** Undefined = both ends are plain. */
  onChange: (ends: ShapeLayer['ends']) => void;
}

/** What a line begins and ends with. */
export function LineEndsSection({ ends = PLAIN, disabled, onChange }: LineEndsSectionProps) {
  const { t } = useTranslation('designer');
  const choices = LINE_ENDS.map((id) => ({ id, label: t(`lineEnd.${id}`), icon: ICONS[id] }));
  const set = (end: 'start' | 'end', value: LineEnd) => onChange({ ...ends, [end]: value });
  return (
    <Section title={t('line.ends')}>
      {(['start', 'end'] as const).map((end) => (
        <ChoiceField
          key={end}
          label={t(`line.${end}`)}
          value={ends[end]}
          choices={choices}
          disabled={disabled}
          testId={`line-${end}`}
          onChange={(value) => set(end, value)}
        />
      ))}
    </Section>
  );
}

const PLAIN = { start: 'plain', end: 'plain' } as const;
