import type { BlendMode, Layer } from '@diy/design/layers';
import { Select, Slider } from 'antd';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../fields/fields.module.css';
import { Section } from '../fields/section.tsx';
import { useSlide } from '../fields/use-slide.ts';
import { selectedLayers } from '../session/active-surface.ts';
import { useEditor, useSession } from '../session/designer-context.ts';
import { inOneStep } from '../session/editor/in-one-step.ts';

/** Ways to blend in groups, as drawing programs list them: darker, lighter, contrast, differences, parts of colours. */
export const BLENDS: readonly (readonly BlendMode[])[] = [
  ['normal'],
  ['darken', 'multiply', 'burn'],
  ['lighten', 'screen', 'dodge'],
  ['overlay', 'soft-light', 'hard-light'],
  ['difference', 'exclusion'],
  ['hue', 'saturation', 'colour', 'luminosity'],
];

const GROUPS = ['plain', 'darker', 'lighter', 'contrast', 'difference', 'parts'] as const;

/** Opacity and blending of the selection. */
export const AppearanceSection = memo(function AppearanceSection({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const byKey = useRef(false);
  const [first] = layers;
  // Followed in a gesture too: the slider's handle must move with it.
  const opacities = useEditor((state) => selectedLayers(state).map((layer) => layer.opacity));
  const [opacity = 1, ...others] = opacities;
  const areMixed = others.some((other) => Math.round(other * 100) !== Math.round(opacity * 100));
  const setAll = (patch: { opacity: number } | { blend: BlendMode }) =>
    inOneStep(editor, () => {
      for (const layer of layers) editor.run('updateLayer', { layerId: layer.id, patch });
    });
  const ids = layers.map(({ id }) => id).join();
  const slide = useSlide(
    (percent) => {
      if (!editor.getState().isInGesture) editor.beginGesture();
      setAll({ opacity: percent / 100 });
    },
    () => editor.endGesture(byKey.current ? { joinKey: `opacity:${ids}` } : {}),
    ids,
  );
  if (!first) return null;
  const isLocked = layers.every((layer) => layer.locked);
  const isMixed = layers.some((layer) => layer.blend !== first.blend);
  return (
    <Section title={t('look.title')}>
      <div
        className={fields.row}
        onPointerDownCapture={() => {
          byKey.current = false;
        }}
        onKeyDownCapture={() => {
          byKey.current = true;
        }}
      >
        <span className={fields.label}>{t('look.opacity')}</span>
        <Slider
          style={{ flex: 1 }}
          min={0}
          max={100}
          value={Math.round(opacity * 100)}
          disabled={isLocked}
          tooltip={{ formatter: (value) => `${value}%` }}
          ariaLabelForHandle={t('look.opacity')}
          {...slide}
        />
        <span style={{ minInlineSize: 40, textAlign: 'end' }} data-testid="opacity-value">
          {areMixed ? t('many.mixed') : `${Math.round(opacity * 100)}%`}
        </span>
      </div>
      <div className={fields.row}>
        <span className={fields.label}>{t('look.blend')}</span>
        <Select
          size="small"
          style={{ inlineSize: 128 }}
          aria-label={t('look.blend')}
          value={isMixed ? null : first.blend}
          placeholder={t('many.mixed')}
          disabled={isLocked}
          options={BLENDS.map((blends, index) => ({
            label: t(`blendGroup.${GROUPS[index] ?? 'plain'}`),
            options: blends.map((blend) => ({ value: blend, label: t(`blend.${blend}`) })),
          }))}
          onChange={(blend) => {
            if (blend) setAll({ blend });
          }}
        />
      </div>
    </Section>
  );
});
