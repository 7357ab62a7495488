import { useRef } from 'react';

const maxBulkItems = 3;

/**
 * Works off a list that may grow: the next item goes out once the last is sent, while up to three are under way, so
 * that they arrive in their order. `work` says when its item is sent, and never rejects.
 */
export function useUploadQueue<Item>(work: (item: Item, onSent: () => void) => Promise<void>, onEnd: () => void) {
  const waiting = useRef<Item[]>([]);
  const goingOut = useRef<Item>(null);
  const underWay = useRef(0);

  function send(items: readonly Item[]) {
    waiting.current.push(...items);
    sendNext();
  }

  function sendNext() {
    if (goingOut.current !== null || underWay.current === maxBulkItems) return;
    const next = waiting.current.shift();
    if (next !== undefined) void run(next);
  }

  async function run(item: Item) {
    underWay.current += 1;
    goingOut.current = item;
    await work(item, () => passOn(item));
    underWay.current -= 1;
    passOn(item);
    if (underWay.current === 0) onEnd();
  }

  function passOn(item: Item) {
    if (goingOut.current === item) goingOut.current = null;
    sendNext();
  }

  return send;
}
