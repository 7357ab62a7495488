import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@lumora/shared-auth/core';

interface AddState {
  isAdding: boolean;
  /** result of the last call: true, or an error message */
  outcome: true | string | undefined;
  /** Runs `call`; does nothing while `isAdding`. */
  add: (call: () => void | Promise<void>) => void;
}

/**
 * Returns the state of an add button. It is busy until 900 ms after the call has resolved or failed. A changed `subject`,
 * such as the selected variant, resets the state.
 */
export function useAddToCart(subject?: number): AddState {
  const [last, setLast] = useState({ ...idle, of: subject });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { isAdding, outcome } = last.of === subject ? last : idle;

  function finish(result: true | string) {
    setLast({ of: subject, isAdding: true, outcome: result });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLast({ of: subject, isAdding: false, outcome: result }), busyAfterMs);
  }

  function add(call: () => void | Promise<void>) {
    if (isAdding) return;
    setLast({ of: subject, isAdding: true, outcome: undefined });
    const fail = (error: unknown) => finish(errorMessage(error));
    try {
      const called = call();
      if (called === undefined) finish(true);
      else called.then(() => finish(true), fail);
    } catch (error) {
      fail(error);
    }
  }

  return { isAdding, outcome, add };
}

const busyAfterMs = 900;
const idle: Omit<AddState, 'add'> = { isAdding: false, outcome: undefined };
