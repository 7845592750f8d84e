import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useSetUi, useUi } from '../session/designer-context.ts';
import type { PanelId } from '../session/ui-state.ts';
import { AiPanel } from './ai-panel.tsx';
import { ImagePanel } from './image-panel.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { ShapePanel } from './shapes/shape-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { TextPanel } from './text-panel.tsx';
import styles from './tool-panel.module.css';

/** Few designs have fields: anyone who opens the designer does not wait for their forms. */
const FieldsPanel = lazy(async () => ({
  default: (await import('./fields-panel.tsx')).FieldsPanel,
}));

/** Its reading of drawings comes with it. */
const GraphicsPanel = lazy(async () => ({
  default: (await import('./graphics/graphics-panel.tsx')).GraphicsPanel,
}));

const StartsPanel = lazy(async () => ({
  default: (await import('./starts/starts-panel.tsx')).StartsPanel,
}));

/** Nobody at a desk opens these. */
const ProductPanel = lazy(async () => ({
  default: (await import('../small-screen/product-panel.tsx')).ProductPanel,
}));
const MockupPanel = lazy(async () => ({
  default: (await import('../small-screen/mockup-panel.tsx')).MockupPanel,
}));
const FindingsPanel = lazy(async () => ({
  default: (await import('../small-screen/findings-panel.tsx')).FindingsPanel,
}));
const MorePanel = lazy(async () => ({
  default: (await import('../small-screen/more-panel.tsx')).MorePanel,
}));

const PANELS: Record<PanelId, React.ComponentType> = {
  templates: TemplatePanel,
  images: ImagePanel,
  text: TextPanel,
  shapes: ShapePanel,
  graphics: GraphicsPanel,
  starts: StartsPanel,
  ai: AiPanel,
  layers: LayersPanel,
  fields: FieldsPanel,
  product: ProductPanel,
  mockup: MockupPanel,
  findings: FindingsPanel,
  more: MorePanel,
};

/** The panel of the chosen tool. */
export function ToolPanel() {
  const { t } = useTranslation('designer');
  const open = useUi((ui) => ui.panel);
  const setUi = useSetUi();
  if (!open) return null;
  const Panel = PANELS[open];
  return (
    <section className={styles.panel} aria-label={t(`panel.${open}`)} data-testid={`panel-${open}`}>
      <header className={styles.head}>
        <h2>{t(`panel.${open}`)}</h2>
        <RoundButton
          icon={X}
          label={t('common:close')}
          onClick={() => setUi({ panel: null, replacingId: null })}
        />
      </header>
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    </section>
  );
}
