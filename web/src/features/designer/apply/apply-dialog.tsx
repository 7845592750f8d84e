import { findSurface, MAX_LAYERS } from '@diy/design/document';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { VersionPicture } from '../history/version-picture.tsx';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import styles from './apply.module.css';
import { applyInput, applyToSurfaces, withApplied } from './apply-to-surfaces.ts';

/** Puts the selection on other sides of the product, each shown as it would look. */
export function ApplyDialog() {
  const isOpen = useUi((ui) => ui.isApplyOpen);
  return isOpen ? <Choice /> : null;
}

function Choice() {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const setUi = useSetUi();
  const close = () => setUi({ isApplyOpen: false });
  // As it was when the dialog opened: nothing changes behind it.
  const [offers] = useState(() => offersOf(session));
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    offers.flatMap(({ id, isFull }) => (isFull ? [] : [id])),
  );
  return (
    <Modal
      open
      title={t('apply.title')}
      okText={t('apply.apply')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      width={640}
      onCancel={close}
      onOk={() => {
        applyToSurfaces(session, chosen);
        close();
      }}
    >
      <p className={styles.hint}>{t('apply.hint')}</p>
      <ul className={styles.sides}>
        {offers.map(({ id, name, isFull, design }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.includes(id)}
              disabled={isFull}
              data-testid={`apply-${id}`}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            >
              {pickName(name, i18n.language)}
            </Checkbox>
            <VersionPicture
              design={design}
              template={session.template}
              surfaceId={id}
              edgePx={160}
              label={pickName(name, i18n.language)}
            />
            {isFull ? <span className={styles.hint}>{t('limit.layers', { max: MAX_LAYERS })}</span> : null}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function offersOf(session: ReturnType<typeof useSession>) {
  const { design, activeSurfaceId } = session.editor.getState();
  return session.template.definition.surfaces.flatMap((surface) => {
    const input = surface.id === activeSurfaceId ? null : applyInput(session, surface.id);
    if (!input) return [];
    const count = (findSurface(design, surface.id)?.layers.length ?? 0) + input.layers.length;
    const isFull = count > MAX_LAYERS;
    return [
      { id: surface.id, name: surface.name, isFull, design: isFull ? design : withApplied(design, input) },
    ];
  });
}
