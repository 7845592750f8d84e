import { type CodeKind, encodeCode } from '@diy/design/codes';
import { withCheckDigit } from '@diy/design/layers';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { addCode } from '../../actions/add-content.ts';
import { CodeKindField, CodeValueField } from '../../fields/code-value-field.tsx';
import { useSession } from '../../session/designer-context.ts';
import { recordAddedFrom } from '../../session/record-added-from.ts';
import own from './shape-panel.module.css';

/** Adds a QR code or barcode: first what it says, then the layer, so that nobody prints a sample. */
export function CodeForm() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const [code, setCode] = useState<CodeKind>('qr');
  const [value, setValue] = useState('');
  const { problem } = encodeCode({ code, value, level: 'M' });
  const add = () => {
    if (!addCode(session, { code, value })) return;
    setValue('');
    recordAddedFrom(session, 'shapes');
  };
  return (
    <section className={own.codes} aria-label={t('code.title')}>
      <h3>{t('code.title')}</h3>
      <CodeKindField value={code} testId="new-code-kind" onChange={setCode} />
      <CodeValueField
        kind={code}
        value={value}
        problem={problem}
        completed={withCheckDigit({ code, value })}
        testId="new-code-value"
        onChange={setValue}
      />
      <Button
        block
        icon={<Icon of={Plus} size={18} />}
        disabled={problem !== null}
        data-testid="add-code"
        onClick={add}
      >
        {t('code.add')}
      </Button>
    </section>
  );
}
