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
import { Icon } from '../../../ui/icon.tsx';
import { alignSelection } from '../actions/actions.ts';
import fields from '../fields/fields.module.css';
import { Section } from '../fields/section.tsx';
import { useSession } from '../session/designer-context.ts';

const EDGES: readonly (readonly [AlignEdge, LucideIcon])[] = [
  ['left', AlignStartVertical],
  ['centre', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
];

/** Aligning: one layer to the print area, several among each other; equal gaps from three on. */
export function AlignSection({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const isLocked = layers.every((layer) => layer.locked);
  const distribute = (axis: 'x' | 'y') =>
    session.editor.run('distributeLayers', { layerIds: layers.map((layer) => layer.id), axis });
  const tool = (id: string, label: string, icon: LucideIcon, onClick: () => void, disabled = isLocked) => (
    <button
      key={id}
      type="button"
      className={fields.tool}
      aria-label={label}
      title={label}
      disabled={disabled}
      data-testid={`align-${id}`}
      onClick={onClick}
    >
      <Icon of={icon} size={18} />
    </button>
  );
  return (
    <Section title={t(layers.length === 1 ? 'align.toArea' : 'align.toEachOther')}>
      <div className={fields.tools}>
        {EDGES.map(([edge, icon]) =>
          tool(edge, t(`align.${edge}`), icon, () => alignSelection(session, edge)),
        )}
        {layers.length > 1
          ? [
              tool(
                'gaps-x',
                t('align.gapsX'),
                AlignHorizontalSpaceBetween,
                () => distribute('x'),
                layers.length < 3,
              ),
              tool(
                'gaps-y',
                t('align.gapsY'),
                AlignVerticalSpaceBetween,
                () => distribute('y'),
                layers.length < 3,
              ),
            ]
          : null}
      </div>
    </Section>
  );
}
