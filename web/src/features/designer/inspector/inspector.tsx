import type { Layer } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { BindingSection } from '../design-fields/binding-section.tsx';
import { PrintDensity } from '../fields/print-density.ts';
import { activeSurface, selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import { isOnlyMoved } from '../session/editor/is-only-moved.ts';
import { AlignSection } from './align-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { BoxSection } from './box-section.tsx';
import { CodeSection } from './code-section.tsx';
import { CombineSection } from './combine-section.tsx';
import { LayerShadowSection } from './fill/layer-shadow-section.tsx';
import { GroupBoxSection } from './group-box-section.tsx';
import { FilterSection } from './image/filter-section.tsx';
import { ImageSection } from './image/image-section.tsx';
import { MaskSection } from './image/mask-section.tsx';
import { TileSection } from './image/tile-section.tsx';
import styles from './inspector.module.css';
import { LayerSelectionBar } from './layer-selection-bar.tsx';
import { ManySection } from './many-section.tsx';
import { ProductSection } from './product-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TextSection } from './text/text-section.tsx';
import { VectorSection } from './vector/vector-section.tsx';

/** The right side: the selection, or the product when nothing is selected. */
export function Inspector() {
  const { t } = useTranslation('designer');
  const { template } = useSession();
  const layers = useRestingEditor(selectedLayers);
  const area = useRestingEditor((state) => activeSurface(template, state)?.area ?? null);
  const density = useRestingEditor((state) => activeSurface(template, state)?.surface.resolutionDpi ?? null);
  // While layers are only moved, what does not show their place is not drawn again.
  const settled = useRestingEditor(selectedLayers, isOnlyMoved);
  const [only] = layers;
  return (
    <aside
      className={styles.inspector}
      aria-label={t('inspector.label')}
      data-testid="inspector"
      data-styles-words
    >
      <PrintDensity value={density === null ? null : density / 25.4}>
        {layers.length === 0 ? <ProductSection /> : null}
        <LayerSelectionBar layers={settled} />
        {layers.length > 0 && area ? <AlignSection layers={settled} /> : null}
        {layers.length === 1 && only ? (
          <>
            {only.kind === 'text' ? <TextSection layer={only} /> : null}
            {only.kind === 'image' ? <ImageSection layer={only} /> : null}
            {only.kind === 'image' ? <FilterSection layer={only} /> : null}
            {only.kind === 'image' ? <MaskSection layer={only} /> : null}
            {only.kind === 'image' ? <TileSection layer={only} /> : null}
            {only.kind === 'image' ? <LayerShadowSection layer={only} /> : null}
            {only.kind === 'shape' ? <ShapeSection layer={only} /> : null}
            {only.kind === 'code' ? <CodeSection layer={only} /> : null}
            {only.kind === 'vector' ? <VectorSection layer={only} /> : null}
            {only.kind === 'vector' ? <LayerShadowSection layer={only} /> : null}
            <BindingSection key={`fields:${only.id}`} layer={only} />
            <BoxSection key={boxKey(only)} layer={only} />
          </>
        ) : null}
        {layers.length > 1 ? <CombineSection /> : null}
        {layers.length > 1 ? <GroupBoxSection /> : null}
        {layers.length > 1 ? <ManySection layers={settled} /> : null}
        {layers.length > 0 ? <AppearanceSection layers={settled} /> : null}
      </PrintDensity>
    </aside>
  );
}

/** Whether sides are linked starts again with another layer, and when a picture becomes a pattern. */
function boxKey(layer: Layer): string {
  return `${layer.id}:${layer.kind === 'image' && layer.tile ? 'pattern' : ''}`;
}
