import type { OwnProduct } from '@diy/contract/own-products';
import { Button, ColorPicker, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './product.module.css';
import { addColour, changeColour, removeColour } from './product-draft.ts';
import { USUAL_COLOURS } from './usual-choices.ts';

interface ColoursSectionProps {
  product: OwnProduct;
  onChange: (product: OwnProduct) => void;
}

/** The colours a product comes in; without any it is as its pictures show it. */
export function ColoursSection({ product, onChange }: ColoursSectionProps) {
  const { t } = useTranslation('own-templates');
  const { colours } = product;
  const left = USUAL_COLOURS.filter(({ code }) => !colours.some((colour) => colour.code === code));
  return (
    <fieldset className={styles.section}>
      <legend>{t('product.colours')}</legend>
      <p className={styles.hint}>{t(colours.length === 0 ? 'product.noColours' : 'product.coloursHint')}</p>
      {colours.length > 0 ? (
        <ul className={styles.rows}>
          {colours.map(({ id, name, code, hex }) => (
            <li key={id} className={styles.colour}>
              <ColorPicker
                size="small"
                value={hex}
                disabledAlpha
                aria-label={t('product.hexOf', { name })}
                onChangeComplete={(value) =>
                  onChange(changeColour(product, id, { hex: value.toHexString().slice(0, 7).toUpperCase() }))
                }
              />
              <Input
                size="small"
                value={name}
                maxLength={40}
                status={name.trim() === '' ? 'error' : ''}
                aria-label={t('product.colourName', { name })}
                onChange={(event) => onChange(changeColour(product, id, { name: event.target.value }))}
              />
              <Input
                size="small"
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
        <Button
          size="small"
          icon={<Icon of={Plus} size={14} />}
          onClick={() => onChange(addColour(product, ownColour(product, t('product.ownColour'))))}
        >
          {t('product.ownColour')}
        </Button>
      </div>
    </fieldset>
  );
}

/** A colour to be named and mixed. */
function ownColour({ colours }: OwnProduct, name: string) {
  const number = colours.length + 1;
  return { name: `${name} ${number}`, code: `C${number}`, hex: '#C0C0C0' };
}
