import { listDesigns } from '@diy/contract/designs/designs';
import { listTemplates } from '@diy/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pickName } from '../../../lib/text/locale.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './command-palette.module.css';
import { type Command, matchCommands } from './match-commands.ts';
import { usePageCommands } from './use-page-commands.tsx';

/** So few that all fit without scrolling. */
const FOUND = 5;

/** One field for going anywhere: pages, actions, and designs and templates by name. Opens with Ctrl or ⌘ and K. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('common');
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const content = text.trim();
  const open = (path: string) => void navigate(path);
  const found = useQuery({
    queryKey: [...queryKeys.designs, 'palette', content],
    queryFn: async ({ signal }) => {
      const [designs, templates] = await Promise.all([
        call(listDesigns, { content, limit: FOUND }, { quiet: true, signal }),
        call(listTemplates, { content, limit: FOUND }, { quiet: true, signal }),
      ]);
      return { designs: designs.list, templates: templates.list };
    },
    enabled: content !== '',
    placeholderData: (before) => (content ? before : undefined),
  });
  const commands: Command[] = [
    ...matchCommands(usePageCommands(), content),
    ...(found.data?.designs ?? []).map((design) => ({
      id: `design-${design.id}`,
      group: t('title.designs'),
      title: design.name,
      picture: <Picture src={design.cover} alt="" edgePx={32} />,
      run: () => open(`/auth/diy?id=${encodeURIComponent(design.id)}`),
    })),
    ...(found.data?.templates ?? []).map((template) => ({
      id: `template-${template.id}`,
      group: t('title.goods'),
      title: pickName(template.title, i18n.language),
      picture: <Picture src={template.cover} alt="" edgePx={32} />,
      run: () => open(`/auth/diy?template_id=${encodeURIComponent(template.id)}`),
    })),
  ];
  const chosen = Math.min(active, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((chosen + step + commands.length) % Math.max(1, commands.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[chosen]);
    }
  };
  return (
    <Modal
      open
      closable={false}
      footer={null}
      width={560}
      onCancel={onClose}
      className={styles.palette ?? ''}
      aria-label={t('palette.title')}
      modalRender={(node) => node}
    >
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={commands[chosen] ? `${id}-${chosen}` : undefined}
        aria-label={t('palette.title')}
        placeholder={t('palette.hint')}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the palette is opened to be typed into
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      {/* Not a stop of its own, though it scrolls: the field's arrows go through it. */}
      <div
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        id={`${id}-list`}
        aria-label={t('palette.title')}
      >
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as a combobox does
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            onMouseMove={() => setActive(index)}
            onClick={() => run(command)}
          >
            <span className={styles.picture}>{command.picture}</span>
            <span className={styles.title}>{command.title}</span>
            <span className={styles.group}>{command.group}</span>
          </div>
        ))}
      </div>
      {commands.length === 0 && !found.isFetching ? (
        <p className={styles.none}>{t('palette.none', { content })}</p>
      ) : null}
    </Modal>
  );
}
