import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countOf } from '@lumora/shared-contract/format';
import type { ImportReport } from '@lumora/shared-contract/catalog';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';
import { checkImport, importProducts } from '../../catalog-api.ts';
import { fileError, copyFile } from './csv-file.ts';
import { changeCount, downloadRejected } from './import-findings.tsx';

/** State of an import. The selected file is retained after a failure. */
interface ImportState {
  file: File | null;
  step: 'idle' | 'checking' | 'importing';
  /** share of the file that is sent, 0…1 */
  sentShare: number;
  /** result of the last check of this file */
  report: ImportReport | null;
  /** error message of the last step */
  problem: string | null;
}

const initialState: ImportState = { file: null, step: 'idle', sentShare: 0, report: null, problem: null };

/** Checks the selected file, then imports the same content that was checked. */
export function useImport(onDone: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(initialState);
  const checking = useRef<AbortController>(null);

  async function choose(chosen: File) {
    checking.current?.abort();
    const problem = fileError(chosen);
    if (problem !== undefined) setState({ ...initialState, file: chosen, problem });
    else await check(chosen);
  }

  async function check(chosen: File) {
    const { signal } = (checking.current = new AbortController());
    setState({ ...initialState, file: chosen, step: 'checking' });
    try {
      const file = await copyFile(chosen);
      const report = await checkImport(file, { signal, onProgress });
      setState({ ...initialState, file, report });
    } catch (error) {
      if (!signal.aborted) setState({ ...initialState, file: chosen, problem: errorMessage(error) });
    }
  }

  async function save(file: File) {
    setState((current) => ({ ...current, step: 'importing', sentShare: 0, problem: null }));
    try {
      const report = await importProducts(queryClient, file, { onProgress });
      const imported = `${changeCount(report)} imported`;
      const rejected = report.rejected.length;
      if (rejected > 0) downloadRejected(report);
      toast.success(rejected === 0 ? imported : `${imported}. ${countOf(rejected, 'row')} with problems downloaded`);
      onDone();
    } catch (error) {
      const isResponseLost = isHttpError(error) && error.status === 0;
      setState({
        ...initialState,
        file,
        problem: isResponseLost ? lostResponseMessage : errorMessage(error, 'Import failed'),
      });
    }
  }

  function onProgress(sentShare: number) {
    setState((current) => ({ ...current, sentShare }));
  }

  return { state, choose, save };
}

const lostResponseMessage =
  'The server did not respond: either all rows were imported or none. ' +
  'Check the list of products before you import this file again.';
