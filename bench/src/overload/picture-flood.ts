import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { megabytesBelow } from '@lumora/e2e/folder-size';
import { startProduct, type Product } from '@lumora/e2e/start-product';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import type { ListResponse } from '@lumora/shared-contract/http';
import { imageFormats, imageUrl, imageWidths } from '@lumora/shared-contract/images';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import { spread } from '../measurement/figures.ts';
import { residentMegabytes } from '@lumora/e2e/resident-memory';

const seconds = 20;
/** number of concurrent requests of the flood */
const connections = 50;
const pictureCount = 1_000;
const designCount = 500;

interface Shop {
  url: string;
  hashes: string[];
  designs: string[];
  /** path of the rendition that the other client requests */
  storedPicture: string;
}

/** Measures floods of renditions and of designs' pictures: memory, disk, and the latency of another client. */
export async function pictureFlood(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lumora-bench-'));
  const product = await startProduct(dataDir, { ROLE: 'api', PICTURE_ENCODERS: '1' });
  try {
    await measure(product);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(product: Product): Promise<void> {
  const { url, dataDir } = product;
  const shop = {
    url,
    hashes: await storePictures(dataDir),
    designs: await storeDesigns(url),
    storedPicture: await pictureOfList(url),
  };
  console.log(`${shop.hashes.length} pictures, ${shop.designs.length} designs, ${connections} requests at a time`);
  const rows = [];
  for (const [what, floodPath] of Object.entries(floods))
    rows.push(await measureFlood(product, shop, { what, floodPath }));
  console.table(rows);
}

const floods: Record<string, ((shop: Shop, n: number) => string) | undefined> = {
  'no flood': undefined,
  'all renditions of all pictures': renditionPath,
  'pictures of designs': ({ designs }, n) => `/media/designs/${designs[n % designs.length]}.jpg`,
  'unknown widths and pictures': (_, n) => `/media/${String(n).padStart(24, '0')}/${n % 2 === 0 ? 321 : 320}.avif`,
};

function renditionPath({ hashes }: Shop, n: number): string {
  const hash = hashes[n % hashes.length] ?? '';
  const round = Math.floor(n / hashes.length);
  const width = imageWidths[round % imageWidths.length] ?? 320;
  const format = imageFormats[Math.floor(round / imageWidths.length) % imageFormats.length] ?? 'avif';
  return imageUrl(hash, width, format);
}

async function measureFlood(
  { url, pid, dataDir }: Product,
  shop: Shop,
  { what, floodPath }: { what: string; floodPath: (typeof floods)[string] },
) {
  const media = path.join(dataDir, 'media');
  const memoryBefore = await residentMegabytes(pid);
  const diskBefore = await megabytesBelow(media);
  const end = performance.now() + seconds * 1_000;
  const flooding = floodPath ? flood((n) => url + floodPath(shop, n), end) : undefined;
  const latencies: number[] = [];
  let memory = memoryBefore;
  while (performance.now() < end) {
    latencies.push(await latencyOfOther(shop));
    memory = Math.max(memory, await residentMegabytes(pid));
  }
  const statuses = await flooding;
  const { median, p95, max } = spread(latencies);
  return {
    flood: what,
    responses: [...(statuses ?? [])].map(([status, count]) => `${count}×${status}`).join(' '),
    'memory before, MB': memoryBefore,
    'max memory, MB': memory,
    'media grew, MB': (await megabytesBelow(media)) - diskBefore,
    'other client, ms (median)': median,
    p95,
    max,
  };
}

/** Resolves to the number of responses by status. */
async function flood(urlOf: (n: number) => string, end: number): Promise<Map<number, number>> {
  const responses = new Map<number, number>();
  let sent = 0;
  const connect = async () => {
    while (performance.now() < end) {
      const response = await fetch(urlOf(sent++), { headers: { 'x-forwarded-for': '203.0.113.9' } });
      await response.arrayBuffer();
      responses.set(response.status, (responses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, connect));
  return responses;
}

/** Returns the ms of a client with another IP address for a response of the API and a stored picture. */
async function latencyOfOther({ url, storedPicture }: Shop): Promise<number> {
  const headers = { 'x-forwarded-for': '203.0.113.10' };
  const started = performance.now();
  for (const wanted of ['/api/products?page_size=24', storedPicture]) {
    const response = await fetch(url + wanted, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The other client’s request for ${wanted} ended with ${response.status}.`);
  }
  return performance.now() - started;
}

/** Copies pictures of the sample under other hashes; served pictures do not depend on rows of the database. */
async function storePictures(dataDir: string): Promise<string[]> {
  const media = path.join(dataDir, 'media');
  const entries = await readdir(media, { recursive: true });
  const originals = entries.filter((entry) => path.basename(entry) === 'original');
  const hashes = Array.from({ length: pictureCount }, (_, n) => hexName(n));
  for (const [n, hash] of hashes.entries()) {
    const folder = path.join(media, hash.slice(0, 2), hash);
    await mkdir(folder, { recursive: true });
    await link(path.join(media, originals[n % originals.length] ?? ''), path.join(folder, 'original'));
  }
  return hashes;
}

function hexName(n: number): string {
  return `f${n.toString(16).padStart(23, '0')}`;
}

async function storeDesigns(url: string): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < designCount; n++) {
    const design: Design = {
      lines: [{ text: `Chai ${n}`, font: 'comfortaa', tube: 'pink' }],
      width_cm: 90,
      backboard: 'clear',
      dimmer: false,
      outdoor: false,
    };
    const response = await fetch(`${url}/api/designs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(design),
    });
    const { data }: { data: SavedDesign } = await response.json();
    ids.push(data.id);
  }
  return ids;
}

async function pictureOfList(url: string): Promise<string> {
  const response = await fetch(`${url}/api/products?page_size=1`);
  const { data }: ListResponse<ShopCard> = await response.json();
  return imageUrl(data[0]?.image?.hash ?? '', 320, 'webp');
}
