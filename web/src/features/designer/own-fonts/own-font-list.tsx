import type { OwnFont } from '@diy/contract/own-fonts';
import { Button, Dropdown } from 'antd';
import { Ellipsis, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { DeleteFontDialog } from './delete-font-dialog.tsx';
import { LicenceDialog } from './licence-dialog.tsx';
import { styleName } from './own-font-names.ts';
import styles from './own-fonts.module.css';
import { RenameFontDialog } from './rename-font-dialog.tsx';
import { SampleOutline } from './sample-outline.tsx';
import { useOwnFonts } from './use-own-fonts.ts';

interface OwnFontListProps {
  fontId: string | undefined;
  onChoose: (fontId: string) => void;
  /** Fonts are only chosen: nothing is shown where there are none. */
  isChoiceOnly?: boolean;
}

type Task = { kind: 'add'; file: File } | { kind: 'rename' | 'delete'; font: OwnFont };

/** The account's own fonts with their styles, to choose, upload, rename and delete. */
export function OwnFontList({ fontId, onChoose, isChoiceOnly = false }: OwnFontListProps) {
  const { t } = useTranslation('designer');
  const fonts = useOwnFonts();
  const input = useRef<HTMLInputElement>(null);
  const [task, setTask] = useState<Task | null>(null);
  const end = () => setTask(null);
  if (isChoiceOnly && !fonts?.length) return null;
  return (
    <section className={styles.list} aria-label={t('ownFonts.title')}>
      <header className={styles.header}>
        <h3>{t('ownFonts.title')}</h3>
        {isChoiceOnly ? null : (
          <Button
            size="small"
            icon={<Icon of={Upload} size={14} />}
            data-testid="own-font-upload"
            onClick={() => input.current?.click()}
          >
            {t('ownFonts.upload')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".ttf,.otf,.woff,.woff2"
          hidden
          data-testid="own-font-file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again.
            target.value = '';
            if (file) setTask({ kind: 'add', file });
          }}
        />
      </header>
      {fonts?.length === 0 ? <p className={styles.empty}>{t('ownFonts.none')}</p> : null}
      {(fonts ?? []).map((font) => (
        <OwnFontRow
          key={font.id}
          font={font}
          fontId={fontId}
          onChoose={onChoose}
          onTask={isChoiceOnly ? null : setTask}
        />
      ))}
      {task?.kind === 'add' ? (
        <LicenceDialog
          file={task.file}
          onAdded={(font) => {
            end();
            onChoose(font.id);
          }}
          onClose={end}
        />
      ) : null}
      {task?.kind === 'rename' ? <RenameFontDialog font={task.font} onClose={end} /> : null}
      {task?.kind === 'delete' ? <DeleteFontDialog font={task.font} onClose={end} /> : null}
    </section>
  );
}

interface OwnFontRowProps extends OwnFontListProps {
  font: OwnFont;
  /** Null = it is only chosen. */
  onTask: ((task: Task) => void) | null;
}

function OwnFontRow({ font, fontId, onChoose, onTask }: OwnFontRowProps) {
  const { t, i18n } = useTranslation('designer');
  const isDoubtful = font.embedding === 'restricted' || font.embedding === 'preview';
  const items = [
    { key: 'rename', label: t('ownFonts.rename') },
    { key: 'delete', label: t('ownFonts.delete'), danger: true },
  ];
  return (
    <div className={styles.font} data-testid="own-font">
      <div className={styles.name}>
        <bdi>{font.name}</bdi>
        {onTask ? (
          <Dropdown
            trigger={['click']}
            menu={{
              items,
              onClick: ({ key }) => onTask({ kind: key === 'rename' ? 'rename' : 'delete', font }),
            }}
          >
            <Button
              type="text"
              size="small"
              icon={<Icon of={Ellipsis} size={16} />}
              aria-label={t('ownFonts.more', { name: font.name })}
              data-testid="own-font-more"
            />
          </Dropdown>
        ) : null}
      </div>
      {isDoubtful ? <p className={styles.doubt}>{t(`ownFonts.embedding.${font.embedding}`)}</p> : null}
      <div className={styles.styles} role="listbox" aria-label={font.name}>
        {font.styles.map((style) => (
          <button
            key={style.id}
            type="button"
            role="option"
            aria-selected={style.id === fontId}
            className={styles.style}
            data-testid={`font-${style.id}`}
            onClick={() => onChoose(style.id)}
          >
            <span className={styles.sample}>
              <SampleOutline sample={style.sample} />
            </span>
            {font.styles.length > 1 ? <bdi>{styleName(style, i18n.language)}</bdi> : null}
          </button>
        ))}
      </div>
    </div>
  );
}
