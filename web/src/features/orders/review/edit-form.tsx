import { MAX_PERSONALISATION_TEXT } from '@diy/contract/orders/order-fields';
import type { ReviewItem } from '@diy/contract/orders/order-review';
import { Button, Input, Select } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';
import type { LineChange } from './use-decisions.ts';

interface EditFormProps {
  item: ReviewItem;
  onSave: (change: LineChange) => Promise<boolean>;
  onClose: () => void;
}

/** The words, picture addresses, colour and size of a line, to be changed where they are read. */
export function EditForm({ item, onSave, onClose }: EditFormProps) {
  const { t } = useTranslation('order-review');
  const id = useId();
  const [fields, setFields] = useState(item.fields.map(({ name, value }) => ({ name, value })));
  const [colourId, setColour] = useState(item.design.colour_id);
  const [sizeId, setSize] = useState(item.design.size_id);
  const [isBusy, setBusy] = useState(false);
  const put = (at: number, value: string) =>
    setFields((now) => now.map((one, n) => (n === at ? { ...one, value } : one)));
  const save = async () => {
    setBusy(true);
    if (await onSave({ fields, colour_id: colourId, size_id: sizeId })) onClose();
    else setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save();
    }
  };
  const options = (all: ReviewItem['sizes']) => all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      className={styles.edit}
      aria-label={t('key.edit')}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {item.fields.map(({ name, kind, choices }, at) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${at}`} dir="auto">
            {name}
          </label>
          {kind === 'none' ? <em>{t('noLayer')}</em> : null}
          {kind === 'picture' ? <em>{t('pictureAddress')}</em> : null}
          {choices.length > 0 ? (
            <Select
              id={`${id}-${at}`}
              allowClear
              value={fields[at]?.value || undefined}
              options={choices.map((choice) => ({ value: choice, label: choice }))}
              onChange={(value?: string) => put(at, value ?? '')}
            />
          ) : (
            <Input.TextArea
              id={`${id}-${at}`}
              autoSize={{ minRows: 1, maxRows: 8 }}
              dir="auto"
              autoFocus={at === 0}
              value={fields[at]?.value ?? ''}
              maxLength={MAX_PERSONALISATION_TEXT}
              onChange={({ target }) => put(at, target.value)}
            />
          )}
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}-colour`}>{t('colour')}</label>
        <Select value={colourId} options={options(item.colours)} onChange={setColour} id={`${id}-colour`} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-size`}>{t('size')}</label>
        <Select
          value={sizeId}
          options={options(item.sizes)}
          onChange={setSize}
          id={`${id}-size`}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </div>
      <p className={styles.muted}>{t('editHint')}</p>
      <div className={styles.row}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('save')} <kbd>Ctrl ↵</kbd>
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {t('cancel')} <kbd>Esc</kbd>
        </Button>
      </div>
    </form>
  );
}
