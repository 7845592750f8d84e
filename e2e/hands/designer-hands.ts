import { expect } from 'vitest';
import type { Api } from '../support/api.ts';
import { type SavedLayer, savedLayers, saveLayers } from '../support/browser/designer-page.ts';
import type { StageView } from '../support/browser/stage.ts';
import { waitFor } from '../support/system/start-system.ts';
import type { Hands, Step } from './hands.ts';

/** A place of the print area, in mm. */
export type Mm = readonly [xMm: number, yMm: number];

/** A person's hands at the designer, with places in mm of the print area. */
export class DesignerHands {
  /** The design that is open. */
  id = '';

  constructor(
    readonly hands: Hands,
    readonly api: Api,
    private readonly url: string,
  ) {}

  /** Saves a design with these layers on the first surface and opens it. */
  async open(layers: readonly SavedLayer[], product = '帆布画'): Promise<void> {
    this.id = await saveLayers(this.api, product, layers);
    await this.hands.goto('about:blank');
    await this.hands.goto(`${this.url}/auth/diy?id=${this.id}`);
    let before = '';
    let same = 0;
    await waitFor('the stage to be at rest', 90_000, async () => {
      const view = await this.view();
      const now = JSON.stringify(view);
      same = now === before && view.isComplete && view.isProductKnown ? same + 1 : 0;
      before = now;
      return same >= 3;
    });
  }

  async view(): Promise<StageView> {
    const text = await this.hands.evaluate(
      () => document.querySelector<HTMLElement>('[data-testid=stage-artwork]')?.dataset.view ?? '{}',
    );
    return JSON.parse(text) as StageView;
  }

  /** Where a place of the print area is in the window. */
  async at([xMm, yMm]: Mm): Promise<[number, number]> {
    const { left, top, pxPerMm } = await this.view();
    const box = await this.box('[data-testid=designer-stage]');
    return [box.x + left + xMm * pxPerMm, box.y + top + yMm * pxPerMm];
  }

