import { COMBINATIONS } from '@diy/design/editing';
import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { type Action, actions } from '../../actions/actions.ts';
import { combiningObstacle, offersCombining } from '../../actions/graphics/combine-selection.ts';
import { formatKeys } from '../../actions/match-keys.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import styles from '../stage.module.css';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** The context menu's way to combine shapes, with why not where that is so; nothing where no shapes are selected. */
export function combineItem(
  session: DesignerSession,
  t: TFunction<'designer'>,
  hasFinger: boolean,
): NonNullable<MenuProps['items']> {
  if (!offersCombining(session)) return [];
  const obstacle = combiningObstacle(session);
  const why = obstacle && [
    {
      key: 'combine-why',
      disabled: true,
      className: styles.why ?? '',
      label: t(`combine.obstacle.${obstacle}`),
    },
  ];
  return [
    {
      key: 'combine',
      label: t('combine.title'),
      children: [
        ...(why ?? []),
        ...COMBINATIONS.map((id) => ({
          key: id,
          disabled: obstacle !== null,
          label: t(`action.${id}`),
          extra: hasFinger ? undefined : formatKeys((actions[id] as Action).keys?.[0] ?? '', IS_MAC),
        })),
      ],
    },
  ];
}
