import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Home } from '@lumora/shared-contract/storefront';

interface Log {
  warn(fields: object, message: string): void;
}

/** Caches the shop's name from the API. While the API is unreachable, the last known name stays. */
export class ShopName {
  readonly #apiUrl: string;
  readonly #log: Log;
  readonly #listeners = new Set<() => void>();
  #reading: Promise<void> | undefined;
  #current = 'Lumora';

  constructor(apiUrl: string, log: Log) {
    this.#apiUrl = apiUrl;
    this.#log = log;
  }

  get current(): string {
    return this.#current;
  }

  /** Calls `listener` after each change of the name. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Fetches the name again. Concurrent calls share one request. Logs a failure and never rejects. */
  async refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const response = await fetch(`${this.#apiUrl}/home`, { signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`${this.#apiUrl}/home responded with ${response.status}.`);
      const { data }: ApiResponse<Home> = await response.json();
      if (data.shop.name === this.#current) return;
      this.#current = data.shop.name;
      for (const listener of this.#listeners) listener();
    } catch (error) {
      this.#log.warn({ err: error }, 'The shop’s name cannot be fetched; the last known name stays.');
    }
  }
}
