import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { addVector } from '../../actions/add-content.ts';
import { addSvgFiles } from '../../actions/graphics/add-svg-files.ts';
import { useAddFiles } from '../../actions/use-add-files.ts';
import chips from '../../fields/chips.module.css';
import { useSession } from '../../session/designer-context.ts';
import { recordAddedFrom } from '../../session/record-added-from.ts';
import panel from '../panels.module.css';
import { GRAPHIC_CATEGORIES, type Graphic, type GraphicCategory } from './graphic.ts';
import { GraphicsGrid } from './graphics-grid.tsx';
import styles from './graphics-panel.module.css';
import { searchGraphics } from './search-graphics.ts';
import { useGraphics } from './use-graphics.ts';

/** The library of vectors: by category or by words, put on the product by a press or by dragging; and SVG files of one's own. */
export function GraphicsPanel() {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const [category, setCategory] = useState<GraphicCategory>('animals');
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const { graphics, isPending, hasFailed, retry } = useGraphics(
    isSearching ? GRAPHIC_CATEGORIES : [category],
  );
  const found = searchGraphics(graphics, query);
  const nameOf = ({ zh, en }: Graphic) => (i18n.language.startsWith('zh') ? zh : en);
  const choose = (graphic: Graphic) => {
    const { viewBox, paths } = graphic;
    if (addVector(session, { viewBox, paths, name: nameOf(graphic) })) recordAddedFrom(session, 'graphics');
  };
  return (
    <>
      <div className={panel.top}>
        <SearchField
          value={query}
          onSearch={setQuery}
          label={t('graphics.search')}
          clearLabel={t('common:clearSearch')}
        />
        <ImportSvg />
        <fieldset className={chips.chips} aria-label={t('graphics.categories')} hidden={isSearching}>
          {GRAPHIC_CATEGORIES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === category}
              data-testid={`graphics-${one}`}
              onClick={() => setCategory(one)}
            >
              {t(`graphics.category.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={panel.scroll} aria-busy={isPending} data-testid="graphics-list">
        {hasFailed ? (
          <p className={panel.empty} role="alert">
            {t('graphics.failed')}{' '}
            <button type="button" className={panel.more} onClick={retry}>
              {t('common:retry')}
            </button>
          </p>
        ) : null}
        <GraphicsGrid graphics={found} nameOf={nameOf} onChoose={choose} />
        {isPending && found.length === 0 ? (
          <div className={styles.grid}>
            {Array.from({ length: 24 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of what comes
              <span key={index} className={styles.skeleton} />
            ))}
          </div>
        ) : null}
        {!isPending && !hasFailed && found.length === 0 ? (
          <p className={panel.empty}>{t('graphics.empty', { query: query.trim() })}</p>
        ) : null}
      </div>
    </>
  );
}

/** SVG files from the computer; those that are no vectors go the way of pictures. */
function ImportSvg() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const addFiles = useAddFiles();
  const input = useRef<HTMLInputElement>(null);
  const take = async (files: readonly File[]) => {
    const pictures = await addSvgFiles(session, files);
    if (pictures.length > 0) addFiles(pictures);
    if (pictures.length < files.length) recordAddedFrom(session, 'graphics');
  };
  return (
    <>
      <Button block icon={<Icon of={FileUp} size={16} />} onClick={() => input.current?.click()}>
        {t('graphics.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        multiple
        hidden
        data-testid="svg-input"
        aria-label={t('graphics.import')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void take(files);
        }}
      />
    </>
  );
}
