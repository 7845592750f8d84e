import { COMBINATIONS, type Combination } from '@diy/design/editing';
import {
  type LucideIcon,
  SquaresExclude,
  SquaresIntersect,
  SquaresSubtract,
  SquaresUnite,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Action, actions } from '../actions/actions.ts';
import { combiningObstacle, offersCombining } from '../actions/graphics/combine-selection.ts';
import { formatKeys } from '../actions/match-keys.ts';
import fields from '../fields/fields.module.css';
import { RovingGroup } from '../fields/roving-group.tsx';
import { Section } from '../fields/section.tsx';
import { ToolButton } from '../fields/tool-button.tsx';
import { useRestingEditor, useSession } from '../session/designer-context.ts';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

const ICONS: Readonly<Record<Combination, LucideIcon>> = {
  union: SquaresUnite,
  subtract: SquaresSubtract,
  intersect: SquaresIntersect,
  exclude: SquaresExclude,
};

/** Several shapes become one; shown where a shape or vector is among what is selected. */
export function CombineSection() {
  const { t } = useTranslation('designer');
  const session = useSession();
  useRestingEditor((state) => state.design);
  useRestingEditor((state) => state.selection);
  if (!offersCombining(session)) return null;
  const obstacle = combiningObstacle(session);
  return (
    <Section title={t('combine.title')}>
      <RovingGroup role="toolbar" label={t('combine.title')} className={fields.tools}>
        {COMBINATIONS.map((id) => {
          const action: Action = actions[id];
          const label = t(`action.${id}`);
          return (
            <ToolButton
              key={id}
              label={label}
              title={`${label} ${formatKeys(action.keys?.[0] ?? '', IS_MAC)}`}
              icon={ICONS[id]}
              disabled={obstacle !== null}
              testId={`combine-${id}`}
              onClick={() => action.perform(session)}
            />
          );
        })}
      </RovingGroup>
      {obstacle ? <span className={fields.hint}>{t(`combine.obstacle.${obstacle}`)}</span> : null}
    </Section>
  );
}
