import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';
import { imageFileError } from '@lumora/shared-ui/form';
import { refreshImages, uploadImage } from './images-api.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { useUploadRows, type Upload } from './use-upload-rows.ts';

/** Uploads images of a product, each in its own request; a stored file leaves the list. */
export function useImageUploads(productId: number) {
  const queryClient = useQueryClient();
  const { uploads, append, change, dismiss } = useUploadRows();
  const outcome = useRef({ storedCount: 0, failures: new Set<string>() });
  const enqueue = useUploadQueue<Upload>(store, finish);

  async function add(files: readonly File[]) {
    const added = await Promise.all(files.map(toUpload));
    append(added);
    enqueue(added.filter(({ state }) => state === 'waiting'));
  }

  function retry(failed: readonly Upload[]) {
    for (const { key } of failed) change(key, { state: 'waiting', progress: 0, reason: '' });
    enqueue(failed);
  }

  async function store({ key, file }: Upload, onSent: () => void) {
    change(key, { state: 'sending' });
    try {
      await uploadImage(queryClient, productId, file, {
        onProgress: (progress) => {
          change(key, { progress });
          if (progress === 1) onSent();
        },
      });
      outcome.current.storedCount += 1;
      dismiss(key);
    } catch (error) {
      const reason = errorMessage(error, 'Upload failed');
      outcome.current.failures.add(reason);
      change(key, { state: 'failed', reason });
    }
  }

  function finish() {
    if (outcome.current.storedCount > 0) toast.success('Images uploaded');
    // one toast for each reason: when the network is down, all files fail for the same reason
    outcome.current.failures.forEach((reason) => toast.error(reason));
    outcome.current = { storedCount: 0, failures: new Set() };
    void refreshImages(queryClient);
  }

  return { uploads, add, retry, dismiss };
}

let lastKey = 0;

async function toUpload(file: File): Promise<Upload> {
  lastKey += 1;
  const key = lastKey;
  const validationError = await imageFileError(file);
  return { key, file, progress: 0, state: validationError ? 'rejected' : 'waiting', reason: validationError ?? '' };
}
