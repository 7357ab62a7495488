import { useState } from 'react';

export interface Upload {
  key: number;
  file: File;
  /** `rejected`: invalid, a retry cannot succeed; `failed`: the request failed, a retry may succeed */
  state: 'waiting' | 'sending' | 'failed' | 'rejected';
  /** share of the bytes that is sent, 0…1 */
  progress: number;
  /** error message of a failed or rejected file, else empty */
  reason: string;
}

/** Holds the state of the uploads that are running or have failed. */
export function useUploadRows() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  return {
    uploads,
    /** adds the files of a new upload in place of those rejected earlier */
    append: (added: readonly Upload[]) =>
      setUploads((current) => [...current.filter(({ state }) => state !== 'rejected'), ...added]),
    change: (key: number, changes: Partial<Upload>) =>
      setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload))),
    dismiss: (key: number) => setUploads((current) => current.filter((upload) => upload.key !== key)),
  };
}
