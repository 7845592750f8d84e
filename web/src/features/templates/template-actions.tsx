import { Dropdown } from 'antd';
import { CopyPlus, Ellipsis, FileDown, Info, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../lib/browser/use-narrow.ts';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';

interface TemplateActionsProps {
  /** The template's name, for readers of the screen. */
  name: string;
  isOwn: boolean;
  onDetail: () => void;
  onCopy: () => void;
  onEdit: () => void;
  onExport: () => void;
  onDelete: () => void;
}

interface Action {
  key: string;
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

/** What can be done with a template on its card. On a phone all but the details stands in a menu, so that the product is seen. */
export function TemplateActions(props: TemplateActionsProps) {
  const { t } = useTranslation(['templates', 'own-templates', 'common']);
  const isNarrow = useNarrow();
  const own: Action[] = [
    { key: 'edit', icon: Pencil, label: t('own-templates:edit'), onClick: props.onEdit },
    { key: 'export', icon: FileDown, label: t('own-templates:share.export'), onClick: props.onExport },
    { key: 'delete', icon: Trash2, label: t('own-templates:delete'), onClick: props.onDelete },
  ];
  const copy: Action = {
    key: 'copy',
    icon: CopyPlus,
    label: t('own-templates:copy.button'),
    onClick: props.onCopy,
  };
  const others = [copy, ...(props.isOwn ? own : [])];
  return (
    <>
      <RoundButton icon={Info} label={t('detail')} onClick={props.onDetail} />
      {isNarrow && others.length > 1 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map(({ icon, ...action }) => ({
              ...action,
              icon: <Icon of={icon} size={16} />,
              danger: action.key === 'delete',
            })),
          }}
        >
          {/* The menu opens by the click that it adds to its only child. */}
          <span>
            <RoundButton
              icon={Ellipsis}
              label={`${t('common:more')} ${props.name}`}
              onClick={() => undefined}
            />
          </span>
        </Dropdown>
      ) : (
        others.map(({ key, ...action }) => <RoundButton key={key} {...action} />)
      )}
    </>
  );
}
