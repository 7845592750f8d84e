import type { DesignVersionRow } from '@diy/contract/designs/versions';
import { MAX_VERSION_NAME } from '@diy/contract/designs/versions';
import { Input, Segmented, Spin, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useEditor, useSession } from '../session/designer-context.ts';
import styles from './history.module.css';
import { RestoreFoot } from './restore-foot.tsx';
import { useVersionDesign } from './use-version-design.ts';
import { useNameVersion, useTemplateVersion } from './use-versions.ts';
import { VersionPicture } from './version-picture.tsx';

interface VersionDetailProps {
  id: string;
  row: DesignVersionRow;
  isNewest: boolean;
  onDone: () => void;
}

/** One version: its name, its sides, next to what there is now, and the way back to it. */
export function VersionDetail({ id, row, isNewest, onDone }: VersionDetailProps) {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const { definition } = session.template;
  const now = useEditor((state) => state.design);
  const active = useEditor((state) => state.activeSurfaceId);
  const [surfaceId, setSurfaceId] = useState(active);
  const [isCompared, setCompared] = useState(false);
  const { item, error: versionError, refetch } = useVersionDesign(id, row.version);
  const made = useTemplateVersion(row.template_version);
  const error = versionError ?? made.error;
  const shown = item && made.template ? { item, template: made.template } : null;
  return (
    <section className={styles.detail} data-testid="version-detail">
      <div className={styles.tools}>
        <VersionName id={id} row={row} />
        {definition.surfaces.length > 1 ? (
          <Segmented
            size="small"
            value={surfaceId}
            aria-label={t('history.side')}
            options={definition.surfaces.map((one) => ({
              value: one.id,
              label: pickName(one.name, i18n.language),
            }))}
            onChange={setSurfaceId}
          />
        ) : null}
        <span className={styles.compare}>
          <Switch
            size="small"
            checked={isCompared}
            aria-label={t('history.compare')}
            onChange={setCompared}
          />
          <span aria-hidden="true">{t('history.compare')}</span>
        </span>
      </div>
      <div className={styles.pictures} data-compared={isCompared ? true : undefined}>
        {shown ? (
          <figure>
            <VersionPicture
              design={shown.item.design}
              template={shown.template}
              surfaceId={surfaceId}
              edgePx={isCompared ? 300 : 520}
              label={row.name ?? t('history.number', { version: row.version })}
            />
            {isCompared ? <figcaption>{t('history.number', { version: row.version })}</figcaption> : null}
          </figure>
        ) : error ? (
          <ErrorState
            text={explainFailure(error)}
            retryLabel={t('common:retry')}
            onRetry={() => void Promise.all([refetch(), made.refetch()])}
          />
        ) : (
          <Spin />
        )}
        {isCompared ? (
          <figure>
            <VersionPicture
              design={now}
              template={session.template}
              surfaceId={surfaceId}
              edgePx={300}
              label={t('history.now')}
            />
            <figcaption>{t('history.now')}</figcaption>
          </figure>
        ) : null}
      </div>
      <RestoreFoot design={item?.design} madeOn={made.template} isNewest={isNewest} onDone={onDone} />
    </section>
  );
}

/** A name is saved when its field is left; an empty one takes the name away. */
function VersionName({ id, row }: { id: string; row: DesignVersionRow }) {
  const { t } = useTranslation('designer');
  const { mutate } = useNameVersion(id);
  const [name, setName] = useState(row.name ?? '');
  const save = () => {
    if (name.trim() !== (row.name ?? '')) mutate({ version: row.version, name: name.trim() });
  };
  return (
    <Input
      size="small"
      className={styles.name ?? ''}
      value={name}
      maxLength={MAX_VERSION_NAME}
      aria-label={t('history.name')}
      placeholder={t('history.name')}
      data-testid="version-name"
      onChange={(event) => setName(event.target.value)}
      onBlur={save}
      onPressEnter={save}
    />
  );
}
