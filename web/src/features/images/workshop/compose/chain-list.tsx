import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import type { SamplePicture } from '../model/tool-form.ts';
import { formOf } from '../tools/all-tool-forms.ts';
import styles from './compose.module.css';
import { AddStep, ToolList } from './tool-choice.tsx';
import type { ChainLink, StepChain } from './use-chain.ts';
import { useMainColours } from './use-main-colours.ts';

interface ChainListProps {
  chain: StepChain;
  isForMany: boolean;
  picture: SamplePicture | null;
}

/** The steps in their order, the settings of the chosen one below it; without any, the tools to choose from. */
export function ChainList({ chain, isForMany, picture }: ChainListProps) {
  const { t } = useTranslation('images');
  if (chain.links.length === 0) return <ToolList isForMany={isForMany} onChoose={chain.add} />;
  return (
    <>
      <ol className={styles.links} aria-label={t('work.steps')}>
        {chain.links.map((link, at) => (
          <Link key={link.key} link={link} at={at} chain={chain} picture={picture} />
        ))}
      </ol>
      {chain.isFull ? null : <AddStep isForMany={isForMany} onChoose={chain.add} />}
    </>
  );
}

function Link({
  link: { key, step },
  at,
  chain,
  picture,
}: {
  link: ChainLink;
  at: number;
  chain: StepChain;
  picture: SamplePicture | null;
}) {
  const { t } = useTranslation('images');
  const { icon, Controls, needsColours = false } = formOf(step.tool);
  const isOpen = key === chain.active;
  const colours = useMainColours(
    isOpen && needsColours && picture ? picture.id : null,
    chain.steps.slice(0, at),
  );
  const tool = t(`edit.${step.tool}`);
  const count = chain.links.length;
  return (
    <li className={styles.link} data-open={isOpen}>
      <div className={styles.linkHead}>
        <button
          type="button"
          className={styles.linkName}
          aria-expanded={isOpen}
          onClick={() => chain.choose(isOpen ? null : key)}
        >
          <Icon of={icon} size={18} />
          {count > 1 ? `${at + 1}. ${tool}` : tool}
        </button>
        {count > 1 ? (
          <>
            <SmallButton
              icon={ArrowUp}
              label={t('work.earlier', { tool })}
              isDisabled={at === 0}
              onClick={() => chain.move(key, -1)}
            />
            <SmallButton
              icon={ArrowDown}
              label={t('work.later', { tool })}
              isDisabled={at === count - 1}
              onClick={() => chain.move(key, 1)}
            />
          </>
        ) : null}
        <SmallButton icon={X} label={t('work.removeStep', { tool })} onClick={() => chain.remove(key)} />
      </div>
      {isOpen ? (
        <div className={styles.settings}>
          <p className={styles.hint}>{t(`edit.about.${step.tool}`)}</p>
          <Controls
            step={step}
            picture={picture}
            colours={colours}
            onChange={(part) => chain.change(key, part)}
          />
        </div>
      ) : null}
    </li>
  );
}

function SmallButton({
  icon,
  label,
  isDisabled = false,
  onClick,
}: {
  icon: typeof X;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon of={icon} size={16} />
    </button>
  );
}
