import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { addText, defaultFont } from '../actions/add-content.ts';
import { fontSample } from '../assets/font-samples.ts';
import { FONTS } from '../assets/fonts/font-library.ts';
import { useSession, useSetUi } from '../session/designer-context.ts';
import { recordAddedFrom } from '../session/record-added-from.ts';
import styles from './panels.module.css';
import own from './text-panel.module.css';

const TextPresetsGrid = lazy(async () => ({
  default: (await import('./starts/text-presets-grid.tsx')).TextPresetsGrid,
}));

/** Adds words that go together, and a text layer, in the default font or in the font that is clicked. */
export function TextPanel() {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const setUi = useSetUi();
  // Fetched while the person still chooses.
  useEffect(() => session.fonts.request(defaultFont()), [session]);
  const add = (text: Parameters<typeof addText>[1]) => {
    const id = addText(session, text);
    // Words are wanted next: the field opens with the sample selected.
    if (!id) return;
    setUi({ editingTextId: id });
    recordAddedFrom(session, 'text');
  };
  return (
    <div className={styles.scroll}>
      <Button
        type="primary"
        block
        icon={<Icon of={Plus} size={18} />}
        data-testid="add-text"
        onClick={() => add({})}
      >
        {t('text.add')}
      </Button>
      <h3 className={own.sub}>{t('starts.presets')}</h3>
      <Suspense fallback={null}>
        <TextPresetsGrid />
      </Suspense>
      <h3 className={own.sub}>{t('text.styles')}</h3>
      <div className={own.fontGrid}>
        {FONTS.map((font) => (
          <button
            key={font.id}
            type="button"
            className={own.fontCard}
            data-testid={`add-text-${font.id}`}
            title={pickName(font.name, i18n.language)}
            onClick={() => add({ text: font.sample, fontId: font.id })}
          >
            <img src={fontSample(font.id)} alt={font.sample} loading="lazy" />
            <span>{pickName(font.name, i18n.language)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
