import { getTemplate, type TemplateItem } from '@diy/contract/templates';
import { guideSizePx, printAreaFor, type TemplateSurface } from '@diy/design/template';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { Download, Rotate3d } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { notify } from '../../lib/notifications.ts';
import { formatMoney } from '../../lib/text/format.ts';
import { endSideOf, pickName } from '../../lib/text/locale.ts';
import { writeSize } from '../../lib/text/write-size.ts';
import { call } from '../../shared/api/call.ts';
import { explainFailure } from '../../shared/api/explain-failure.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import { TurntableView } from '../../shared/turntable/turntable-view.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { guideAsPng, guideAsSvg, saveFile } from './print-guide-files.ts';
import { ProductPicture } from './product-picture.tsx';
import { showSample } from './show-sample.ts';
import styles from './template-detail.module.css';

/** A product with all its mockups in all colours, its sizes with print areas, and print guides to draw on. */
export function TemplateDetail({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t, i18n } = useTranslation(['templates', 'common']);
  const query = useQuery({
    queryKey: [...queryKeys.templates, 'item', id],
    queryFn: ({ signal }) => call(getTemplate, { id: id ?? '' }, { quiet: true, signal }),
    enabled: id !== null,
  });
  const item = query.data;
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      placement={endSideOf(i18n.language)}
      size={560}
      title={item ? <bdi>{pickName(item.definition.title, i18n.language)}</bdi> : t('detail')}
      footer={
        item ? (
          <Link className={styles.start} to={`/auth/diy?template_id=${encodeURIComponent(item.id)}`}>
            {t('start')}
          </Link>
        ) : null
      }
    >
      {item ? (
        // Its texts are loaded when it opens; the drawer keeps the focus meanwhile.
        <Suspense fallback={<PageLoading />}>
          <Detail key={item.id} item={item} />
        </Suspense>
      ) : query.isError ? (
        <ErrorState
          text={explainFailure(query.error)}
          retryLabel={t('common:retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <PageLoading />
      )}
    </Drawer>
  );
}

function Detail({ item }: { item: TemplateItem }) {
  const { t, i18n } = useTranslation(['templates', 'turntable']);
  const { definition, mockups, model_url } = item;
  const [shown, setShown] = useState<number | 'model'>(0);
  const [colour, setColour] = useState(definition.colours[0]!);
  const name = (both: { zh: string; en: string }) => pickName(both, i18n.language);
  const { lengthCm, widthCm, heightCm } = definition.packed;
  const follow = useCallback(
    (surfaceId: string, show: (picture: HTMLCanvasElement) => void) =>
      showSample(definition.surfaces, surfaceId, show),
    [definition.surfaces],
  );
  const label = `${name(definition.title)} ${name(colour.name)}`;
  const facts = [
    ['sku', definition.sku],
    ['material', name(definition.material)],
    ['method', t(`methods.${definition.printMethod}`)],
    ['price', formatMoney(definition.priceCents, definition.currency, i18n.language)],
    ['weight', writeSize([definition.weightG], 'g')],
    ['packed', writeSize([lengthCm, widthCm, heightCm], 'cm')],
  ].filter(([, value]) => value !== '');
  return (
    <div className={styles.detail}>
      {shown === 'model' && model_url ? (
        <TurntableView
          modelUrl={model_url}
          surfaces={definition.surfaces}
          colourHex={colour.hex}
          follow={follow}
          label={label}
        />
      ) : (
        <ProductPicture item={mockups[shown === 'model' ? 0 : shown]!} colour={colour} label={label} />
      )}
      {mockups.length > 1 || model_url ? (
        <div className={styles.mockups}>
          {mockups.map(({ asset, base_url }, index) => (
            <button
              key={asset.id}
              type="button"
              aria-pressed={index === shown}
              aria-label={name(asset.name)}
              onClick={() => setShown(index)}
            >
              <img src={`${base_url.replace(/\/$/, '')}/${asset.base}`} alt="" />
            </button>
          ))}
          {model_url ? (
            <button
              type="button"
              className={styles.turn}
              aria-pressed={shown === 'model'}
              onClick={() => setShown('model')}
            >
              <Icon of={Rotate3d} size={22} />
              {t('turntable:open')}
            </button>
          ) : null}
        </div>
      ) : null}
      <fieldset className={styles.colours} aria-label={t('chooseColour')}>
        {definition.colours.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === colour.id}
            onClick={() => setColour(one)}
          >
            <i style={{ background: one.hex }} />
            {name(one.name)}
          </button>
        ))}
      </fieldset>
      {name(definition.description) ? (
        <p className={styles.text} dir="auto">
          {name(definition.description)}
        </p>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`fact.${key}`)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {definition.surfaces.map((surface) => (
        <SurfaceSizes key={surface.id} item={item} surface={surface} />
      ))}
    </div>
  );
}

/** A surface's print areas by size, in millimetres and pixels, each with its guide. */
function SurfaceSizes({ item, surface }: { item: TemplateItem; surface: TemplateSurface }) {
  const { t, i18n } = useTranslation('templates');
  const title = pickName(surface.name, i18n.language);
  const { sizes, sku } = item.definition;
  const wordsOf = (sizeId: string) => {
    const { widthMm, heightMm } = printAreaFor(surface, sizeId);
    return {
      title: `${sku} ${title} ${[widthMm, heightMm].join(' × ')} mm · ${surface.resolutionDpi} dpi`,
      bleed: t('guide.bleed', { mm: surface.bleedMm }),
      trim: t('guide.trim'),
      safe: t('guide.safe', { mm: surface.safeMm }),
    };
  };
  const save = async (sizeId: string, kind: 'png' | 'svg') => {
    const words = wordsOf(sizeId);
    const made = kind === 'svg' ? guideAsSvg(surface, sizeId, words) : guideAsPng(surface, sizeId, words);
    try {
      saveFile(await made, `${sku}_${surface.id}_${sizeId}_guide.${kind}`);
    } catch {
      notify.error(t('guide.failed'));
    }
  };
  return (
    <section className={styles.surface}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('pixels')}</th>
            <th scope="col">{t('guide.title')}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ id, name }) => {
            const { widthMm, heightMm } = printAreaFor(surface, id);
            const { widthPx, heightPx } = guideSizePx({ ...surface, bleedMm: 0 }, id);
            return (
              <tr key={id}>
                <td dir="auto">{name}</td>
                <td dir="auto">{writeSize([widthMm, heightMm], 'mm')}</td>
                <td dir="auto">{writeSize([widthPx, heightPx])}</td>
                <td className={styles.guides}>
                  {(['png', 'svg'] as const).map((kind) => (
                    <Button
                      key={kind}
                      size="small"
                      icon={<Icon of={Download} size={14} />}
                      aria-label={t('guide.download', { size: name, kind: kind.toUpperCase() })}
                      onClick={() => void save(id, kind)}
                    >
                      {kind.toUpperCase()}
                    </Button>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.text}>
        {t('guide.note', { dpi: surface.resolutionDpi, bleed: surface.bleedMm, safe: surface.safeMm })}
      </p>
    </section>
  );
}
