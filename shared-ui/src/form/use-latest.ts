import { useEffect, useRef, type RefObject } from 'react';

/** A value as the last render had it, for what goes on after an `await`. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
