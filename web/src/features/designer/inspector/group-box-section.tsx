import { boundsOfLayers, MAX_LAYER_MM } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import fields from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { activeSurface, selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import { placeLimits } from './place-limits.ts';

/**
 * Place and size, in figures, of several selected layers. X and Y are the top-left corner of its upright frame; width
 * and height keep the ratio, and letters and outlines grow with them.
 */
export function GroupBoxSection() {
  const { t } = useTranslation('designer');
  const { editor, template } = useSession();
  const layers = useRestingEditor(selectedLayers);
  const area = useRestingEditor((state) => activeSurface(template, state)?.area ?? null);
  const bounds = boundsOfLayers(layers.filter((layer) => !layer.hidden));
  if (!bounds) return null;
  const { xMm, yMm, widthMm, heightMm } = bounds;
  const layerIds = layers.map((layer) => layer.id);
  const isLocked = layers.every((layer) => layer.locked);
  const joinKey = (what: string) => ({ joinKey: `${what}:${layerIds.join()}` });
  const move = (what: 'x' | 'y', mm: number) => {
    const by = what === 'x' ? { dxMm: mm - xMm, dyMm: 0 } : { dxMm: 0, dyMm: mm - yMm };
    editor.run('moveLayers', { layerIds, ...by }, joinKey(what));
  };
  const scale = (what: 'width' | 'height', factor: number) =>
    editor.run('scaleLayers', { layerIds, factor, pivot: { x: xMm, y: yMm } }, joinKey(what));
  const field = (
    label: string,
    value: number,
    testId: string,
    onChange: (mm: number) => void,
    limits: { min?: number; max?: number },
  ) => (
    <NumberField
      label={label}
      value={value}
      unit="mm"
      disabled={isLocked}
      testId={`inspector-${testId}`}
      onChange={onChange}
      {...limits}
    />
  );
  const place = area ? placeLimits(bounds, area) : { x: {}, y: {} };
  const sides = { min: 0.1, max: MAX_LAYER_MM };
  return (
    <Section title={t('box.title')}>
      <div className={fields.grid}>
        {field('X', xMm, 'x', (mm) => move('x', mm), place.x)}
        {field('Y', yMm, 'y', (mm) => move('y', mm), place.y)}
        {field(t('box.width'), widthMm, 'width', (mm) => scale('width', mm / widthMm), sides)}
        {field(t('box.height'), heightMm, 'height', (mm) => scale('height', mm / heightMm), sides)}
      </div>
    </Section>
  );
}
