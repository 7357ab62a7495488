import type { ApiResponse, Home } from '@lumora/shared-contract';

interface Log {
  warn(facts: object, message: string): void;
}

/** The shop's name as the API knows it, for titles before any call; the last known one while the API does not answer. */
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

  /** Calls `listener` whenever the name has become another. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Asks the API again; calls that come meanwhile wait for the same answer. */
  async refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const response = await fetch(`${this.#apiUrl}/home`, { signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`${this.#apiUrl}/home answered ${response.status}.`);
      const { data } = (await response.json()) as ApiResponse<Home>;
      if (data.shop.name === this.#current) return;
      this.#current = data.shop.name;
      for (const listener of this.#listeners) listener();
    } catch (error) {
      this.#log.warn({ err: error }, 'The shop’s name is not to be had; the last known one stays.');
    }
  }
}
