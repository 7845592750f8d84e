import { useState } from 'react';

/** The last value that was there: filters stay when the list behind them could not be loaded. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
