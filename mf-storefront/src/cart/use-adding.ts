import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@lumora/shared-auth/core';

interface Adding {
  isAdding: boolean;
  /** how the last call ended: true, or what went wrong */
  outcome: true | string | undefined;
  /** does nothing while it is adding */
  add: (call: () => void) => void;
}

/** The state of a button that adds something: busy until `busyAfter` ms after the call ended, even if that failed. */
export function useAdding(): Adding {
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Adding['outcome']>();
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(end.current), []);

  function add(call: () => void) {
    if (isAdding) return;
    setAdding(true);
    try {
      call();
      setOutcome(true);
    } catch (error) {
      setOutcome(errorMessage(error));
    }
    end.current = setTimeout(() => setAdding(false), busyAfter);
  }

  return { isAdding, outcome, add };
}

const busyAfter = 900;
