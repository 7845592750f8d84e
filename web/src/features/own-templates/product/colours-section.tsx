import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_PART_NAME } from '@diy/contract/own-templates/product-parts';
import { ColorPicker, Input } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../../../ui/round-button.tsx';
import { DEFAULT_COLOURS } from './default-choices.ts';
import { addColour, addColours, changeColour, removeColour } from './draft/product-colours.ts';
import styles from './product.module.css';

interface ColoursSectionProps {
  product: OwnTemplateProduct;
  onChange: (product: OwnTemplateProduct) => void;
}

/** The colours a product comes in; without any it is as its pictures show it. */
export function ColoursSection({ product, onChange }: ColoursSectionProps) {
  const { t } = useTranslation('own-templates');
  const { colours } = product;
  const [own, setOwn] = useState('');
  const addOwn = () => {
    const words = own.split(/[,，、،;；؛\n\t]+/).map((word) => word.trim());
    const known = DEFAULT_COLOURS.map(({ code, hex }) => ({ name: t(`product.colour.${code}`), code, hex }));
    onChange(addColours(product, words.filter(Boolean), known));
    setOwn('');
  };
  const left = DEFAULT_COLOURS.filter(({ code }) => !colours.some((colour) => colour.code === code));
  return (
    <fieldset className={styles.section}>
      <legend>{t('product.colours')}</legend>
      <p className={styles.hint}>{t(colours.length === 0 ? 'product.noColours' : 'product.coloursHint')}</p>
      {colours.length > 0 ? (
        <ul className={styles.rows}>
          {colours.map(({ id, name, code, hex }) => (
            <li key={id} className={styles.colour}>
              <ColorPicker
                value={hex}
                disabledAlpha
                aria-label={t('product.hexOf', { name })}
                onChangeComplete={(value) =>
                  onChange(changeColour(product, id, { hex: value.toHexString().slice(0, 7).toUpperCase() }))
                }
              />
              <Input
                dir="auto"
                value={name}
                maxLength={MAX_PART_NAME}
                status={name.trim() === '' ? 'error' : ''}
                aria-label={t('product.colourName', { name })}
                onChange={(event) => onChange(changeColour(product, id, { name: event.target.value }))}
              />
              <Input
                dir="ltr"
                className={styles.code}
                value={code}
                maxLength={8}
                status={/^[A-Za-z0-9]{1,8}$/.test(code) ? '' : 'error'}
                aria-label={t('product.codeOf', { name })}
                onChange={(event) => onChange(changeColour(product, id, { code: event.target.value }))}
              />
              <RoundButton
                icon={X}
                label={t('product.removeColour', { name })}
                onClick={() => onChange(removeColour(product, id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.chips}>
        {left.map(({ code, hex }) => {
          const name = t(`product.colour.${code}`);
          return (
            <button
              key={code}
              type="button"
              className={styles.swatch}
              title={name}
              aria-label={t('product.addColour', { name })}
              style={{ background: hex }}
              onClick={() => onChange(addColour(product, { name, code, hex }))}
            />
          );
        })}
      </div>
      <Input
        dir="auto"
        value={own}
        maxLength={1000}
        aria-label={t('product.ownColour')}
        placeholder={t('product.colourList')}
        onChange={(event) => setOwn(event.target.value)}
        onPressEnter={addOwn}
        onBlur={addOwn}
      />
    </fieldset>
  );
}
