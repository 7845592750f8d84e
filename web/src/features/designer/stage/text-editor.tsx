import { findLayer } from '@diy/design/document';
import { boxBounds } from '@diy/design/geometry';
import type { TextLayer } from '@diy/design/layers';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextContentField } from '../inspector/text/text-content-field.tsx';
import { useEditor, useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { PANEL_COVERS_UP_TO_PX } from '../session/ui-state.ts';
import { toPx } from '../view/view-math.ts';
import { type FieldReason, reasonForField } from './caret/reason-for-field.ts';
import { TextInput } from './caret/text-input.tsx';
import styles from './text-editor.module.css';

/** Width of the field, as in its style sheet. */
const WIDTH_PX = 300;

/**
 * Words edited where they stand: on the artwork itself, whose letters and caret are our own layout's. Where that cannot be, a
 * field under the layer says why.
 */
export function TextEditor() {
  const session = useSession();
  const setUi = useSetUi();
  const editingId = useUi((ui) => ui.editingTextId);
  const layer = useEditor((state) => {
    const found = editingId ? findLayer(state.design, editingId) : null;
    return found?.layer.kind === 'text' && found.surfaceId === state.activeSurfaceId ? found.layer : null;
  });
  const isGone = editingId !== null && layer === null;
  useEffect(() => {
    if (!isGone) return;
    session.ui.set((now) => ({ ...now, editingTextId: null, editingFrom: 'all' }));
    // The field of the removed text had the focus; the stage gets it back.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  }, [isGone, session]);

  useEffect(() => {
    // On a tablet the panel would lie over the field.
    if (editingId !== null && window.innerWidth <= PANEL_COVERS_UP_TO_PX)
      session.ui.set((now) => ({ ...now, panel: null }));
  }, [editingId, session]);

  if (!layer) return null;
  const close = () => setUi({ editingTextId: null, editingFrom: 'all' });
  return <OpenWords key={layer.id} layer={layer} onDone={close} />;
}

interface OpenWordsProps {
  layer: TextLayer;
  onDone(): void;
}

/** On the artwork itself where that can be, as decided when they are opened: a field that is written in stays. */
function OpenWords({ layer, onDone }: OpenWordsProps) {
  const session = useSession();
  const [reason] = useState(() => reasonForField(session, layer));
  if (reason === null) return <TextInput layer={layer} onDone={onDone} />;
  return <FieldBeside layer={layer} reason={reason} onDone={onDone} />;
}

function FieldBeside({ layer, reason, onDone }: OpenWordsProps & { reason: FieldReason }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const from = useUi((ui) => ui.editingFrom);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const bounds = boxBounds(layer);
      const view = session.view.get();
      const { width, height } = session.view.size();
      const below = toPx(view, { x: layer.xMm, y: bounds.yMm + bounds.heightMm });
      const above = toPx(view, { x: layer.xMm, y: bounds.yMm });
      const ownHeight = box.current?.offsetHeight ?? 120;
      const hasRoomBelow = below.y + 14 + ownHeight < height;
      const hasRoomAbove = above.y - ownHeight - 14 >= 30;
      const right = toPx(view, { x: bounds.xMm + bounds.widthMm, y: layer.yMm });
      const left = toPx(view, { x: bounds.xMm, y: layer.yMm });
      const beside =
        right.x + 14 + WIDTH_PX < width
          ? right.x + 14
          : left.x - 14 - WIDTH_PX > 34
            ? left.x - 14 - WIDTH_PX
            : null;
      // Columns are often higher than the stage has room around them: the field must not lie on the words.
      const isBeside = !hasRoomBelow && !hasRoomAbove && beside !== null;
      const y = hasRoomBelow
        ? below.y + 14
        : isBeside
          ? Math.min(Math.max(right.y - ownHeight / 2, 30), height - ownHeight - 14)
          : Math.max(30, above.y - ownHeight - 14);
      const x = isBeside ? beside : Math.min(Math.max(below.x - WIDTH_PX / 2, 34), width - WIDTH_PX - 12);
      if (box.current) box.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    place();
    return session.view.subscribe(place);
  }, [layer, session]);

  return (
    <div ref={box} className={styles.editor} data-floating>
      <TextContentField
        layer={layer}
        hasFocus={from === 'all' ? from : 'end'}
        onDone={onDone}
        testId="text-editor"
      />
      <span className={styles.hint}>{t(`text.${reason}`)}</span>
      <span className={styles.hint}>{t('text.editHint')}</span>
    </div>
  );
}
