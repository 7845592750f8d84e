import type { FirstStep } from '@diy/contract/accounts/accounts';
import { MAX_CAPTCHA_LETTERS } from '@diy/contract/accounts/sign-in-fields';
import { Button } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../../ui/round-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './login-form.module.css';
import { ProofOfWorkNote } from './proof-of-work-note.tsx';
import { useSignIn } from './use-sign-in.ts';

/** User name, password and captcha, then a code where the account asks for one; a refusal is shown at its field. */
export function LoginForm({ onSignedIn }: { onSignedIn: (mustFirst: FirstStep | null) => void }) {
  const { t } = useTranslation('login');
  const { captcha, username, asksCode, general, isPending, isComputing, bind, submit, back } =
    useSignIn(onSignedIn);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);

  if (asksCode) {
    return <CodeStep field={bind('code')} {...{ username, isPending, isComputing, submit, back }} />;
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...bind('username')}
        label={t('username')}
        autoComplete="username"
        autoFocus
        autoCapitalize="none"
      />
      <TextField
        {...bind('password')}
        label={t('password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setCapsLock(false)}
        end={
          <RoundButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'hide' : 'show')}
            onClick={() => setShown((is) => !is)}
          />
        }
      />
      {hasCapsLock ? <p className={styles.hint}>{t('capsLock')}</p> : null}
      <TextField
        {...bind('verif')}
        label={t('captcha')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CAPTCHA_LETTERS}
        beside={<CaptchaPicture captcha={captcha} />}
      />
      {general ? (
        <p className={styles.problem} role="alert">
          {general}
        </p>
      ) : null}
      <Button type="primary" size="large" htmlType="submit" block loading={isPending}>
        {t('submit')}
      </Button>
      <ProofOfWorkNote isShown={isComputing} />
    </form>
  );
}
