import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** What is wrong, shown under the field and spoken with it. */
  problem?: string | undefined;
  /** Inside the field at its end. */
  end?: ReactNode;
  /** Shown next to the field. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field of a form, light enough for the sign-in page. */
export function TextField({ label, problem, end, beside, ref, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <div className={styles.box} data-wrong={problem ? true : undefined}>
          <input
            {...input}
            id={id}
            ref={ref}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
          {end}
        </div>
        {beside}
      </div>
      {problem ? (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
