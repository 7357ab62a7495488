import { copyPreparedData } from './prepared-data.ts';
import { startProduct, type Product } from './start-product.ts';

/** Timeout (ms) for the start of a product that has nothing to build. */
const startTimeoutMs = 60_000;

/** Holds the only running product of a Playwright worker, on a copy of the prepared data. */
export class OwnProduct {
  readonly #settings: Record<string, string>;
  #owner: string | undefined;
  #started: Promise<{ product: Product; remove(): Promise<void> }> | undefined;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  /** Returns the running product of `owner`; stops that of another owner first. */
  async of(owner: string): Promise<Product> {
    if (this.#started === undefined || this.#owner !== owner) {
      await this.end();
      this.#owner = owner;
      this.#started = start(this.#settings);
    }
    return (await this.#started).product;
  }

  async end(): Promise<void> {
    // after a failed start, which `of` has reported, no product runs
    const started = await this.#started?.catch(() => undefined);
    this.#started = undefined;
    await started?.product.stop();
    await started?.remove();
  }
}

async function start(settings: Record<string, string>) {
  const { dataDir, remove } = await copyPreparedData();
  try {
    return { product: await startProduct(dataDir, settings, startTimeoutMs), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
