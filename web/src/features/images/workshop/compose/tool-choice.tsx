import type { WorkTool } from '@diy/contract/images/image-work-steps';
import { Dropdown } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { formOf, OFFERED_TOOLS } from '../tools/all-tool-forms.ts';
import styles from './compose.module.css';

interface ToolChoiceProps {
  isForMany: boolean;
  onChoose: (tool: WorkTool) => void;
}

const offered = (isForMany: boolean) =>
  OFFERED_TOOLS.filter((tool) => !(isForMany && formOf(tool).isForOnePicture?.(formOf(tool).first)));

/** All tools with what they are for, as the first thing to choose. */
export function ToolList({ isForMany, onChoose }: ToolChoiceProps) {
  const { t } = useTranslation('images');
  return (
    <ul className={styles.tools} aria-label={t('work.chooseTool')}>
      {offered(isForMany).map((tool) => (
        <li key={tool}>
          <button type="button" className={styles.tool} onClick={() => onChoose(tool)}>
            <Icon of={formOf(tool).icon} />
            <span>
              <span className={styles.toolName}>{t(`edit.${tool}`)}</span>
              <span className={styles.hint}>{t(`edit.about.${tool}`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A button that adds one more tool. */
export function AddStep({ isForMany, onChoose }: ToolChoiceProps) {
  const { t } = useTranslation('images');
  const items = offered(isForMany).map((tool) => ({
    key: tool,
    label: t(`edit.${tool}`),
    icon: <Icon of={formOf(tool).icon} size={18} />,
    onClick: () => onChoose(tool),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <button type="button" className={styles.add}>
        <Icon of={Plus} size={18} />
        {t('work.addStep')}
      </button>
    </Dropdown>
  );
}
