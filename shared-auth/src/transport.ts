import { consumePrefetched } from './prefetched-response.ts';
import { HttpError, clientErrorCodes } from './http-error.ts';

export interface OutgoingRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  /** whether a success is answered with a file */
  isDownload: boolean;
  /** ms; 0 waits for ever */
  timeout: number;
}

export interface IncomingResponse {
  status: number;
  /** empty where `file` stands */
  text: string;
  file?: Blob;
  header(name: string): string | null;
}

/** Sends by fetch. Rejects with `HttpError` when no answer comes. */
export async function sendByFetch(request: OutgoingRequest, fetch: typeof globalThis.fetch): Promise<IncomingResponse> {
  const { url, method, headers, body, signal, isDownload, timeout } = request;
  const timer = timeout > 0 ? AbortSignal.timeout(timeout) : undefined;
  const stop = signal && timer ? AbortSignal.any([signal, timer]) : (signal ?? timer);

  try {
    const early = await consumePrefetched(request);
    stop?.throwIfAborted();
    const answer =
      early ??
      (await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...(stop && { signal: stop }),
      }));
    const { status } = answer;
    const header = (name: string) => answer.headers.get(name);
    if (isDownload && answer.ok) return { status, text: '', file: await answer.blob(), header };
    return { status, text: await answer.text(), header };
  } catch {
    if (signal?.aborted) throw canceled();
    if (timer?.aborted) throw timedOut(timeout);
    throw networkError();
  }
}

/** Sends by XMLHttpRequest, the only one that tells how much of the body has gone out (0…1). */
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
    xhr.ontimeout = () => reject(timedOut(timeout));
    xhr.onabort = () => reject(canceled());
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);

    if (signal?.aborted) return reject(canceled());
    signal?.addEventListener('abort', abort);
    xhr.send(body ?? null);
  });
}

const networkError = () => new HttpError({ status: 0, code: clientErrorCodes.network, message: 'Network Error' });
const canceled = () => new HttpError({ status: 0, code: clientErrorCodes.canceled, message: 'canceled' });
const timedOut = (timeout: number) =>
  new HttpError({ status: 0, code: clientErrorCodes.timeout, message: `timeout of ${timeout}ms exceeded` });
