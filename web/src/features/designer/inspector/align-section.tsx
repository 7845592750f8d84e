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
  LayoutGrid,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  alignSelection,
  alignTarget,
  alignTargets,
  distributeSelection,
  tidySelection,
} from '../actions/places/arrange.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import fields from '../fields/fields.module.css';
import { RovingGroup } from '../fields/roving-group.tsx';
import { Section } from '../fields/section.tsx';
import { ToolButton } from '../fields/tool-button.tsx';
import { selectedUnits } from '../session/active-surface.ts';
import { useRestingEditor, useSession, useUi } from '../session/designer-context.ts';

const EDGES: readonly (readonly [AlignEdge, LucideIcon])[] = [
  ['left', AlignStartVertical],
  ['centre', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
];

/** Aligning to each other, the print area or the safe area; equal gaps from three on, rows and columns from two. */
export const AlignSection = memo(function AlignSection({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  useUi((ui) => ui.alignTo);
  const targets = alignTargets(session);
  const target = alignTarget(session);
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
    <Section title={t(targets.length > 1 ? 'align.title' : 'align.toArea')}>
      {targets.length > 1 ? (
        <ChoiceField
          label={t('align.to')}
          value={target}
          choices={targets.map((id) => ({ id, label: t(`alignTo.${id}`) }))}
          disabled={isLocked}
          testId="align-to"
          onChange={(alignTo) => session.ui.set((now) => ({ ...now, alignTo }))}
        />
      ) : null}
      <RovingGroup role="toolbar" label={t('align.title')} className={fields.tools}>
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
              tool('tidy', t('action.tidy'), LayoutGrid, () => tidySelection(session)),
            ]
          : null}
      </RovingGroup>
    </Section>
  );
});
