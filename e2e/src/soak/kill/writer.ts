/** Writes rows of one kind while the product runs, and audits afterwards that every acknowledged row exists. */
export interface Writer {
  kind: string;
  /** max number of concurrent writes */
  concurrency: number;
  /** Sends one write and records whether it was acknowledged. Rejects with `ConnectionLost` without a response. */
  write(): Promise<void>;
  /** Compares the product with the writes acknowledged since the last audit; no writes run meanwhile. Returns violations. */
  audit(): Promise<string[]>;
  /** number of acknowledged writes so far */
  readonly acknowledged: number;
}

/** Thrown when the product ended before it responded: the write may exist or not. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
