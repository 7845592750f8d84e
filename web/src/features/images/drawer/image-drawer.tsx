import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { ImageCategory, ImageRow } from '@diy/contract/images/images';
import { Button, Drawer, Select } from 'antd';
import { Crop, Download, Eraser, Files, Pencil, PenTool, Trash2, Wand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endSideOf } from '../../../lib/text/locale.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { ImageNameField } from '../library/image-name-field.tsx';
import { useImageItem } from '../use-image-item.ts';
import { formOf } from '../workshop/tools/all-tool-forms.ts';
import styles from './image-drawer.module.css';
import { ImageFacts } from './image-facts.tsx';
import { ImageNotes } from './image-notes.tsx';
import { ImageOrigin } from './image-origin.tsx';
import { ImageUses, SimilarImages } from './image-uses.tsx';
import { PrintFitList } from './print-fit-list.tsx';
import { WorkshopOrigin } from './workshop-origin.tsx';

/** The drawer with one image's details and actions. */
interface ImageDrawerProps {
  /** Null = closed. */
  id: string | null;
  /** The row that the list has already loaded for this image, if any. */
  row: ImageRow | undefined;
  categories: ImageCategory[];
  onClose: () => void;
  onOpen: (id: string) => void;
  onMove: (image: ImageRow, categoryId: string) => void;
  onRename: (image: ImageRow, name: string) => void;
  onDelete: (image: ImageRow) => void;
  /** Opens the workshop with these steps. */
  onWork: (imageId: string, steps: readonly WorkStep[]) => void;
  /** Shows the other pages of its PDF. */
  onPages: (image: ImageRow) => void;
  onDownload: (image: ImageRow) => void;
  onUse: (image: ImageRow) => void;
}

/** Everything about one image, and actions on it. */
export function ImageDrawer(props: ImageDrawerProps) {
  const { id, row, categories, onClose, onOpen, onMove, onRename, onDelete, onWork } = props;
  const { t, i18n } = useTranslation(['images', 'common']);
  const query = useImageItem(id);
  const item = query.data?.id === id ? query.data : undefined;
  const image = item ?? row;
  const [isNaming, setNaming] = useState(false);
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      placement={endSideOf(i18n.language)}
      size={420}
      classNames={{ title: styles.titleBox }}
      title={
        image && isNaming ? (
          <ImageNameField
            name={image.name}
            onName={(name) => onRename(image, name)}
            onClose={() => setNaming(false)}
          />
        ) : (
          <span className={styles.title} title={image?.name} dir="auto">
            {image?.name}
          </span>
        )
      }
      extra={
        image && !isNaming ? (
          <RoundButton icon={Pencil} label={t('rename')} onClick={() => setNaming(true)} />
        ) : null
      }
      footer={
        image ? (
          <div className={styles.footer}>
            <Button type="primary" icon={<Icon of={PenTool} size={18} />} onClick={() => props.onUse(image)}>
              {t('use')}
            </Button>
            <span className={styles.gap} />
            <RoundButton icon={Download} label={t('download')} onClick={() => props.onDownload(image)} />
            <RoundButton icon={Trash2} label={t('common:delete')} onClick={() => onDelete(image)} />
          </div>
        ) : null
      }
    >
      {image ? (
        <div className={styles.drawer} data-testid="image-details">
          <div className={styles.picture}>
            <Picture
              key={image.url}
              src={image.url}
              alt={image.name}
              edgePx={380}
              isTransparent={image.has_alpha}
            />
          </div>
          <ImageNotes image={image} />
          {image.pages !== null && image.pages > 1 ? (
            <Button icon={<Icon of={Files} size={18} />} onClick={() => props.onPages(image)}>
              {t('pages.open', { count: image.pages })}
            </Button>
          ) : null}
          <div className={styles.tools}>
            <Button
              icon={<Icon of={Eraser} size={18} />}
              onClick={() => onWork(image.id, [formOf('cut_out').first])}
            >
              {t('edit.cut_out')}
            </Button>
            <Button
              icon={<Icon of={Crop} size={18} />}
              onClick={() => onWork(image.id, [formOf('trim').first])}
            >
              {t('edit.trim')}
            </Button>
            <Button icon={<Icon of={Wand} size={18} />} onClick={() => onWork(image.id, [])}>
              {t('edit.title')}
            </Button>
          </div>
          <Select
            value={image.tid}
            onChange={(categoryId) => onMove(image, categoryId)}
            aria-label={t('category')}
            options={[
              { value: '', label: t('uncategorised') },
              ...categories.map(({ id: value, name }) => ({ value, label: name })),
            ]}
          />
          <ImageFacts image={image} item={item} />
          {image.is_vector ? (
            <p className={styles.hint}>{t('fit.vector')}</p>
          ) : (
            <PrintFitList widthPx={image.width * image.detail} heightPx={image.height * image.detail} />
          )}
          {item?.provenance ? <ImageOrigin provenance={item.provenance} /> : null}
          {item?.workshop ? <WorkshopOrigin origin={item.workshop} onOpen={onOpen} onWork={onWork} /> : null}
          {item ? <ImageUses uses={item.uses} /> : null}
          <SimilarImages id={image.id} onOpen={onOpen} />
        </div>
      ) : query.isError ? (
        <ErrorState
          text={t('notThere')}
          retryLabel={t('common:retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className={styles.picture} aria-busy="true">
          <Picture src={null} alt="" edgePx={380} />
        </div>
      )}
    </Drawer>
  );
}
