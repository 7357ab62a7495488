import { useRef } from 'react';

const maxConcurrentUploads = 3;

/**
 * Returns a function that enqueues items. Items are sent in order, one at a time; up to `maxConcurrentUploads` await their
 * responses. `work` calls `onSent` when its item is sent and never rejects. `onEnd` runs when the queue is empty.
 */
export function useUploadQueue<Item>(work: (item: Item, onSent: () => void) => Promise<void>, onEnd: () => void) {
  const waiting = useRef<Item[]>([]);
  const sending = useRef<Item>(null);
  const pendingCount = useRef(0);

  function enqueue(items: readonly Item[]) {
    waiting.current.push(...items);
    sendNext();
  }

  function sendNext() {
    if (sending.current !== null || pendingCount.current === maxConcurrentUploads) return;
    const next = waiting.current.shift();
    if (next !== undefined) void run(next);
  }

  async function run(item: Item) {
    pendingCount.current += 1;
    sending.current = item;
    await work(item, () => finishSending(item));
    pendingCount.current -= 1;
    finishSending(item);
    if (pendingCount.current === 0) onEnd();
  }

  function finishSending(item: Item) {
    if (sending.current === item) sending.current = null;
    sendNext();
  }

  return enqueue;
}
