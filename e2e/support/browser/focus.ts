import type { ElementHandle, Page } from 'playwright-core';

/** One stop of the keyboard: what has the focus, and how it looked with it. */
export interface Stop {
  element: ElementHandle<HTMLElement>;
  /** For messages: tag, test id, spoken name. */
  name: string;
  look: Look[];
}

interface Look {
  text: string;
  isOutlined: boolean;
  /** The focus is on it or in it. */
  isAround: boolean;
}

/** What has the focus now; null when nothing has. */
export async function readStop(page: Page): Promise<Stop | null> {
  const handle = await page.evaluateHandle(() =>
    document.activeElement === document.body ? null : document.activeElement,
  );
  const element = handle.asElement() as ElementHandle<HTMLElement> | null;
  if (!element) return null;
  const name = await element.evaluate((node) => {
    const spoken =
      node.getAttribute('aria-label') || node.getAttribute('name') || node.textContent?.trim().slice(0, 30);
    return `${node.tagName.toLowerCase()} ${node.dataset.testid ?? ''} “${spoken ?? ''}”`;
  });
  return { element, name, look: await readLook(element) };
}

/** What the focus is drawn with on an element and the three around it: outline, ring, border. */
function readLook(element: ElementHandle<HTMLElement>): Promise<Look[]> {
  return element.evaluate(async (node) => {
    const around: HTMLElement[] = [];
    for (let at: HTMLElement | null = node; at && around.length < 4; at = at.parentElement) around.push(at);
    // Rings that fade in or out are looked at when they have.
    const fading = around.flatMap((at) => at.getAnimations()).filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const looks: Look[] = [];
    for (const at of around) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(at);
      const isOutlined = outlineStyle !== 'none' && !/, 0\)$/.test(outlineColor);
      const outline = isOutlined ? `${outlineWidth} ${outlineColor}` : 'none';
      const isAround = at.contains(document.activeElement);
      // A slider's handle is drawn behind itself.
      const { boxShadow: ring, outlineColor: ringColor } = getComputedStyle(at, '::after');
      const text = [outline, boxShadow, borderColor, ring, ringColor].join('; ');
      looks.push({ text, isOutlined, isAround });
    }
    return looks;
  });
}

/** Why a person could not see where the focus was; empty when all is well. Give it the stop after the focus has left. */
export async function findUnseen(stop: Stop): Promise<string> {
  // A dialog that closed took its elements along; where a link has led to is no stop of the keyboard.
  const counts = await stop.element.evaluate(
    (node) => node.isConnected && document.activeElement !== node && node.tabIndex >= 0,
  );
  if (!counts) return '';
  const now = await readLook(stop.element);
  // A frame around a field and its button stays while the focus goes from one to the other.
  const isSeen = now.some(
    ({ text, isOutlined, isAround }, level) => text !== stop.look[level]?.text || (isAround && isOutlined),
  );
  return isSeen ? '' : `${stop.name} looks the same with the focus`;
}

/** What hides the focused element from a person; empty when it lies on the screen with nothing over it. */
export function findCover(stop: Stop): Promise<string> {
  return stop.element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const isInside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    if (box.width === 0 || box.height === 0 || !isInside) return 'lies outside the screen';
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    // A field may lie under its own frame or label.
    if (!top || node.contains(top) || top.contains(node) || top.closest('label')) return '';
    return `lies under ${top.outerHTML.slice(0, 120)}`;
  });
}
