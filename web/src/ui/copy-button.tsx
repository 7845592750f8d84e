import { Button } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.tsx';

/** Puts a text into the clipboard and says so on itself. */
export function CopyButton({ text, label, doneLabel }: { text: string; label: string; doneLabel: string }) {
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await writeClipboard(text);
    setDone(true);
  };
  return (
    <Button
      icon={<Icon of={isDone ? Check : Copy} size={18} />}
      onClick={() => void copy()}
      aria-live="polite"
    >
      {isDone ? doneLabel : label}
    </Button>
  );
}

/** Copies a text; without https there is no clipboard API, and a selected field serves as well. */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
