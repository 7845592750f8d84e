import type { TextLayer } from '@diy/design/layers';
import { Switch } from 'antd';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeText } from '../../actions/text/change-text.ts';
import { writeText } from '../../actions/text/write-text.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import fields from '../../fields/fields.module.css';
import { useSession } from '../../session/designer-context.ts';
import { PunctuationField } from './punctuation-field.tsx';
import { ColumnsIcon, JustifiedColumnsIcon, LinesIcon } from './writing-icons.ts';

/** Lines or columns, and where they stand in their box. */
export function WritingFields({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { id, locked } = layer;
  const isVertical = layer.writing === 'vertical';
  return (
    <>
      <ChoiceField
        label={t('text.writing')}
        value={layer.writing ?? 'horizontal'}
        disabled={locked || Boolean(layer.arcDeg)}
        testId="text-writing"
        choices={[
          { id: 'horizontal', label: t('text.horizontal'), icon: LinesIcon },
          { id: 'vertical', label: t('text.vertical'), icon: ColumnsIcon },
        ]}
        onChange={(writing) => writeText(session, id, writing)}
      />
      {layer.arcDeg ? <p className={fields.hint}>{t('text.bentNotVertical')}</p> : null}
      {isVertical ? (
        <div className={fields.row}>
          <span className={fields.label}>{t('text.uprightDigits')}</span>
          <Switch
            size="small"
            checked={layer.uprightDigits ?? false}
            disabled={locked}
            aria-label={t('text.uprightDigits')}
            data-testid="text-upright-digits"
            onChange={(uprightDigits) => changeText(session, id, { uprightDigits })}
          />
        </div>
      ) : null}
      <PunctuationField layer={layer} />
      <ChoiceField
        label={t('text.align')}
        value={layer.align}
        disabled={locked}
        testId="text-align"
        choices={[
          { id: 'left', label: t('text.left'), icon: AlignLeft },
          { id: 'center', label: t('text.center'), icon: AlignCenter },
          { id: 'right', label: t('text.right'), icon: AlignRight },
          { id: 'justify', label: t('text.justify'), icon: isVertical ? JustifiedColumnsIcon : AlignJustify },
        ]}
        onChange={(align) => changeText(session, id, { align })}
      />
      <ChoiceField
        label={t('text.verticalAlign')}
        value={layer.verticalAlign}
        disabled={locked}
        testId="text-vertical-align"
        choices={[
          { id: 'top', label: t('text.top'), icon: AlignVerticalJustifyStart },
          { id: 'middle', label: t('text.middle'), icon: AlignVerticalJustifyCenter },
          { id: 'bottom', label: t('text.bottom'), icon: AlignVerticalJustifyEnd },
        ]}
        onChange={(verticalAlign) => changeText(session, id, { verticalAlign })}
      />
    </>
  );
}
