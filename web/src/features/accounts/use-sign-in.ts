import type { FirstStep } from '@diy/contract/accounts/accounts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../shared/api/api-errors.ts';
import { storeSession } from '../../shared/session/session.ts';
import { sendWithProof } from './proof-of-work/send-with-proof.ts';
import { useSignInProof } from './proof-of-work/use-sign-in-proof.ts';
import { useCaptcha } from './use-captcha.ts';
import { useTextFields } from './use-text-fields.ts';

const FIRST = ['username', 'password', 'verif'] as const;
const FIELDS = [...FIRST, 'code'] as const;
type Field = (typeof FIELDS)[number];
const MISSING: Record<Field, string> = {
  username: 'usernameMissing',
  password: 'passwordMissing',
  verif: 'captchaMissing',
  code: 'codeMissing',
};
const EMPTY: Record<Field, string> = { username: '', password: '', verif: '', code: '' };

/**
 * What the sign-in page holds: first user name, password and captcha; then, where the account has a second factor, its
 * code. `codeKey` is the captcha that this second step continues with, null in the first step.
 */
export function useSignIn(onSignedIn: (mustFirst: FirstStep | null) => void) {
  const { t } = useTranslation('login');
  const captcha = useCaptcha();
  const fields = useTextFields(EMPTY);
  const { values, setValues, problems, setProblems, focus } = fields;
  const [codeKey, setCodeKey] = useState<string | null>(null);
  const work = useSignInProof(values.username, codeKey ?? captcha.key);
  const [isComputing, setComputing] = useState(false);
  useEffect(() => {
    if (codeKey !== null) focus('code');
  }, [codeKey, focus]);

  const signIn = useMutation({
    mutationFn: (randomKey: string) => {
      const { code, ...first } = values;
      const input = { ...first, randomKey, ...(codeKey === null ? {} : { code }) };
      return sendWithProof(input, work, setComputing);
    },
    onSuccess: ({ token, user, must_first }) => {
      storeSession(token, user);
      onSignedIn(must_first);
    },
    onError: (error, randomKey) => {
      const wrong = error instanceof Refused ? FIELDS.find((name) => isAbout(error, name)) : undefined;
      const staysAtCode = wrong === 'code';
      setCodeKey(staysAtCode ? randomKey : null);
      setValues((now) => ({ ...now, code: '', ...(staysAtCode ? {} : { verif: '' }) }));
      if (!staysAtCode) {
        // What was computed belongs to the captcha that is used up.
        work.stop();
        void captcha.refresh();
      }
      if (error instanceof Refused && wrong && error.id !== 'accounts.code-needed') {
        const said = error.fields.find((field) => field.field === wrong)?.msg;
        setProblems({ [wrong]: said ?? error.message });
      }
      focus(wrong ?? 'verif');
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const needed = codeKey === null ? FIRST : (['code'] as const);
    const missing = needed.filter((name) => values[name].trim() === '');
    setProblems(Object.fromEntries(missing.map((name) => [name, t(MISSING[name])])));
    const first = missing[0];
    if (first) focus(first);
    else if (!signIn.isPending) signIn.mutate(codeKey ?? captcha.key);
  };
  const bind = (name: Field) => ({ ...fields.bind(name), disabled: signIn.isPending });
  const back = () => {
    setCodeKey(null);
    setProblems({});
    setValues((now) => ({ ...now, verif: '', code: '' }));
    signIn.reset();
    void captcha.refresh();
  };
  const isSaidAtField = Object.values(problems).some((text) => text) || codeKey !== null;
  const general = signIn.error instanceof Refused && !isSaidAtField ? signIn.error.message : null;
  return {
    captcha,
    username: values.username,
    asksCode: codeKey !== null,
    general,
    isPending: signIn.isPending,
    isComputing,
    bind,
    submit,
    back,
  };
}

/** Refusals name the field in `fields`, or in their id (`accounts.captcha-wrong`). */
function isAbout(error: Refused, name: Field): boolean {
  return (
    error.fields.some((field) => field.field === name) || (name === 'verif' && error.id.includes('captcha'))
  );
}
