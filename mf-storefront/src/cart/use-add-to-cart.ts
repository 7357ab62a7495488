import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@lumora/shared-auth/core';

interface Adding {
  isAdding: boolean;
  /** how the last call ended: true, or what went wrong */
  outcome: true | string | undefined;
  /** does nothing while it is adding */
  add: (call: () => void | Promise<void>) => void;
}

/**
 * The state of a button that adds something: busy until `busyAfter` ms after the call ended, even if that failed. For
 * another `subject`, such as the variant that is chosen, it begins anew.
 */
export function useAddToCart(subject?: number): Adding {
  const [last, setLast] = useState({ ...idle, of: subject });
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(end.current), []);
  const { isAdding, outcome } = last.of === subject ? last : idle;

  function finish(result: true | string) {
    setLast({ of: subject, isAdding: true, outcome: result });
    clearTimeout(end.current);
    end.current = setTimeout(() => setLast({ of: subject, isAdding: false, outcome: result }), busyAfter);
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

const busyAfter = 900;
const idle: Omit<Adding, 'add'> = { isAdding: false, outcome: undefined };
