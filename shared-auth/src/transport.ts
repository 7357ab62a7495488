import { HttpError, clientErrorCodes } from '@lumora/shared-contract/http-error';

export interface OutgoingRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  /** whether the body of a 2xx response is a file */
  isDownload: boolean;
  /** ms; 0 means no time-out */
  timeout: number;
}

export interface IncomingResponse {
  status: number;
  /** '' when `file` is set */
  text: string;
  file?: Blob;
  header(name: string): string | null;
}

/**
 * Sends a request by fetch. Rejects with `HttpError` (status 0) after an abort, a
 * time-out or a network error.
 */
export async function sendByFetch(request: OutgoingRequest, fetch: typeof globalThis.fetch): Promise<IncomingResponse> {
  const { url, method, headers, body, signal, isDownload, timeout } = request;
  const timer = timeout > 0 ? AbortSignal.timeout(timeout) : undefined;
  const abortSignal = signal && timer ? AbortSignal.any([signal, timer]) : (signal ?? timer);

  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(abortSignal && { signal: abortSignal }),
    });
    const { status } = response;
    const header = (name: string) => response.headers.get(name);
    if (isDownload && response.ok) return { status, text: '', file: await response.blob(), header };
    return { status, text: await response.text(), header };
  } catch {
    if (signal?.aborted) throw canceled();
    if (timer?.aborted) throw timedOut();
    throw networkError();
  }
}

/**
 * Sends a request by XMLHttpRequest, because fetch does not report upload progress. Calls `onProgress` with the share of
 * the body that has been sent (0…1). Rejects as `sendByFetch` does.
 */
export function sendWithProgress(
  request: OutgoingRequest,
  onProgress: (fraction: number) => void,
): Promise<IncomingResponse> {
  const { url, method, headers, body, signal, timeout } = request;

  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();

    xhr.open(method, url);
    xhr.timeout = timeout;
    Object.entries(headers).forEach(([name, value]) => xhr.setRequestHeader(name, value));

    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    xhr.upload.onload = () => onProgress(1);
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) });
    xhr.onerror = () => reject(networkError());
    xhr.ontimeout = () => reject(timedOut());
    xhr.onabort = () => reject(canceled());
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);

    if (signal?.aborted) return reject(canceled());
    signal?.addEventListener('abort', abort);
    xhr.send(body ?? null);
  });
}

const networkError = () =>
  new HttpError({
    status: 0,
    code: clientErrorCodes.network,
    message: 'Network Error. Check your connection and try again.',
  });
const canceled = () => new HttpError({ status: 0, code: clientErrorCodes.canceled, message: 'canceled' });
const timedOut = () =>
  new HttpError({ status: 0, code: clientErrorCodes.timeout, message: 'The server took too long. Try again.' });
