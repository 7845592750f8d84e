import type { AlignEdge } from '@diy/design/editing';
import type { Layer } from '@diy/design/layers';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { alignSelection, distributeSelection } from '../actions/actions.ts';
import fields from '../fields/fields.module.css';
import { Section } from '../fields/section.tsx';
import { ToolButton } from '../fields/tool-button.tsx';
import { selectedUnits } from '../session/active-surface.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';

const EDGES: readonly (readonly [AlignEdge, LucideIcon])[] = [
  ['left', AlignStartVertical],
  ['centre', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
];

/** Aligning: one layer or group to the print area, several among each other; equal gaps from three on. */
export function AlignSection({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const isLocked = layers.every((layer) => layer.locked);
  // A group that is selected whole is one thing to align.
  const count = useRestingEditor((state) => selectedUnits(state).length);
  const tool = (id: string, label: string, icon: LucideIcon, onClick: () => void, disabled = isLocked) => (
    <ToolButton
      key={id}
      label={label}
      icon={icon}
      disabled={disabled}
      testId={`align-${id}`}
      onClick={onClick}
    />
  );
  return (
    <Section title={t(count === 1 ? 'align.toArea' : 'align.toEachOther')}>
      <div className={fields.tools}>
        {EDGES.map(([edge, icon]) =>
          tool(edge, t(`align.${edge}`), icon, () => alignSelection(session, edge)),
        )}
        {count > 1
          ? [
              tool(
                'gaps-x',
                t('align.gapsX'),
                AlignHorizontalSpaceBetween,
                () => distributeSelection(session, 'x'),
                count < 3,
              ),
              tool(
                'gaps-y',
                t('align.gapsY'),
                AlignVerticalSpaceBetween,
                () => distributeSelection(session, 'y'),
                count < 3,
              ),
            ]
          : null}
      </div>
    </Section>
  );
}
