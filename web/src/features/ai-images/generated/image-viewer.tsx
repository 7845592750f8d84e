import type { GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';
import { Modal, Segmented } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../lib/image-url.ts';
import { currentLocale } from '../../../lib/text/locale.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { costText, timeText } from './image-facts.ts';
import styles from './image-viewer.module.css';
import { readViewerKey } from './viewer-keys.ts';

interface ImageViewerProps {
  image: GeneratedImage;
  /** Model or family in words. */
  title: string;
  onClose: () => void;
  /** Shows the neighbour; -1 back, 1 forth. */
  onStep: (step: number) => void;
  /** Buttons. */
  actions: ReactNode;
}

const EDGE_PX = 1200;

/** A generated image large, a pattern also repeated, with all that is known of how it came about. */
export function ImageViewer({ image, title, onClose, onStep, actions }: ImageViewerProps) {
  const { t, i18n } = useTranslation('ai-images');
  const [isRepeated, setRepeated] = useState(true);
  const locale = currentLocale() === 'zh-CN' ? 'zh' : 'en';
  const url = imageUrl(image.url ?? '', { width: EDGE_PX, height: EDGE_PX });
  const isTile = image.kind === 'tile';
  const repeated = {
    backgroundImage: `url("${url}")`,
    backgroundSize: '50% 50%',
    aspectRatio: image.width / image.height,
  };
  const facts: [string, string | null][] = [
    [t('prompt'), image.prompt],
    [t('provider'), image.provider_title[locale]],
    [t('model'), title],
    [t('style'), image.style === 'none' ? null : t(`styles.${image.style}`)],
    [t('seedLabel'), image.seed === null ? null : String(image.seed)],
    [t('size'), writeSize([image.width, image.height], 'px')],
    [t('time'), timeText(image.time_ms, t)],
    [t('cost'), costText(image.cost, t, i18n.language)],
  ];
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The arrows of a field or a choice are its own.
      if (event.target instanceof HTMLInputElement || event.defaultPrevented) return;
      const step = readViewerKey(event, document.documentElement.dir === 'rtl');
      if (step) onStep(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onStep]);
  return (
    <Modal open footer={null} onCancel={onClose} width={1040} title={t('details')}>
      <div className={styles.viewer}>
        <div className={styles.stage}>
          {isTile && isRepeated ? (
            <div className={styles.repeated} style={repeated} role="img" aria-label={image.prompt} />
          ) : (
            <img className={image.has_alpha ? (styles.clear ?? '') : ''} src={url} alt={image.prompt} />
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.steps}>
            {isTile ? (
              <Segmented
                value={isRepeated ? 'many' : 'one'}
                aria-label={t('shownAs')}
                onChange={(value) => setRepeated(value === 'many')}
                options={[
                  { value: 'many', label: t('repeated') },
                  { value: 'one', label: t('single') },
                ]}
              />
            ) : null}
            <RoundButton icon={ChevronLeft} label={t('previous')} onClick={() => onStep(-1)} />
            <RoundButton icon={ChevronRight} label={t('next')} onClick={() => onStep(1)} />
          </div>
          <dl className={styles.facts}>
            {facts.map(([name, value]) =>
              value ? (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </Modal>
  );
}
