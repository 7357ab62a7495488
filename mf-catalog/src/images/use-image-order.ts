import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ProductImage } from '@lumora/shared-contract';
import { toast, toastError } from '@lumora/shared-ui';
import { inOrderOf } from '@lumora/shared-ui/sortable';
import { changeImage, refreshImages } from './images-api.ts';

/** An order that is wanted, and the words for how saving it ends. */
export interface ImageOrder {
  ids: number[];
  /** toast at the end */
  success?: string;
  /** said when a failure has no words of its own */
  fallback: string;
}

/** How far an arrangement has come: the first `saved` images have their place. */
export interface ImageOrderProgress {
  wanted: ImageOrder;
  saved: number;
}

/**
 * Gives each image its place as its priority, one call per image, in sequence. The wanted order is shown at once. When
 * a call fails, `broken` says how far it came, and what is really saved is loaded and shown.
 */
export function useImageOrder(images: readonly ProductImage[]) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<ImageOrderProgress | null>(null);
  const [broken, setBroken] = useState<(ImageOrderProgress & { message: string }) | null>(null);
  const newest = useRef<ImageOrder>(null);
  const queue = useRef(Promise.resolve());

  function arrange(order: ImageOrder) {
    // an image may have come or gone since the order was wished for
    const wanted = { ...order, ids: inOrderOf(order.ids, images).map(({ id }) => id) };
    newest.current = wanted;
    setBroken(null);
    setRunning({ wanted, saved: 0 });
    queue.current = queue.current.then(() => save(wanted));
  }

  async function save(wanted: ImageOrder) {
    let saved = 0;
    try {
      for (const [place, id] of wanted.ids.entries()) {
        if (newest.current !== wanted) return;
        await changeImage(queryClient, id, { priority: place });
        saved = place + 1;
        setRunning((now) => (now?.wanted === wanted ? { wanted, saved: place + 1 } : now));
      }
      if (wanted.success) toast.success(wanted.success);
    } catch (error) {
      // a newer order takes over, and says itself how it ends
      if (newest.current !== wanted) return;
      setBroken({ wanted, saved, message: toastError(error, wanted.fallback) });
    }
    setRunning((now) => (now?.wanted === wanted ? null : now));
    void refreshImages(queryClient);
  }

  return { shown: running ? inOrderOf(running.wanted.ids, images) : images, running, broken, arrange };
}
