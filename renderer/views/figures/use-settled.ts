import { useEffect, useState } from 'react';

const SETTLE_MS = 200;

/** A value once it has stayed for a fifth of a second: what is asked of the host while someone types or drags. */
export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    if (settled.key === key) return;
    const timer = setTimeout(() => setSettled({ key, value: JSON.parse(key) as Value }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key, settled.key]);
  return settled.value;
}
