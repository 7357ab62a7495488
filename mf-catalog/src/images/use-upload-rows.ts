import { useState } from 'react';

export interface Upload {
  key: number;
  file: File;
  /** `refused` will not pass however often it is tried; a file that is `failed` may */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** how much has been sent, 0…1 */
  progress: number;
  /** why it failed or was refused */
  reason: string;
}

/** The files that are on their way or did not arrive. */
export function useUploadRows() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  return {
    uploads,
    append: (added: readonly Upload[]) => setUploads((now) => [...now, ...added]),
    change: (key: number, changes: Partial<Upload>) =>
      setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload))),
    dismiss: (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key)),
  };
}
