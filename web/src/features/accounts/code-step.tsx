import { MAX_SECOND_CODE } from '@diy/contract/accounts/second-factor';
import { Button } from 'antd';
import { type ComponentProps, type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-form.module.css';
import { ProofOfWorkNote } from './proof-of-work-note.tsx';

interface CodeStepProps {
  username: string;
  /** What the code's field is bound to. */
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
  isPending: boolean;
  isComputing: boolean;
  submit: (event: FormEvent) => void;
  back: () => void;
}

/** The second step of signing in: the code of the account's app, or a recovery code. */
export function CodeStep({ username, field, isPending, isComputing, submit, back }: CodeStepProps) {
  const { t } = useTranslation('login');
  const title = useId();
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={title}>
      <div>
        <h2 id={title} className={styles.stepTitle}>
          {t('codeTitle')}
        </h2>
        <p className={styles.stepNote}>
          <bdi>{username}</bdi> · {t('codeNote')}
        </p>
      </div>
      <TextField
        {...field}
        label={t('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_SECOND_CODE}
        dir="ltr"
      />
      <Button type="primary" size="large" htmlType="submit" block loading={isPending}>
        {t('submit')}
      </Button>
      <ProofOfWorkNote isShown={isComputing} />
      <Button type="text" onClick={back} disabled={isPending}>
        {t('codeBack')}
      </Button>
    </form>
  );
}
