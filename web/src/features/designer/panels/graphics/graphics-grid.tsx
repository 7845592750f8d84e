import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GRAPHIC_DRAG_TYPE } from '../../stage/use-drop-target.ts';
import panel from '../panels.module.css';
import type { Graphic } from './graphic.ts';
import styles from './graphics-panel.module.css';

/** Shown at once; more are a press away, since each is a separate drawing in the page. */
const PAGE = 72;

interface GraphicsGridProps {
  graphics: readonly Graphic[];
  nameOf: (graphic: Graphic) => string;
  onChoose: (graphic: Graphic) => void;
}

/** Drawings side by side: pressed or dragged to the stage; arrow keys go from one to the next. */
export function GraphicsGrid({ graphics, nameOf, onChoose }: GraphicsGridProps) {
  const { t } = useTranslation('designer');
  const [shown, setShown] = useState(PAGE);
  const first = graphics[0]?.id;
  // When another list is shown, it is shown from its first page again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is known by its first entry
  useEffect(() => setShown(PAGE), [first]);
  return (
    <>
      <ul className={styles.grid} aria-label={t('graphics.label')} onKeyDown={walk}>
        {graphics.slice(0, shown).map((graphic, index) => (
          <li key={graphic.id}>
            <button
              type="button"
              className={styles.graphic}
              draggable
              tabIndex={index === 0 ? 0 : -1}
              title={nameOf(graphic)}
              aria-label={nameOf(graphic)}
              data-testid={`graphic-${graphic.id}`}
              onClick={() => onChoose(graphic)}
              onDragStart={(event) => {
                const { viewBox, paths } = graphic;
                event.dataTransfer.setData(
                  GRAPHIC_DRAG_TYPE,
                  JSON.stringify({ viewBox, paths, name: nameOf(graphic) }),
                );
                event.dataTransfer.effectAllowed = 'copy';
              }}
            >
              <Drawing graphic={graphic} />
            </button>
          </li>
        ))}
      </ul>
      {graphics.length > shown ? (
        <button type="button" className={panel.more} onClick={() => setShown(shown + PAGE)}>
          {t('graphics.more', { count: graphics.length - shown })}
        </button>
      ) : null}
    </>
  );
}

function Drawing({ graphic: { viewBox, paths } }: { graphic: Graphic }) {
  const { x, y, width, height } = viewBox;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {paths.map(({ d, fill, rule, stroke, opacity }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: paths of a drawing never change places
          key={index}
          d={d}
          fill={fill ?? 'none'}
          fillRule={rule}
          stroke={stroke?.colour}
          strokeWidth={stroke?.width}
          strokeLinejoin={stroke?.join}
          strokeLinecap={stroke?.cap}
          strokeMiterlimit={stroke?.miterLimit}
          opacity={opacity}
        />
      ))}
    </svg>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus between the drawings; up and down go to the one that lies nearest there. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (now < 0) return;
  const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
  const sideways = STEPS[event.key];
  const columns = columnsOf(buttons);
  const down = event.key === 'ArrowDown' ? columns : event.key === 'ArrowUp' ? -columns : 0;
  const step = sideways ? sideways * (isTurned ? -1 : 1) : down;
  const next = step === 0 ? undefined : buttons[now + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.getBoundingClientRect().top;
  const next = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return next < 0 ? buttons.length : next;
}
