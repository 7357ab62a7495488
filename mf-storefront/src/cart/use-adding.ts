import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@lumora/shared-auth/core';

interface Adding {
  isAdding: boolean;
  /** how the last call ended: true, or what went wrong */
  outcome: true | string | undefined;
  /** does nothing while it is adding */
  add: (call: () => void | Promise<void>) => void;
}

/** The state of a button that adds something: busy until `busyAfter` ms after the call ended, even if that failed. */
export function useAdding(): Adding {
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Adding['outcome']>();
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(end.current), []);

  function finish(result: true | string) {
    setOutcome(result);
    end.current = setTimeout(() => setAdding(false), busyAfter);
  }

  function add(call: () => void | Promise<void>) {
    if (isAdding) return;
    setAdding(true);
    setOutcome(undefined);
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

const busyAfter = 900;
