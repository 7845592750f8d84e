import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  activeFilters,
  type LibraryState,
  NO_BUTTON_FILTERS,
} from '../../../features/images/library/library-state.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { UploadButton } from './upload-button.tsx';

const PICTURE = '/pictures/empty-library.webp';

interface NoImagesProps {
  state: LibraryState;
  change: (part: Partial<LibraryState>) => void;
}

/** Why no image is shown, and what helps: other filters, or an upload. */
export function NoImages({ state, change }: NoImagesProps) {
  const { t } = useTranslation('images');
  if (state.content === '' && activeFilters(state).length === 0) {
    return (
      <EmptyState picture={PICTURE} action={<UploadButton />}>
        {t(state.categoryId === 'all' ? 'empty' : 'emptyCategory')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      action={<Button onClick={() => change({ ...NO_BUTTON_FILTERS, content: '' })}>{t('showAll')}</Button>}
    >
      {state.content ? t('nothingFound', { content: state.content }) : t('nothingMatches')}
    </EmptyState>
  );
}
