import type { VectorLayer } from '@diy/design/layers';
import { Button } from 'antd';
import { Crop, FlipHorizontal2, FlipVertical2, Ungroup } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { canUngroup, ungroupSelection } from '../../actions/group-actions.ts';
import fields from '../../fields/fields.module.css';
import { RovingGroup } from '../../fields/roving-group.tsx';
import { Section } from '../../fields/section.tsx';
import { ToolButton } from '../../fields/tool-button.tsx';
import { beginCrop } from '../../session/cropped-layer.ts';
import { useSession } from '../../session/designer-context.ts';
import styles from '../inspector.module.css';
import { VectorColours } from './vector-colours.tsx';

/** A vector: its colours, each changed everywhere at once, its flips and crop, and taking it apart. */
export function VectorSection({ layer }: { layer: VectorLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { id, locked } = layer;
  const flip = (field: 'flipX' | 'flipY') =>
    session.editor.run('updateLayer', { layerId: id, patch: { [field]: !layer[field] } });
  return (
    <Section title={t('vector.title')}>
      <VectorColours layers={[layer]} />
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
      <RovingGroup role="toolbar" label={t('vector.title')} className={fields.tools}>
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
      </RovingGroup>
    </Section>
  );
}
