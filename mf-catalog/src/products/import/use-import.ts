import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportReport } from '@lumora/shared-contract';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';
import { checkImport, importProducts } from '../../catalog-api.ts';
import { productCount } from '../format-count.ts';
import { fileError, copyFile } from './csv-file.ts';

/** Where an import stands. A chosen file stays, whatever becomes of it. */
interface ImportState {
  file: File | null;
  step: 'idle' | 'checking' | 'importing';
  /** how much of the file has been sent, 0…1 */
  sent: number;
  /** of the last check of this file */
  report: ImportReport | null;
  /** why the last step failed */
  problem: string | null;
}

const nothingChosen: ImportState = { file: null, step: 'idle', sent: 0, report: null, problem: null };

/** Checks the file that is chosen, then imports exactly what was checked. */
export function useImport(onDone: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(nothingChosen);
  const checking = useRef<AbortController>(null);

  async function choose(chosen: File) {
    checking.current?.abort();
    const problem = fileError(chosen);
    if (problem !== undefined) setState({ ...nothingChosen, file: chosen, problem });
    else await check(chosen);
  }

  async function check(chosen: File) {
    const { signal } = (checking.current = new AbortController());
    setState({ ...nothingChosen, file: chosen, step: 'checking' });
    try {
      const file = await copyFile(chosen);
      const report = await checkImport(file, { signal, onProgress });
      setState({ ...nothingChosen, file, report });
    } catch (error) {
      if (!signal.aborted) setState({ ...nothingChosen, file: chosen, problem: errorMessage(error) });
    }
  }

  async function save(file: File) {
    setState((before) => ({ ...before, step: 'importing', sent: 0, problem: null }));
    try {
      const { creates, updates } = await importProducts(queryClient, file, { onProgress });
      toast.success(`${productCount(creates + updates)} imported`);
      onDone();
    } catch (error) {
      const isLost = isHttpError(error) && error.status === 0;
      setState({ ...nothingChosen, file, problem: isLost ? lostAnswer : errorMessage(error, 'Import failed') });
    }
  }

  function onProgress(sent: number) {
    setState((before) => ({ ...before, sent }));
  }

  return { state, choose, save };
}

const lostAnswer =
  'No answer came, so either all rows were imported or none. Look at the list before you import this file again.';
