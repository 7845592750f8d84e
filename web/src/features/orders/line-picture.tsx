import type { OrderRow } from '@diy/contract/orders/orders';
import { Tooltip } from 'antd';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './line-picture.module.css';

interface LinePictureProps {
  design: OrderRow['design'];
  edgePx: number;
  alt?: string;
}

/** The picture of a line; one that is only an example of its design says so, in words where there is room. */
export function LinePicture({ design, edgePx, alt = '' }: LinePictureProps) {
  const { t } = useTranslation('orders');
  const isLarge = edgePx > 100;
  return (
    <span className={styles.picture}>
      <Picture src={design.picture} alt={alt} edgePx={edgePx} />
      {design.is_example && design.picture ? (
        <Tooltip title={t('example.why')} trigger={['hover', 'click']}>
          <span
            className={styles.mark}
            data-large={isLarge || undefined}
            role="img"
            aria-label={t('example.why')}
          >
            {isLarge ? t('example.name') : <Icon of={Info} size={14} />}
          </span>
        </Tooltip>
      ) : null}
    </span>
  );
}
