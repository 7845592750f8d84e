import { boundsOfLayers } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import fields from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';

/**
 * Place and size, in figures, of several selected layers. X and Y are the top-left corner of its upright frame; width
 * and height keep the ratio, and letters and outlines grow with them.
 */
export function GroupBoxSection() {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const layers = useRestingEditor(selectedLayers);
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
    min?: number,
  ) => (
    <NumberField
      label={label}
      value={value}
      unit="mm"
      disabled={isLocked}
      testId={`inspector-${testId}`}
      onChange={onChange}
      {...(min === undefined ? {} : { min, max: 5000 })}
    />
  );
  return (
    <Section title={t('box.title')}>
      <div className={fields.grid}>
        {field('X', xMm, 'x', (mm) => move('x', mm))}
        {field('Y', yMm, 'y', (mm) => move('y', mm))}
        {field(t('box.width'), widthMm, 'width', (mm) => scale('width', mm / widthMm), 0.1)}
        {field(t('box.height'), heightMm, 'height', (mm) => scale('height', mm / heightMm), 0.1)}
      </div>
    </Section>
  );
}
