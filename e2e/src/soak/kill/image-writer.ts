import { access } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { shopApi } from '../../product/shop-api.ts';
import type { Product } from '../../product/start-product.ts';
import type { Random } from '../scenario/seeded-random.ts';
import type { AdminCalls } from './admin-calls.ts';
import type { Writer } from './writer.ts';

const imagesPath = '/admin/product-images';
const imagesPerUpload = 2;
const side = 96;

/** Uploads two pictures per call to a product that is created after each audit. */
export async function imageWriter(calls: AdminCalls, product: Product, random: Random): Promise<Writer> {
  const api = await shopApi(product);
  const acknowledgedIds = new Set<number>();
  let [acknowledged, rounds] = [0, 0];
  let target = await nextTarget();

  async function nextTarget(): Promise<number> {
    return (await api.makeProduct({ name: `Soaked pictures ${(rounds += 1)}` })).id;
  }

  return {
    kind: 'images',
    concurrency: 2,
    get acknowledged() {
      return acknowledged;
    },
    async write() {
      const form = new FormData();
      form.set('product_id', String(target));
      for (let n = 0; n < imagesPerUpload; n += 1) {
        form.append('images[]', new Blob([new Uint8Array(await noise(random))]), `soak-${n}.jpg`);
      }
      const { data } = await calls.post<ListResponse<ProductImage>>(`${imagesPath}/store`, form);
      acknowledged += 1;
      for (const { id } of data) acknowledgedIds.add(id);
    },
    async audit() {
      const { data } = await calls.get<ListResponse<ProductImage>>(`${imagesPath}/list/${target}`);
      const ids = new Set(data.map(({ id }) => id));
      const lost = [...acknowledgedIds].filter((id) => !ids.has(id));
      const violations = lost.map((id) => `The image ${id} was acknowledged and is lost.`);
      if (data.length % imagesPerUpload !== 0) violations.push(`Half an upload: ${data.length} images of ${target}.`);
      for (const image of data) violations.push(...(await faultsOf(image, product)));
      acknowledgedIds.clear();
      target = await nextTarget();
      return violations;
    },
  };
}

/** Checks that the complete original is on the disk, because renditions are created from it. */
async function faultsOf({ id, image, image_url }: ProductImage, { url, dataDir }: Product): Promise<string[]> {
  const original = path.join(dataDir, 'media', image.slice(0, 2), image, 'original');
  const isThere = await access(original).then(
    () => true,
    () => false,
  );
  if (!isThere) return [`The file of image ${id} is not there.`];
  const isWhole = await sharp(original, { failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    );
  if (!isWhole) return [`The file of image ${id} is half-written.`];
  const { status } = await fetch(new URL(image_url, url), { method: 'HEAD' });
  return status === 200 ? [] : [`The request of image ${id} ended with ${status}.`];
}

function noise(random: Random): Promise<Buffer> {
  const raw = Buffer.from(Array.from({ length: side * side }, () => random.between(0, 255)));
  return sharp(raw, { raw: { width: side, height: side, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
