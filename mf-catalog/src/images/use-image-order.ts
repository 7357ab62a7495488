import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import { toast, toastError } from '@lumora/shared-ui';
import { inOrderOf } from '@lumora/shared-ui/sortable';
import { changeImage, refreshImages } from './images-api.ts';

/** An order to save, with its messages. */
export interface ImageOrder {
  ids: number[];
  /** toast after the order is saved */
  success?: string;
  /** message for an error that has none of its own */
  fallback: string;
}

/** Progress of saving an order: the first `savedCount` positions are saved. */
export interface ImageOrderProgress {
  order: ImageOrder;
  savedCount: number;
}

/**
 * Saves the position of each image as its priority, one request per image, in sequence. `orderedImages` has the new order
 * immediately. When a request fails, `failure` holds the progress, and the images are reloaded.
 */
export function useImageOrder(images: readonly ProductImage[]) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<ImageOrderProgress | null>(null);
  const [failure, setFailure] = useState<(ImageOrderProgress & { message: string }) | null>(null);
  const latest = useRef<ImageOrder>(null);
  const queue = useRef(Promise.resolve());

  function reorder(requested: ImageOrder) {
    // an image may have been added or deleted since the request
    const order = { ...requested, ids: inOrderOf(requested.ids, images).map(({ id }) => id) };
    latest.current = order;
    setFailure(null);
    setProgress({ order, savedCount: 0 });
    queue.current = queue.current.then(() => save(order));
  }

  async function save(order: ImageOrder) {
    let savedCount = 0;
    try {
      for (const [index, id] of order.ids.entries()) {
        if (latest.current !== order) return;
        await changeImage(queryClient, id, { priority: index });
        savedCount = index + 1;
        setProgress((current) => (current?.order === order ? { order, savedCount: index + 1 } : current));
      }
      if (order.success) toast.success(order.success);
    } catch (error) {
      // a newer order replaces this one and reports its own outcome
      if (latest.current !== order) return;
      setFailure({ order, savedCount, message: toastError(error, order.fallback) });
    }
    setProgress((current) => (current?.order === order ? null : current));
    void refreshImages(queryClient);
  }

  return { orderedImages: progress ? inOrderOf(progress.order.ids, images) : images, progress, failure, reorder };
}