  /** The box of the first match that is shown, waited for. */
  async box(selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
    let box: { x: number; y: number; width: number; height: number } | null = null;
    await waitFor(`${selector} to be there`, 20_000, async () => {
      const next = await this.hands.evaluate((wanted) => {
        const found = [...document.querySelectorAll(wanted)].find((one) => one.getClientRects().length > 0);
        if (!found) return null;
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x, y, width, height };
      }, selector);
      const isStill = JSON.stringify(next) === JSON.stringify(box);
      box = next;
      return next !== null && isStill;
    });
    return box!;
  }

  has(selector: string): Promise<boolean> {
    return this.hands.evaluate(
      (wanted) => [...document.querySelectorAll(wanted)].some((one) => one.getClientRects().length > 0),
      selector,
    );
  }

  text(selector: string): Promise<string> {
    return this.hands.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  }

  value(selector: string): Promise<string> {
    return this.hands.evaluate(
      (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '',
      selector,
    );
  }

  /** Clicks a control where it is shown. */
  async use(selector: string): Promise<void> {
    await this.hands.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)]
          .find((one) => one.getClientRects().length > 0)
          ?.scrollIntoView({ block: 'nearest' }),
      selector,
    );
    const { x, y, width, height } = await this.box(selector);
    const place = [x + width / 2, y + height / 2] as const;
    await this.hands.perform([{ move: place }, { press: 'left' }, { release: 'left' }]);
  }

  /** Clicks the item of a menu, or the button, of this name. */
  async useText(text: string): Promise<void> {
    await waitFor(`“${text}” to be there`, 20_000, () =>
      this.hands.evaluate((wanted) => {
        const found = [...document.querySelectorAll('[role=menuitem], button')].find(
          (one) => one.getClientRects().length > 0 && one.textContent?.trim().startsWith(wanted),
        );
        document.querySelector('[data-hand]')?.removeAttribute('data-hand');
        found?.setAttribute('data-hand', '');
        return found !== undefined;
      }, text),
    );
    await this.use('[data-hand]');
  }

  /** Writes into a field in place of what stands there, and leaves it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.use(selector);
    await this.key('Control+a');
    await this.hands.type(text);
    await this.key('Tab');
  }

  /** The tab of the side that is open. */
  openSide(): Promise<string> {
    return this.hands.evaluate(
      () =>
        document
          .querySelector(
            '[data-testid^=surface-tab-][aria-selected=true], [data-testid^=surface-tab-][aria-pressed=true], [data-testid^=surface-tab-][aria-current=true]',
          )
          ?.getAttribute('data-testid') ?? '',
    );
  }

  /** What is saved now, without saving. */
  savedNow(): Promise<SavedLayer[]> {
    return savedLayers(this.api, this.id);
  }

  /** One layer as it is saved after what was done. */
  async becomesAny(layerId: string): Promise<SavedLayer> {
    const found = (await this.layers()).find((layer) => layer.id === layerId);
    if (!found) throw new Error(`no layer ${layerId}`);
    return found;
  }

  /** Opens a panel at the side, if it is not open. */
  async panel(id: string): Promise<void> {
    if (!(await this.has(`[data-testid=panel-${id}]`))) await this.use(`[data-testid=tool-${id}]`);
    await this.box(`[data-testid=panel-${id}]`);
  }

  /** Presses keys together, the last one while the others are held: `Control+Shift+g`. */
  async key(chord: string): Promise<void> {
    const keys = chord.split('+');
    await this.hands.perform([
      ...keys.map((key): Step => ({ hold: key })),
      ...keys.toReversed().map((key): Step => ({ letGo: key })),
    ]);
  }

  async click(
    place: Mm,
    { held = [], button = 'left' as 'left' | 'right', times = 1 }: ClickOptions = {},
  ): Promise<void> {
    const at = await this.at(place);
    await this.hands.perform([
      { move: at },
      ...held.map((key): Step => ({ hold: key })),
      ...Array.from({ length: times }, (): Step[] => [{ press: button }, { release: button }]).flat(),
      ...held.map((key): Step => ({ letGo: key })),
    ]);
  }

  /** Drags from one place to another in steps; keys are held from before the press to after the release. */
  async drag(from: Mm, to: Mm, held: readonly string[] = []): Promise<void> {
    await this.dragPx(await this.at(from), await this.at(to), held);
  }

  /** Drags a handle of what is selected. */
  async dragHandle(handle: string, to: Mm, held: readonly string[] = []): Promise<void> {
    const { x, y, width, height } = await this.box(`[data-testid=handle-${handle}]`);
    await this.dragPx([x + width / 2, y + height / 2], await this.at(to), held);
  }

  async dragPx(from: readonly [number, number], to: readonly [number, number], held: readonly string[] = []) {
    await this.hands.perform([
      { move: from },
      ...held.map((key): Step => ({ hold: key })),
      { press: 'left' },
      ...way(from, to).map((move): Step => ({ move })),
      { release: 'left' },
      ...held.map((key): Step => ({ letGo: key })),
    ]);
  }

  /** The layers as they are saved after all that was done. */
  async layers(): Promise<SavedLayer[]> {
    await this.key('Control+s');
    await waitFor('the design to be saved', 30_000, async () => {
      const word = await this.hands.evaluate(
        () => document.querySelector<HTMLElement>('[data-testid=save-state]')?.dataset.word,
      );
      return word === 'saved';
    });
    return savedLayers(this.api, this.id);
  }

  /** Waits until what is saved is as a check says; the check throws where it is not. */
  async becomes(check: (layers: SavedLayer[]) => void): Promise<void> {
    const until = Date.now() + 12_000;
    for (;;) {
      const layers = await this.layers();
      try {
        check(layers);
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        // Saving has a limit in a minute.
        await new Promise((done) => setTimeout(done, 1000));
      }
    }
  }

  /** Fields of one layer, by its id, that the saved design comes to have. */
  layer(id: string, fields: Record<string, unknown>): Promise<void> {
    return this.becomes((layers) => expect(layers.find((one) => one.id === id)).toMatchObject(fields));
  }

  count(count: number): Promise<void> {
    return this.becomes((layers) => expect(layers).toHaveLength(count));
  }

  /** A number for what the stage shows, with selection, guides and distances. */
  look(): Promise<number> {
    return this.hands.evaluate(() => {
      const stage = document.querySelector('[data-testid=designer-stage]')!;
      const drawn = [...stage.querySelectorAll('canvas')].filter(({ width, height }) => width && height);
      const marks = [...stage.querySelectorAll('svg')].map(({ outerHTML }) => outerHTML);
      let sum = 0;
      for (const text of [...drawn.map((canvas) => canvas.toDataURL()), ...marks])
        for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) | 0;
      return sum;
    });
  }
}

interface ClickOptions {
  held?: readonly string[];
  button?: 'left' | 'right';
  times?: number;
}

/** Ten places on the way, the end among them. */
export function way(from: readonly [number, number], to: readonly [number, number]): [number, number][] {
  return Array.from({ length: 10 }, (_, step) => {
    const share = (step + 1) / 10;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}
