import { useEffect, useState } from 'react';

/** Debounces `value`: returns it after it has not changed for `delayMs` milliseconds; until then, the previous value. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return debounced;
}
