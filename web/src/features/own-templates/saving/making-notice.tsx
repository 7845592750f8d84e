import type { OwnMaking } from '@diy/contract/own-templates/own-templates';
import { Alert, Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/text/format.ts';
import styles from '../own-template.module.css';

/** Which version designs and orders use as long as the last saved product is not made. */
export function versionInUse({ in_use }: OwnMaking, t: TFunction<['own-templates']>, locale: string): string {
  if (!in_use) return t('notMade.none');
  return t('notMade.inUse', {
    version: in_use.version,
    time: formatTime(in_use.made_at, locale, new Date()),
  });
}

interface MakingNoticeProps {
  /** Null = nothing was saved yet. */
  making: OwnMaking | null;
  isSaving: boolean;
  /** Something is still to be filled in. */
  isIncomplete: boolean;
  onSave: () => void;
}

/** Says that what the page shows is not what designs and orders use, and why; it can be made again. */
export function MakingNotice({ making, isSaving, isIncomplete, onSave }: MakingNoticeProps) {
  const { t, i18n } = useTranslation(['own-templates']);
  if (!making || making.state === 'made' || isSaving) return null;
  const inUse = versionInUse(making, t, i18n.language);
  if (making.state === 'making')
    return (
      <Alert className={styles.notice} type="info" showIcon title={t('notMade.making')} description={inUse} />
    );
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={t('notMade.title')}
      description={
        <>
          <p>{making.reason}</p>
          <p>{inUse}</p>
          <Button onClick={onSave} disabled={isIncomplete}>
            {t('notMade.again')}
          </Button>
        </>
      }
    />
  );
}
