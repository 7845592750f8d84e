import { useCallback, useRef, useState } from 'react';

/** The inputs of a form: what stands in them, what is wrong with it, and their elements for the focus. */
export function useTextFields<Field extends string>(initial: Record<Field, string>) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const focus = useCallback((name: Field) => inputs.current[name]?.focus(), []);
  const bind = (name: Field) => ({
    name,
    value: values[name],
    problem: problems[name],
    ref: (node: HTMLInputElement | null) => {
      inputs.current[name] = node;
    },
    onChange: (event: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: event.target.value }));
      setProblems((now) => ({ ...now, [name]: undefined }));
    },
  });
  return { values, setValues, problems, setProblems, focus, bind };
}
