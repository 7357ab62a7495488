/** Writes one kind of thing for as long as the product lives, and knows afterwards what has to be there. */
export interface Writer {
  kind: string;
  /** how many writes are under way at once */
  concurrency: number;
  /** Sends one write and notes whether it was acknowledged. Rejects with a `ConnectionLost` when it was not answered. */
  write(): Promise<void>;
  /** Compares the product with what was acknowledged since the last audit. Nobody writes meanwhile. Returns violations. */
  audit(): Promise<string[]>;
  /** writes that were acknowledged so far */
  readonly acknowledged: number;
}

/** The product ended before it answered: the write may be there or not. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
