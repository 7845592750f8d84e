import { readFeatures, type TextLayer } from '@diy/design/layers';
import { lackingFeatures } from '@diy/design/text';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../../lib/text/join-parts.ts';
import { hasFeature } from '../../../actions/text/letter-features.ts';
import { chosenValues, setFeature } from '../../../actions/text/style-text.ts';
import { faceOf } from '../../../assets/fonts/layer-face.ts';
import fields from '../../../fields/fields.module.css';
import { useSession } from '../../../session/designer-context.ts';
import { useFontStates } from '../../../session/fonts/use-font-states.ts';
import type { Letters } from '../use-letters.ts';
import { type FeatureSample, featureSample } from './feature-sample.ts';
import styles from './features.module.css';
import { type KnownFeature, knownFeatures } from './known-features.ts';

interface FeaturesProps {
  layer: TextLayer;
  letters: Letters;
}

/** What the font of the chosen letters can do besides, shown in it; nothing where it can do nothing. */
export function FeaturesField({ layer, letters: { fontId, stretch } }: FeaturesProps) {
  const { t } = useTranslation('designer');
  const session = useSession();
  // Fonts arrive.
  useFontStates(session.fonts);
  // Samples would have letters fetched before those that the text needs.
  const isWhole = fontId !== null && !session.fonts.isInParts(fontId);
  // Shaping for each of fifty features is too slow for every keystroke, so it is deferred.
  const font = useDeferredValue(isWhole ? session.fonts.face(fontId) : undefined);
  const text = useDeferredValue(layer.text);
  const offered = useMemo(() => {
    const known = font ? knownFeatures(font.featureTags ?? []) : [];
    return known.map((feature) => ({
      feature,
      sample: font ? featureSample(font, feature.tag, { ...feature, text }) : null,
    }));
  }, [font, text]);
  const asked = chosenValues(layer, stretch).features;
  const face = faceOf(layer, session.fonts);
  const lacking = face ? lackingFeatures(layer, face) : [];
  // What changes none of these letters is not worth a button, unless it has been asked for.
  const shown = offered.filter(
    ({ feature, sample }) => sample !== null || asked.some((one) => readFeatures(one).has(feature.tag)),
  );
  if (shown.length === 0 && lacking.length === 0) return null;
  const set = (tag: string, isOn: boolean) => setFeature(session, layer.id, tag, isOn);
  return (
    <details data-keeps-keyboard open={asked.some((one) => one !== '') || undefined}>
      <summary className={styles.title} data-testid="features">
        {t('features.title')}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame */}
      <div className={styles.features} role="group" aria-label={t('features.title')}>
        {shown.map(({ feature, sample }) => (
          <FeatureButton
            key={feature.tag}
            feature={feature}
            sample={sample}
            isOn={asked.every((one) => hasFeature(one, feature.tag))}
            disabled={layer.locked}
            onChange={(isOn) => set(feature.tag, isOn)}
          />
        ))}
      </div>
      {lacking.length > 0 ? (
        <div className={fields.note} role="status" data-testid="lacking-features">
          {t('features.lacking', { features: joinParts(lacking) })}
          {asked.some((one) => lacking.some((tag) => readFeatures(one).has(tag))) ? (
            <button
              type="button"
              disabled={layer.locked}
              data-testid="drop-features"
              onClick={() => {
                for (const tag of lacking) set(tag, false);
              }}
            >
              {t('features.drop')}
            </button>
          ) : null}
        </div>
      ) : null}
    </details>
  );
}

interface FeatureButtonProps {
  feature: KnownFeature;
  sample: FeatureSample | null;
  isOn: boolean;
  disabled: boolean;
  onChange(isOn: boolean): void;
}

function FeatureButton({ feature, sample, isOn, disabled, onChange }: FeatureButtonProps) {
  const { t } = useTranslation('designer');
  const name = t(`features.${feature.name}`, { number: feature.number ?? 0 });
  return (
    <button
      type="button"
      className={styles.feature}
      aria-pressed={isOn}
      aria-label={name}
      title={joinParts([name, feature.tag])}
      disabled={disabled}
      data-testid={`feature-${feature.tag}`}
      onClick={() => onChange(!isOn)}
    >
      {sample ? (
        <svg viewBox={sample.box.join(' ')} aria-hidden="true" className={styles.sample}>
          <path d={sample.path} fill="currentColor" />
        </svg>
      ) : null}
      <span>{name}</span>
    </button>
  );
}
