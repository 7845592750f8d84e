import type { DesignVersionRow } from '@diy/contract/designs/versions';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/text/format.ts';
import { useEditor } from '../session/designer-context.ts';
import styles from './history.module.css';
import { useVersionDesign } from './use-version-design.ts';
import { useTemplateVersion } from './use-versions.ts';
import { VersionPicture } from './version-picture.tsx';

interface VersionRowProps {
  id: string;
  row: DesignVersionRow;
  isNewest: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A version in the list: its picture, its name or number, and when it was saved. */
export function VersionRow({ id, row, isNewest, isChosen, onChoose }: VersionRowProps) {
  const { t, i18n } = useTranslation('designer');
  const surfaceId = useEditor((state) => state.activeSurfaceId);
  const { item } = useVersionDesign(id, row.version);
  const { template } = useTemplateVersion(row.template_version);
  const title = row.name ?? t('history.number', { version: row.version });
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isChosen}
        data-testid={`version-${row.version}`}
        onClick={onChoose}
      >
        <span className={styles.small}>
          {item && template ? (
            <VersionPicture
              design={item.design}
              template={template}
              surfaceId={surfaceId}
              edgePx={56}
              label=""
            />
          ) : null}
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <span>
            {formatTime(row.created_at, i18n.language, new Date())}
            {isNewest ? ` · ${t('history.newest')}` : ''}
          </span>
        </span>
      </button>
    </li>
  );
}
