import { encodeCode, QR_LEVELS, type QrLevel } from '@diy/design/codes';
import type { LayerPatch } from '@diy/design/editing';
import { type CodeLayer, withCheckDigit } from '@diy/design/layers';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeKindField, CodeValueField } from '../fields/code-value-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import fields from '../fields/fields.module.css';
import { Section } from '../fields/section.tsx';
import { useFontOptions } from '../own-fonts/use-font-options.ts';
import { useSession } from '../session/designer-context.ts';

/** A QR code or barcode: what it says, its colours, and the line below bars. */
export function CodeSection({ layer }: { layer: CodeLayer }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const { id, code, value, level, colour, ground, locked } = layer;
  const set = (patch: LayerPatch, what?: string) =>
    editor.run('updateLayer', { layerId: id, patch }, what ? { joinKey: `${what}:${id}` } : {});
  return (
    <>
      <Section title={t('code.title')}>
        <CodeKindField
          value={code}
          disabled={locked}
          testId="inspector-code-kind"
          onChange={(next) => set({ code: next })}
        />
        <CodeValueField
          kind={code}
          value={value}
          problem={encodeCode(layer).problem}
          completed={withCheckDigit(layer)}
          disabled={locked}
          testId="inspector-code-value"
          onChange={(next) => set({ value: next }, 'value')}
        />
        {code === 'qr' ? (
          <div className={fields.row}>
            <span className={fields.label}>{t('code.level')}</span>
            <Select<QrLevel>
              size="small"
              style={{ inlineSize: 130 }}
              value={level}
              disabled={locked}
              aria-label={t('code.level')}
              options={QR_LEVELS.map((one) => ({ value: one, label: t(`code.levels.${one}`) }))}
              onChange={(next) => set({ level: next })}
            />
          </div>
        ) : null}
        <ColourField
          label={t('code.colour')}
          value={colour}
          disabled={locked}
          testId="inspector-code-colour"
          onChange={(next) => set({ colour: next }, 'colour')}
        />
      </Section>
      <Section
        title={t('code.ground')}
        isOn={ground !== null}
        disabled={locked}
        testId="inspector-code-ground"
        onToggle={(isOn) => set({ ground: isOn ? '#FFFFFF' : null })}
      >
        {ground === null ? null : (
          <ColourField
            label={t('code.ground')}
            isBare
            value={ground}
            disabled={locked}
            onChange={(next) => set({ ground: next }, 'ground')}
          />
        )}
      </Section>
      {code === 'qr' ? null : <CaptionSection layer={layer} onChange={set} />}
    </>
  );
}

/** This face has all characters that barcodes hold, and is a small file. */
const CAPTION_FONT = 'noto-sans-400';

function CaptionSection({ layer, onChange }: { layer: CodeLayer; onChange: (patch: LayerPatch) => void }) {
  const { t } = useTranslation('designer');
  const fontOptions = useFontOptions();
  const session = useSession();
  const { caption, locked } = layer;
  const choose = (fontId: string) => {
    session.fonts.request(fontId);
    onChange({ caption: { fontId } });
  };
  return (
    <Section
      title={t('code.caption')}
      isOn={caption !== null}
      disabled={locked}
      testId="inspector-code-caption"
      onToggle={(isOn) => (isOn ? choose(CAPTION_FONT) : onChange({ caption: null }))}
    >
      {caption ? (
        <div className={fields.row}>
          <span className={fields.label}>{t('code.captionFont')}</span>
          <Select
            size="small"
            style={{ inlineSize: 160 }}
            value={caption.fontId}
            disabled={locked}
            aria-label={t('code.captionFont')}
            options={fontOptions}
            onChange={choose}
          />
        </div>
      ) : null}
    </Section>
  );
}
