import type { TextLayer } from '@diy/design/layers';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi } from '../../session/designer-context.ts';
import { useFinger } from '../../session/use-layout.ts';
import styles from './text-input.module.css';
import { useFieldPlace } from './use-field-place.ts';
import { useTextInput } from './use-text-input.ts';

interface TextInputProps {
  layer: TextLayer;
  /** Escape, Ctrl+Enter, or a press elsewhere. */
  onDone(): void;
}

/**
 * What writes into words that are edited on the artwork: a field at the caret's place that nobody sees. Input methods open their
 * window next to it, screen readers read it, keyboards on screens and the clipboard know it.
 */
export function TextInput({ layer, onDone }: TextInputProps) {
  const { t } = useTranslation('designer');
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useUi((ui) => ui.textSelection);
  const hasFinger = useFinger();
  const listeners = useTextInput(field, layer, onDone);
  useFieldPlace(field, layer, selection);
  return (
    <textarea
      ref={field}
      className={styles.field}
      wrap="off"
      rows={1}
      dir="auto"
      // Keyboards on screens write as they do elsewhere.
      autoCapitalize={hasFinger ? 'sentences' : 'off'}
      autoComplete="off"
      autoCorrect={hasFinger ? 'on' : 'off'}
      spellCheck={hasFinger}
      readOnly={layer.locked}
      aria-label={t('text.content')}
      data-testid="text-editor"
      {...listeners}
    />
  );
}
