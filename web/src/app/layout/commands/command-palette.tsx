import { Modal } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenLine, lineAfterKey } from './choose-line.ts';
import { CommandList, optionId } from './command-list.tsx';
import styles from './command-palette.module.css';
import { matchCommands, type PaletteCommand } from './match-commands.ts';
import { useFoundCommands } from './use-found-commands.tsx';
import { usePageCommands } from './use-page-commands.tsx';

/** One field for going anywhere: pages, actions, and designs and templates by name. Opens with Ctrl or ⌘ and K. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const content = text.trim();
  const found = useFoundCommands(content);
  const commands = [...matchCommands(usePageCommands(), content), ...found.commands];
  const chosen = chosenLine(active, commands.length);
  const run = (command: PaletteCommand | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = lineAfterKey(event.key, chosen, commands.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === null) run(commands[chosen]);
    else setActive(next);
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
        aria-controls={listId}
        aria-activedescendant={commands[chosen] ? optionId(listId, chosen) : undefined}
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
      <CommandList
        id={listId}
        label={t('palette.title')}
        commands={commands}
        chosen={chosen}
        onPoint={setActive}
        onRun={run}
      />
      {commands.length === 0 && !found.isFetching ? (
        <p className={styles.none}>{t('palette.none', { content })}</p>
      ) : null}
    </Modal>
  );
}
