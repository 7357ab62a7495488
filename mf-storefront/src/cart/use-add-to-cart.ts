import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@lumora/shared-auth/core';

interface AddState {
  isAdding: boolean;
  /** true for 2 s after a successful call is no longer busy */
  hasJustAdded: boolean;
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
  const { phase, outcome } = last.of === subject ? last : idle;

  function enter(next: Phase, result: AddState['outcome']) {
    clearTimeout(timer.current);
    setLast({ of: subject, phase: next, outcome: result });
  }

  function finish(result: true | string) {
    enter('adding', result);
    timer.current = setTimeout(() => {
      enter(result === true ? 'added' : 'idle', result);
      timer.current = setTimeout(() => enter('idle', result), addedForMs);
    }, busyAfterMs);
  }

  function add(call: () => void | Promise<void>) {
    if (phase === 'adding') return;
    enter('adding', undefined);
    const fail = (error: unknown) => finish(errorMessage(error));
    try {
      const called = call();
      if (called === undefined) finish(true);
      else called.then(() => finish(true), fail);
    } catch (error) {
      fail(error);
    }
  }

  return { isAdding: phase === 'adding', hasJustAdded: phase === 'added', outcome, add };
}

type Phase = 'idle' | 'adding' | 'added';

const busyAfterMs = 900;
const addedForMs = 2_000;
const idle: { phase: Phase; outcome: AddState['outcome'] } = { phase: 'idle', outcome: undefined };
