import { login } from '@diy/contract/accounts/accounts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../shared/api/api-errors.ts';
import { call } from '../../shared/api/call.ts';
import { storeSession } from '../../shared/session/session.ts';
import { RoundButton } from '../../ui/round-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import styles from './login-form.module.css';
import { useCaptcha } from './use-captcha.ts';

const FIELDS = ['username', 'password', 'verif'] as const;
type Field = (typeof FIELDS)[number];
const MISSING: Record<Field, string> = {
  username: 'login.usernameMissing',
  password: 'login.passwordMissing',
  verif: 'login.captchaMissing',
};

/** User name, password and captcha; a refusal is shown at the field it is about. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('accounts');
  const captcha = useCaptcha();
  const [values, setValues] = useState<Record<Field, string>>({ username: '', password: '', verif: '' });
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  const signIn = useMutation({
    mutationFn: () => call(login, { ...values, randomKey: captcha.key }, { handlesRefusal: true }),
    onSuccess: ({ token, user }) => {
      storeSession(token, user);
      onSignedIn();
    },
    onError: (error) => {
      setValues((now) => ({ ...now, verif: '' }));
      void captcha.refresh();
      const wrong = error instanceof Refused ? FIELDS.find((name) => isAbout(error, name)) : undefined;
      if (error instanceof Refused && wrong) {
        const said = error.fields.find((field) => field.field === wrong)?.msg;
        setProblems({ [wrong]: said ?? error.message });
      }
      inputs.current[wrong ?? 'verif']?.focus();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = FIELDS.filter((name) => values[name].trim() === '');
    setProblems(Object.fromEntries(missing.map((name) => [name, t(MISSING[name])])));
    const first = missing[0];
    if (first) inputs.current[first]?.focus();
    else if (!signIn.isPending) signIn.mutate();
  };
  const bind = (name: Field) => ({
    name,
    value: values[name],
    problem: problems[name],
    disabled: signIn.isPending,
    ref: (node: HTMLInputElement | null) => {
      inputs.current[name] = node;
    },
    onChange: (event: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: event.target.value }));
      setProblems((now) => ({ ...now, [name]: undefined }));
    },
  });
  const general = signIn.error instanceof Refused && Object.values(problems).every((text) => !text);

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...bind('username')}
        label={t('login.username')}
        autoComplete="username"
        autoFocus
        autoCapitalize="none"
      />
      <TextField
        {...bind('password')}
        label={t('login.password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setCapsLock(false)}
        end={
          <RoundButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'login.hide' : 'login.show')}
            onClick={() => setShown((is) => !is)}
          />
        }
      />
      {hasCapsLock ? <p className={styles.hint}>{t('login.capsLock')}</p> : null}
      <TextField
        {...bind('verif')}
        label={t('login.captcha')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        beside={<CaptchaPicture captcha={captcha} />}
      />
      {general && signIn.error ? (
        <p className={styles.problem} role="alert">
          {signIn.error.message}
        </p>
      ) : null}
      <Button type="primary" size="large" htmlType="submit" block loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** Refusals name the field in `fields`, or in their id (`accounts.captcha-wrong`). */
function isAbout(error: Refused, name: Field): boolean {
  return (
    error.fields.some((field) => field.field === name) || (name === 'verif' && error.id.includes('captcha'))
  );
}
