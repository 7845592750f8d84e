/** `王小明` → `王**`, `Anna Smith` → `A*** S****`: enough to distinguish two buyers in a list. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [first = '', ...rest] = [...word];
      return first + '*'.repeat(Math.min(4, rest.length));
    })
    .join(' ');
}

/** `+86 138 0013 8000` → `*** 8000`; short numbers show nothing. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 0) return '';
  return digits.length < 8 ? '***' : `*** ${digits.slice(-4)}`;
}
