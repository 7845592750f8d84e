import { MAX_PRESET_NAME, type SheetPreset, sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { Button, Form, Input, Modal, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { PRESET_GROUPS, PresetField } from './preset-field.tsx';
import styles from './sheets.module.css';
import { usePresetActions } from './use-sheet-layouts.ts';

interface PresetDialogProps {
  /** Undefined = a new one. */
  preset?: SheetPreset | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** Settings of a shop: prices, stock, sizes, titles, pictures and the platform's fields. */
export function PresetDialog({ preset, onClose, onSaved }: PresetDialogProps) {
  const { t } = useTranslation(['dxm-sheets', 'common']);
  const [form] = Form.useForm();
  const { save, remove } = usePresetActions();
  const settings = preset?.settings ?? sheetPresetSettings.parse({});
  const start = async () => {
    const { name, extra_images, image_order, ...values } = await form.validateFields();
    const saved = await save.mutateAsync({
      ...(preset ? { id: preset.id } : {}),
      name,
      settings: {
        ...settings,
        ...values,
        extra_images: words(extra_images),
        image_order: words(image_order).map(Number).filter(Number.isInteger),
      },
    });
    onSaved(saved.id);
  };
  return (
    <Modal
      open
      title={t(preset ? 'editPreset' : 'newPreset')}
      okText={t('common:save')}
      cancelText={t('common:cancel')}
      confirmLoading={save.isPending}
      onOk={() => void start().catch(() => undefined)}
      onCancel={onClose}
      width={820}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {preset ? (
            <Popconfirm
              title={t('deletePreset', { name: preset.name })}
              okText={t('common:delete')}
              cancelText={t('common:cancel')}
              onConfirm={() => remove.mutate([preset.id], { onSuccess: () => onSaved('') })}
            >
              <Button style={{ float: 'inline-start' }}>{t('common:delete')}</Button>
            </Popconfirm>
          ) : null}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <Form
        name="preset"
        form={form}
        layout="vertical"
        size="middle"
        requiredMark={false}
        initialValues={{
          name: preset?.name ?? '',
          ...settings,
          extra_images: settings.extra_images.join('\n'),
          image_order: settings.image_order.join(' '),
        }}
      >
        <div className={styles.grid}>
          <Form.Item
            className={styles.wide ?? ''}
            name="name"
            label={t('presetName')}
            rules={[{ required: true, whitespace: true, message: t('presetNameMissing') }]}
          >
            <Input maxLength={MAX_PRESET_NAME} placeholder={t('presetNameExample')} />
          </Form.Item>
          {PRESET_GROUPS.map(({ group, fields }) => [
            <div key={group} className={styles.group}>
              {t(`group.${group}`)}
            </div>,
            ...fields.map((field) => <PresetField key={field} field={field} />),
          ])}
        </div>
      </Form>
    </Modal>
  );
}

function words(text: string): string[] {
  return text.split(/[\s,，]+/).filter(Boolean);
}
