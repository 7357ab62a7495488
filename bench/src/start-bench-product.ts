import { copyPreparedData, prepareData } from '@lumora/e2e/prepared-data';
import { startProduct, type Product } from '@lumora/e2e/start-product';

/** Starts a product with the sample, on data of its own. */
export async function startBenchProduct(): Promise<{ product: Product; end(): Promise<void> }> {
  await prepareData();
  const { dataDir, remove } = await copyPreparedData();
  const product = await startProduct(dataDir);
  return {
    product,
    async end() {
      await product.stop();
      await remove();
    },
  };
}
