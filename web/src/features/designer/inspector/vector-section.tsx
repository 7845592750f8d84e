import { type VectorLayer, vectorColours } from '@diy/design/layers';
import { Button } from 'antd';
import { Crop, FlipHorizontal2, FlipVertical2, Ungroup } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { canUngroup, ungroupSelection } from '../actions/group-actions.ts';
import { ColourField } from '../fields/colour-field.tsx';
import fields from '../fields/fields.module.css';
import { Section } from '../fields/section.tsx';
import { ToolButton } from '../fields/tool-button.tsx';
import { beginCrop } from '../session/cropped-layer.ts';
import { useSession } from '../session/designer-context.ts';
import styles from './inspector.module.css';
import { usePalette } from './use-palette.ts';

/** More colours than these are a picture's; they are reached by taking the vector apart. */
const MAX_SHOWN = 24;

/** A vector: its colours, each changed everywhere at once, its flips and crop, and taking it apart. */
export function VectorSection({ layer }: { layer: VectorLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const palette = usePalette(layer);
  const { id, locked } = layer;
  const flip = (field: 'flipX' | 'flipY') =>
    session.editor.run('updateLayer', { layerId: id, patch: { [field]: !layer[field] } });
  const shown = palette.colours.slice(0, MAX_SHOWN);
  const others = vectorColours(layer).length - MAX_SHOWN;
  return (
    <Section title={t('vector.title')}>
      <fieldset className={styles.palette} data-testid="vector-palette" aria-label={t('vector.colours')}>
        {shown.map((colour, index) => (
          <ColourField
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour that changes stays in its place
            key={index}
            isBare
            label={t('vector.colour', { number: index + 1 })}
            value={colour}
            disabled={locked}
            testId={`vector-colour-${index}`}
            onChange={(hex) => palette.set(index, hex)}
          />
        ))}
      </fieldset>
      <span className={fields.hint}>
        {others > 0 ? t('vector.moreColours', { count: others }) : t('vector.hint')}
      </span>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<Icon of={Crop} size={16} />}
          disabled={locked}
          data-testid="crop-vector"
          onClick={() => beginCrop(session, id)}
        >
          {t('image.crop')}
        </Button>
        {layer.paths.length > 1 && layer.groupId === undefined ? (
          <Button
            size="small"
            icon={<Icon of={Ungroup} size={16} />}
            disabled={!canUngroup(session)}
            data-testid="split-vector"
            onClick={() => ungroupSelection(session)}
          >
            {t('vector.split')}
          </Button>
        ) : null}
      </div>
      <div className={fields.tools}>
        <ToolButton
          label={t('image.flipX')}
          icon={FlipHorizontal2}
          isPressed={layer.flipX}
          disabled={locked}
          onClick={() => flip('flipX')}
        />
        <ToolButton
          label={t('image.flipY')}
          icon={FlipVertical2}
          isPressed={layer.flipY}
          disabled={locked}
          onClick={() => flip('flipY')}
        />
      </div>
    </Section>
  );
}
