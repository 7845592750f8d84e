import type { GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';
import { Button, Dropdown } from 'antd';
import { FolderDown, PenTool, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { SelectionAction, SelectionBar } from '../../../ui/grid/selection-bar.tsx';
import type { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useLibraryCategories, useSaveToLibrary } from './use-save-to-library.ts';

interface ImageCommands {
  /** New ones like these are being asked for. */
  isMaking: boolean;
  onAgain: () => void;
  onDelete: () => void;
  /** Library images. */
  onDesign: (imageIds: string[]) => void;
}

/** The designer takes no more at once. */
const MAX_IN_DESIGN = 20;

/** Saving into a category, and saving on the way to the designer. */
function useSaveGenerated(onDesign: ImageCommands['onDesign']) {
  const { t } = useTranslation('ai-images');
  const save = useSaveToLibrary();
  return {
    isPending: save.isPending,
    toLibrary: (ids: string[], categoryId: string, onSuccess: () => void) =>
      save.mutate(
        { ids, categoryId },
        {
          onSuccess: ({ saved, problems }) => {
            if (saved.length > 0) notify.hint(t('savedCount', { count: saved.length }));
            if (problems.length === 0) onSuccess();
          },
        },
      ),
    toDesign: (ids: string[]) =>
      save.mutate(
        { ids: ids.slice(0, MAX_IN_DESIGN), categoryId: '' },
        { onSuccess: ({ saved }) => saved.length > 0 && onDesign(saved) },
      ),
  };
}

/** A button that asks for the category of the library first. */
function LibraryMenu({
  onChoose,
  children,
}: {
  onChoose: (categoryId: string) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('ai-images');
  const categories = useLibraryCategories();
  const targets = [{ id: '', name: t('uncategorised') }, ...(categories.data?.list ?? [])];
  return (
    <Dropdown
      trigger={['click']}
      placement="top"
      menu={{
        style: { maxBlockSize: '50vh', overflowY: 'auto' },
        items: targets.map(({ id, name }) => ({
          key: id || 'none',
          label: name,
          onClick: () => onChoose(id),
        })),
      }}
    >
      <span>{children}</span>
    </Dropdown>
  );
}

interface ImageBarProps extends ImageCommands {
  selection: ReturnType<typeof useSelection>;
}

/** What can be done with the selected images. */
export function ImageBar({ selection, isMaking, onAgain, onDelete, onDesign }: ImageBarProps) {
  const { t } = useTranslation(['ai-images', 'common']);
  const saving = useSaveGenerated(onDesign);
  const { ids } = selection;
  if (ids.length === 0) return null;
  return (
    <SelectionBar
      label={t('common:selection.count', { count: ids.length })}
      clearLabel={t('common:selection.clear')}
      onClear={selection.clear}
      more={
        selection.isWholePage ? null : (
          <button type="button" onClick={selection.togglePage}>
            {t('common:selection.page')}
          </button>
        )
      }
    >
      <LibraryMenu onChoose={(categoryId) => saving.toLibrary(ids, categoryId, selection.clear)}>
        <SelectionAction
          isPrimary
          icon={<Icon of={FolderDown} />}
          isBusy={saving.isPending}
          onClick={() => {}}
        >
          {t('toLibraryButton')}
        </SelectionAction>
      </LibraryMenu>
      <SelectionAction
        icon={<Icon of={PenTool} />}
        isBusy={saving.isPending}
        onClick={() => saving.toDesign(ids)}
      >
        {t('use')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={RefreshCw} />} isBusy={isMaking} onClick={onAgain}>
        {t('again')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={Trash2} />} onClick={onDelete}>
        {t('common:delete')}
      </SelectionAction>
    </SelectionBar>
  );
}

/** The same for the one image that is shown. */
export function ImageActions({
  image,
  isMaking,
  onAgain,
  onDelete,
  onDesign,
}: ImageCommands & { image: GeneratedImage }) {
  const { t } = useTranslation(['ai-images', 'common']);
  const saving = useSaveGenerated(onDesign);
  return (
    <>
      <Button
        type="primary"
        icon={<Icon of={PenTool} size={18} />}
        loading={saving.isPending}
        onClick={() => saving.toDesign([image.id])}
      >
        {t('use')}
      </Button>
      {image.image_id ? null : (
        <LibraryMenu onChoose={(categoryId) => saving.toLibrary([image.id], categoryId, () => {})}>
          <Button icon={<Icon of={FolderDown} size={18} />} disabled={saving.isPending}>
            {t('toLibraryButton')}
          </Button>
        </LibraryMenu>
      )}
      <RoundButton icon={RefreshCw} label={t('again')} onClick={() => isMaking || onAgain()} />
      <RoundButton icon={Trash2} label={t('common:delete')} onClick={onDelete} />
    </>
  );
}
