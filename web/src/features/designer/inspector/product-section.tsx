import { printAreaFor } from '@diy/design/template';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { withNonBreakingMeasures } from '../../../lib/text/non-breaking-measures.ts';
import { RadioButton } from '../fields/radio-button.tsx';
import { RovingGroup } from '../fields/roving-group.tsx';
import { Section } from '../fields/section.tsx';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import { HistoryEntry } from './history-entry.tsx';
import styles from './inspector.module.css';
import { PrintSection } from './print-section.tsx';

/** The product: its colour and size, and what can be printed. */
export function ProductSection() {
  const { t, i18n } = useTranslation('designer');
  const { template, editor } = useSession();
  const { definition } = template;
  const colourId = useRestingEditor((state) => state.design.colourId);
  const sizeId = useRestingEditor((state) => state.design.sizeId);
  const colour = definition.colours.find((one) => one.id === colourId);
  const size = definition.sizes.find((one) => one.id === sizeId);

  const chooseSize = (next: string) => {
    const areas = Object.fromEntries(
      definition.surfaces.map((surface) => [
        surface.id,
        { from: printAreaFor(surface, sizeId), to: printAreaFor(surface, next) },
      ]),
    );
    editor.run('setSize', { sizeId: next, areas });
  };
  return (
    <>
      <Section title={definition.sku}>
        <p className={styles.product} dir="auto">
          {pickName(definition.title, i18n.language)}
        </p>
      </Section>
      <Section title={t('product.colour')}>
        <RovingGroup role="radiogroup" label={t('product.colour')} className={styles.swatches}>
          {definition.colours.map((one) => (
            <RadioButton
              key={one.id}
              isChosen={one.id === colourId}
              className={styles.swatch}
              style={{ background: one.hex }}
              aria-label={pickName(one.name, i18n.language)}
              title={pickName(one.name, i18n.language)}
              data-testid={`colour-${one.id}`}
              onClick={() => editor.run('setColour', { colourId: one.id })}
            />
          ))}
        </RovingGroup>
        {colour ? (
          <span className={styles.chosen}>
            {joinParts([pickName(colour.name, i18n.language), colour.code])}
          </span>
        ) : null}
      </Section>
      <Section title={t('product.size')}>
        <RovingGroup role="radiogroup" label={t('product.size')} className={styles.sizes}>
          {definition.sizes.map((one) => (
            <RadioButton
              key={one.id}
              isChosen={one.id === sizeId}
              data-testid={`size-${one.id}`}
              onClick={() => chooseSize(one.id)}
            >
              <bdi>{one.name}</bdi>
            </RadioButton>
          ))}
        </RovingGroup>
        {size?.dimensions ? (
          <span className={styles.chosen} dir="auto">
            {withNonBreakingMeasures(pickName(size.dimensions, i18n.language))}
          </span>
        ) : null}
      </Section>
      <PrintSection />
      <HistoryEntry />
    </>
  );
}
