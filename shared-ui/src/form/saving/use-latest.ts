import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref with the value of the last render, for code that runs after an `await`. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
