import type { ImageRow, ImageType } from '@diy/contract/images';
import { Button, Drawer, Select } from 'antd';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './image-drawer.module.css';
import { printSizeMm } from './print-size.ts';

interface ImageDrawerProps {
  image: ImageRow | null;
  types: ImageType[];
  onClose: () => void;
  onMove: (tid: string) => void;
  onDelete: () => void;
}

/** Everything about one image, with the size it prints at. */
export function ImageDrawer({ image, types, onClose, onMove, onDelete }: ImageDrawerProps) {
  const { t, i18n } = useTranslation(['images', 'common']);
  const at = (dpi: number) => {
    const { width, height } = printSizeMm(image?.width ?? 0, image?.height ?? 0, dpi);
    return `${width} × ${height} mm`;
  };
  const facts: [string, ReactNode][] = image
    ? [
        [t('fact.pixels'), `${image.width} × ${image.height}`],
        [t('fact.at300'), at(300)],
        [t('fact.at150'), at(150)],
        [t('fact.format'), `${image.format.toUpperCase()} · ${formatBytes(image.bytes)}`],
        [t('fact.alpha'), t(image.has_alpha ? 'alpha.yes' : 'alpha.no')],
        [t('fact.created'), formatTime(image.created_at, i18n.language, new Date())],
      ]
    : [];
  return (
    <Drawer
      open={image !== null}
      onClose={onClose}
      size={400}
      title={image?.name}
      footer={
        <Button icon={<Icon of={Trash2} size={18} />} onClick={onDelete}>
          {t('common:delete')}
        </Button>
      }
    >
      {image ? (
        <div className={styles.drawer}>
          <div className={styles.picture}>
            <Picture src={image.url} alt={image.name} edgePx={360} isTransparent={image.has_alpha} />
          </div>
          {image.notes.length > 0 ? (
            <ul className={styles.notes}>
              {image.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : null}
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Select
            value={image.tid}
            onChange={onMove}
            aria-label={t('type')}
            options={[
              { value: '', label: t('uncategorised') },
              ...types.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      ) : null}
    </Drawer>
  );
}
