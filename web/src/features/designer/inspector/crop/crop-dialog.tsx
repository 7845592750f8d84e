import { findLayer } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { RadioButton } from '../../fields/radio-button.tsx';
import { RovingGroup } from '../../fields/roving-group.tsx';
import { useRestingEditor, useSession, useSetUi, useUi } from '../../session/designer-context.ts';
import styles from './crop.module.css';
import { CropFrame } from './crop-frame.tsx';
import { type CropShares, cropToRatio } from './crop-math.ts';

const RATIOS = [
  ['free', null],
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['3:4', 3 / 4],
  ['16:9', 16 / 9],
] as const;

/** Chooses the part of a picture that is repeated; what is printed once is cropped on the stage. */
export function CropDialog() {
  const croppingId = useUi((ui) => ui.croppingId);
  const layer = useRestingEditor((state) => {
    const found = croppingId ? findLayer(state.design, croppingId)?.layer : undefined;
    return found?.kind === 'image' ? found : null;
  });
  return layer?.tile && !layer.locked ? <Cropping key={layer.id} layer={layer} /> : null;
}

function Cropping({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation('designer');
  const { editor, pictures } = useSession();
  const setUi = useSetUi();
  const [crop, setCrop] = useState<CropShares>(layer.crop);
  const [ratio, setRatio] = useState<number | null>(null);
  const url = pictures.known(layer.imageId)?.url;
  const sourceRatio = layer.sourceWidthPx / layer.sourceHeightPx;
  const close = () => setUi({ croppingId: null });
  const choose = (next: number | null) => {
    setRatio(next);
    if (next) setCrop(cropToRatio(crop, next / sourceRatio));
  };
  return (
    <Modal
      open
      title={t('crop.title', { name: layer.name })}
      width={720}
      centered
      onCancel={close}
      footer={[
        <Button key="whole" onClick={() => setCrop({ x: 0, y: 0, width: 1, height: 1 })}>
          {t('crop.whole')}
        </Button>,
        <Button
          key="apply"
          type="primary"
          data-testid="crop-apply"
          onClick={() => {
            editor.run('setCrop', { layerId: layer.id, crop });
            close();
          }}
        >
          {t('crop.apply')}
        </Button>,
      ]}
    >
      <RovingGroup role="radiogroup" label={t('crop.ratio')} className={styles.ratios}>
        {RATIOS.map(([id, value]) => (
          <RadioButton key={id} isChosen={ratio === value} onClick={() => choose(value)}>
            {id === 'free' ? t('crop.free') : id}
          </RadioButton>
        ))}
        <span>
          {writeSize(
            [Math.round(crop.width * layer.sourceWidthPx), Math.round(crop.height * layer.sourceHeightPx)],
            'px',
          )}
        </span>
      </RovingGroup>
      {url ? (
        <CropFrame
          url={url}
          ratio={sourceRatio}
          crop={crop}
          keptRatio={ratio && ratio / sourceRatio}
          onChange={setCrop}
        />
      ) : (
        <p>{t('crop.missing')}</p>
      )}
    </Modal>
  );
}
