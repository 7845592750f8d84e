import type { ImageLayer } from '@diy/design/layers';
import { printSize, snappedPictures } from '@diy/design/painting';
import { effectiveDpi } from '@diy/design/preflight';
import { Button } from 'antd';
import { Crop, FlipHorizontal2, FlipVertical2, Maximize, Minimize, Replace, Wand } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../lib/image-url.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { Icon } from '../../../../ui/icon.tsx';
import fields from '../../fields/fields.module.css';
import { RovingGroup } from '../../fields/roving-group.tsx';
import { Section } from '../../fields/section.tsx';
import { ToolButton } from '../../fields/tool-button.tsx';
import { activeSurface } from '../../session/active-surface.ts';
import { beginCrop } from '../../session/cropped-layer.ts';
import { useRestingEditor, useSession, useSetUi } from '../../session/designer-context.ts';
import { WorkshopContext } from '../../session/workshop-context.tsx';
import styles from '../inspector.module.css';

/** A picture: how sharp it prints, crop, flips, filling the area, another picture in its place. */
export function ImageSection({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { editor, pictures, template } = session;
  const setUi = useSetUi();
  const hasWorkshop = use(WorkshopContext) !== null;
  const active = useRestingEditor((state) => activeSurface(template, state));
  const known = pictures.known(layer.imageId);
  const size = pictures.info(layer.imageId);
  const sourceWidthPx = size?.widthPx ?? layer.sourceWidthPx;
  const sourceHeightPx = size?.heightPx ?? layer.sourceHeightPx;
  const dpi = Math.round(effectiveDpi({ ...layer, sourceWidthPx, sourceHeightPx }, size));
  const wanted = active?.surface.resolutionDpi ?? 300;
  const design = useRestingEditor((state) => state.design);
  const isPixelForPixel =
    active !== null &&
    (size?.detail ?? 1) === 1 &&
    snappedPictures(
      [{ ...layer, sourceWidthPx, sourceHeightPx }],
      printSize(active.surface, design.sizeId, design.print),
    ).length > 0;
  const tone = dpi < 150 ? 'error' : dpi < wanted ? 'warning' : 'good';
  const fit = (mode: 'contain' | 'cover') => {
    if (!active) return;
    const bleed = mode === 'cover' ? active.surface.bleedMm : 0;
    const { widthMm, heightMm } = active.area;
    const area = { xMm: -bleed, yMm: -bleed, widthMm: widthMm + 2 * bleed, heightMm: heightMm + 2 * bleed };
    editor.run('fitToArea', { layerId: layer.id, area, mode });
  };
  const flip = (field: 'flipX' | 'flipY') =>
    editor.run('updateLayer', { layerId: layer.id, patch: { [field]: !layer[field] } });
  return (
    <Section title={t('image.title')}>
      <div className={styles.preview}>
        {known ? <img src={imageUrl(known.url, { width: 144, height: 144 })} alt="" /> : null}
        <div>
          {size?.isVector ? (
            <>
              <div className={styles.dpi} data-tone="good" data-testid="inspector-dpi">
                <b>{t('image.vector')}</b>
              </div>
              <span className={styles.fontName}>{t('image.sharp')}</span>
            </>
          ) : (
            <>
              <div className={styles.dpi} data-tone={tone} data-testid="inspector-dpi">
                <b>{dpi}</b>
                dpi
              </div>
              <span className={styles.fontName}>{writeSize([sourceWidthPx, sourceHeightPx], 'px')}</span>
              <br />
              <span className={styles.fontName}>
                {t(isPixelForPixel ? 'image.pixelForPixel' : `image.${tone}`, { wanted })}
              </span>
            </>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<Icon of={Crop} size={16} />}
          disabled={layer.locked}
          data-testid="crop-image"
          onClick={() => beginCrop(session, layer.id)}
        >
          {t('image.crop')}
        </Button>
        <Button
          size="small"
          icon={<Icon of={Replace} size={16} />}
          disabled={layer.locked}
          data-testid="replace-image"
          onClick={() => setUi({ replacingId: layer.id, panel: 'images' })}
        >
          {t('image.replace')}
        </Button>
        {hasWorkshop && known ? (
          <Button
            size="small"
            icon={<Icon of={Wand} size={16} />}
            disabled={layer.locked}
            data-testid="open-workshop"
            onClick={() => setUi({ workshopId: layer.id })}
          >
            {t('image.workshop')}
          </Button>
        ) : null}
        {layer.tile ? null : (
          <Button
            size="small"
            icon={<Icon of={Minimize} size={16} />}
            disabled={layer.locked}
            onClick={() => fit('contain')}
          >
            {t('image.contain')}
          </Button>
        )}
        <Button
          size="small"
          icon={<Icon of={Maximize} size={16} />}
          disabled={layer.locked}
          onClick={() => fit('cover')}
        >
          {t('image.cover')}
        </Button>
      </div>
      <RovingGroup role="toolbar" label={t('image.title')} className={fields.tools}>
        <ToolButton
          label={t('image.flipX')}
          icon={FlipHorizontal2}
          isPressed={layer.flipX}
          disabled={layer.locked}
          onClick={() => flip('flipX')}
        />
        <ToolButton
          label={t('image.flipY')}
          icon={FlipVertical2}
          isPressed={layer.flipY}
          disabled={layer.locked}
          onClick={() => flip('flipY')}
        />
      </RovingGroup>
    </Section>
  );
}
