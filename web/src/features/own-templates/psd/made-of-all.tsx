import { MAX_OWN_PICTURES, MAX_OWN_SURFACES } from '@diy/contract/own-templates/product-parts';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import styles from '../own-template.module.css';
import { printedTogether } from './printed-together.ts';
import { type PsdColour, savedColours, usableColourSets } from './usable-views.ts';

/** Pictures of views that a product has room for. */
interface OfferedViews {
  count: number;
  /** Names of views and smart objects for which there is none. */
  leftOut: readonly string[];
  make: () => void;
}

/** Joins names to a list, each between the quotation marks of the page's language. */
export function useQuoted(): (names: readonly string[]) => string {
  const { t } = useTranslation('own-templates');
  return (names) => names.map((name) => t('psd.quoted', { name })).join(t('psd.comma'));
}

export interface MadeOfAllProps {
  surfaces: PsdSurface[];
  /** Keys of the smart objects that are printed on, without a view. */
  printed: ReadonlySet<string>;
  /** Makes a surface of each of these smart objects; without it that is not offered. */
  onEach?: ((surfaces: PsdSurface[]) => void) | undefined;
  /** The pictures that can be made of views, given all that was read of the PSD; missing where the picture is one of a view. */
  viewsOf?: ((objects: PsdSurface[]) => OfferedViews | null) | undefined;
  /** Takes colours of the PSD, those of one set; missing where they were taken, or the picture does not show all of it as it was saved. */
  onColours?: ((objects: PsdSurface[], colours: PsdColour[]) => void) | undefined;
}

/** What can be made of several smart objects, views or colours of a PSD at once. */
export function MadeOfAll({ surfaces, printed, onEach, viewsOf, onColours }: MadeOfAllProps) {
  const { t } = useTranslation('own-templates');
  const quoted = useQuoted();
  const whole = printedTogether(
    surfaces.filter(({ view, mockup }) => view === null && mockup),
    printed,
  );
  const views = viewsOf?.(surfaces);
  const sets = onColours ? usableColourSets(surfaces, printed) : [];
  const saved = savedColours(surfaces);
  const isOneSet = saved.length === 1;
  const buttons = [
    onEach && whole.length > 1 ? (
      <Button key="each" onClick={() => onEach(whole)}>
        {t('product.eachObject', { count: whole.length })}
      </Button>
    ) : null,
    views ? (
      <Button key="views" onClick={views.make}>
        {t('product.eachView', { count: views.count })}
      </Button>
    ) : null,
    ...(isOneSet ? sets : []).map((colours) => (
      <Button key="colours" onClick={() => onColours?.(surfaces, colours)}>
        {t('product.useColours', { count: colours.length })}
      </Button>
    )),
  ].filter(Boolean);
  const limits = { surfaces: MAX_OWN_SURFACES, pictures: MAX_OWN_PICTURES };
  return (
    <>
      {buttons.length > 0 ? <div className={styles.tools}>{buttons}</div> : null}
      {onColours && saved.length > 1 ? (
        <ColourSets saved={saved} sets={sets} onChoose={(colours) => onColours(surfaces, colours)} />
      ) : null}
      {views && views.leftOut.length > 0 ? (
        <p role="status">{t('product.viewsLeftOut', { ...limits, names: quoted(views.leftOut) })}</p>
      ) : null}
    </>
  );
}

/** Colours of a set that are named beside its button. */
const NAMED = 8;

interface ColourSetsProps {
  /** The colour of each set that the PSD was saved in. */
  saved: PsdColour[];
  /** Those that can be used. */
  sets: PsdColour[][];
  onChoose: (colours: PsdColour[]) => void;
}

/** Names several sets of colours, of which one can be the product's, and has it chosen. */
function ColourSets({ saved, sets, onChoose }: ColourSetsProps) {
  const { t } = useTranslation('own-templates');
  const quoted = useQuoted();
  const nameOf = ({ set }: PsdColour) => set?.name || t('product.unnamedSet');
  return (
    <>
      <p role="status">{t('product.colourSets', { names: quoted(saved.map(nameOf)) })}</p>
      <ul className={styles.sets}>
        {sets.map((colours) => (
          <li key={colours[0]!.set?.id ?? ''}>
            <Button className={styles.long ?? ''} onClick={() => onChoose(colours)}>
              {t('product.useColourSet', { set: nameOf(colours[0]!), number: colours.length })}
            </Button>
            <span className={styles.muted}>
              {joinParts([
                ...colours.slice(0, NAMED).map(({ name }) => name),
                colours.length > NAMED ? '…' : '',
              ])}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
