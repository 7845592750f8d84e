import {
  type BrandColour,
  type BrandColours,
  MAX_BRAND_COLOURS,
  MAX_COLOUR_NAME,
} from '@diy/contract/brand-colours';
import { Button, type ButtonProps, ColorPicker, Input, Modal } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from './brand-colours.module.css';
import { addRow, mergeRows, moveRow, type Row, rowProblem, toList } from './edit-rows.ts';
import { useSaveBrandColours } from './use-brand-colours.ts';

interface BrandColoursDialogProps {
  /** The colours as they were read last; a list that was saved elsewhere meanwhile is not overwritten. */
  colours: BrandColours;
  onClose: () => void;
}

/** Names, sorts, changes and removes the account's colours; nothing is saved before the button. */
export function BrandColoursDialog({ colours, onClose }: BrandColoursDialogProps) {
  const { t } = useTranslation('designer');
  const [rows, setRows] = useState<Row[]>(() => colours.list.map((one, key) => ({ ...one, key })));
  // What the rows were made from, whatever is read meanwhile.
  const [base, setBase] = useState(colours);
  const [isRefused, setRefused] = useState(false);
  if (isRefused && colours.version !== base.version) {
    setRefused(false);
    setBase(colours);
    setRows(mergeRows(rows, base.list, colours.list));
  }
  const { mutate, isPending } = useSaveBrandColours();
  const change = (key: number, patch: Partial<BrandColour>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const isRight = rows.every((row) => rowProblem(row, rows) === null);
  const save = () =>
    mutate(
      { version: base.version, list: toList(rows) },
      { onSuccess: onClose, onError: () => setRefused(true) },
    );
  const saveProps: ButtonProps & { 'data-testid': string } = {
    disabled: !isRight,
    'data-testid': 'brand-colours-save',
  };
  return (
    <Modal
      open
      title={t('colours.brand')}
      width={460}
      okText={t('colours.save')}
      okButtonProps={saveProps}
      confirmLoading={isPending}
      onOk={save}
      onCancel={onClose}
    >
      {rows.length === 0 ? <p className={styles.empty}>{t('colours.none')}</p> : null}
      <ol className={styles.rows}>
        {rows.map((row, index) => {
          const problem = rowProblem(row, rows);
          const tools = [
            [ArrowUp, 'up', index === 0, () => setRows(moveRow(rows, index, -1))],
            [ArrowDown, 'down', index === rows.length - 1, () => setRows(moveRow(rows, index, 1))],
            [Trash2, 'remove', false, () => setRows(rows.filter(({ key }) => key !== row.key))],
          ] as const;
          return (
            <li key={row.key} data-testid="brand-colour">
              <ColorPicker
                value={row.hex}
                disabledAlpha
                format="hex"
                size="small"
                onChange={(colour) =>
                  change(row.key, { hex: colour.toHexString().slice(0, 7).toUpperCase() })
                }
              />
              <Input
                size="small"
                value={row.name}
                maxLength={MAX_COLOUR_NAME}
                aria-label={t('colours.nameOf', { hex: row.hex })}
                status={problem ? 'error' : ''}
                onChange={(event) => change(row.key, { name: event.target.value })}
              />
              <bdi className={styles.hex}>{row.hex}</bdi>
              {tools.map(([icon, what, isOff, run]) => (
                <Button
                  key={what}
                  size="small"
                  type="text"
                  disabled={isOff}
                  icon={<Icon of={icon} size={16} />}
                  aria-label={t(`colours.${what}`, { name: row.name || row.hex })}
                  title={t(`colours.${what}`, { name: row.name || row.hex })}
                  onClick={run}
                />
              ))}
              {problem ? <span className={styles.problem}>{t(`colours.${problem}`)}</span> : null}
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        icon={<Icon of={Plus} size={16} />}
        disabled={rows.length >= MAX_BRAND_COLOURS}
        onClick={() => setRows(addRow(rows))}
      >
        {t('colours.add')}
      </Button>
    </Modal>
  );
}
