import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { picturesFolder } from '../src/folders.ts';
import { pictureIndex, type DrawnPicture } from '../src/picture-index.ts';
import { encode, type Photograph } from './camera.ts';
import { encodeRenditions, type RenditionEncoder } from './encode-renditions.ts';
import { picturesOf } from './product-shots.ts';
import { promotionSigns, scenesOf, type PromotionSign } from './promotion-signs.ts';
import { productSigns } from './product-signs/index.ts';
import type { ProductSign } from './product-signs/product-sign.ts';
import { hang, lightAtNight, takePicture } from './scene.ts';
import type { Sign } from './sign.ts';
import { signs } from './signs/index.ts';

type Wanted = Pick<DrawnPicture, 'of' | 'slug' | 'file' | 'alt' | 'plan'> & {
  byteLimit: number;
  take(): Promise<Photograph>;
};

const indexFile = new URL('index.json', picturesFolder);
const files = [
  ...signs.map(ofCategory),
  ...productSigns.flatMap(ofProduct),
  ...promotionSigns.flatMap(ofPromotion),
].map(({ file }) => file);

/** Describes and encodes pictures as the API does; the API passes it, since this package does not import the API. */
export interface PictureStorage extends RenditionEncoder {
  describeImage(
    bytes: Buffer,
    size: { width: number; height: number },
  ): Promise<Pick<DrawnPicture, 'hash' | 'width' | 'height' | 'placeholder' | 'blur' | 'bytes'>>;
}

/**
 * Draws the pictures that are missing or whose plan has changed, removes those that no plan names, and encodes the
 * renditions. After an interruption, the next run continues.
 */
export async function drawPictures(storage: PictureStorage): Promise<void> {
  const drawn = new Map((await readIndex()).map((picture) => [picture.file, picture]));
  const drawUnlessDrawn = (wanted: Wanted) => drawPicture(wanted, drawn, storage);
  for (const folder of ['products/', 'promotions/']) await mkdir(new URL(folder, picturesFolder), { recursive: true });
  await removeUnnamed(drawn);
  for (const sign of signs) await drawUnlessDrawn(ofCategory(sign));
  for (const picture of promotionSigns.flatMap(ofPromotion)) await drawUnlessDrawn(picture);
  // an interrupted run leaves no product with fewer than three pictures that could have had them
  for (const max of [3, Infinity]) {
    // one product after the other: its pictures share a scene, and the scenes of all products do not fit into memory
    for (const product of productSigns) {
      for (const picture of ofProduct(product).slice(0, max)) await drawUnlessDrawn(picture);
    }
  }
  await writeIndex(drawn);
  await encodeRenditions(await readIndex(), storage);
}

type PicturesByFile = Map<string, DrawnPicture>;

async function removeUnnamed(drawn: PicturesByFile): Promise<void> {
  for (const file of drawn.keys()) {
    if (files.includes(file)) continue;
    drawn.delete(file);
    await rm(new URL(file, picturesFolder), { force: true });
  }
}

async function drawPicture(
  { byteLimit, take, ...picture }: Wanted,
  drawn: PicturesByFile,
  { describeImage }: PictureStorage,
): Promise<void> {
  const before = drawn.get(picture.file);
  if (before?.plan === picture.plan) return void drawn.set(picture.file, { ...before, ...picture });
  const photograph = await take();
  const { file, quality } = await encode(photograph, byteLimit);
  await writeFile(new URL(picture.file, picturesFolder), file);
  drawn.set(picture.file, { ...picture, ...(await describeImage(file, photograph)) });
  await writeIndex(drawn);
  console.log(`${picture.file} ${Math.round(file.length / 1000)} kB at quality ${quality}`);
}

function ofCategory(sign: Sign): Wanted {
  const { slug, alt } = sign;
  const plan = planHash(JSON.stringify(sign));
  const take = async () => {
    const hung = await hang(sign, 1);
    return takePicture(await lightAtNight(hung, {}), {
      canvas: hung.canvas,
      view: sign.view,
      width: sign.size?.width ?? 1600,
      seed: slug,
    });
  };
  return { of: 'category', slug, file: `${slug}.webp`, alt, plan, byteLimit: 158_000, take };
}

function ofPromotion(promotion: PromotionSign): Wanted[] {
  return scenesOf(promotion).map(({ shape, sign, width }) => {
    const slug = `${promotion.slug}-${shape}`;
    return {
      of: 'promotion',
      slug,
      file: `promotions/${slug}.webp`,
      alt: promotion.alt,
      plan: planHash(JSON.stringify(sign)),
      byteLimit: 62_000,
      take: async () => {
        const hung = await hang(sign, 1);
        return takePicture(await lightAtNight(hung, {}), { canvas: hung.canvas, view: sign.view, width, seed: slug });
      },
    };
  });
}

function ofProduct(product: ProductSign): Wanted[] {
  const { slug } = product;
  return picturesOf(product, { scale: 0.62, width: 1200 }).map(({ alt, plan, take }, place) => ({
    of: 'product',
    slug,
    file: `products/${slug}-${place + 1}.webp`,
    alt,
    plan: planHash(plan),
    byteLimit: 54_000,
    take,
  }));
}

function planHash(plan: string) {
  return createHash('sha256').update(plan).digest('hex').slice(0, 16);
}

async function readIndex(): Promise<DrawnPicture[]> {
  const text = await readFile(indexFile, 'utf8').catch(() => '[]');
  return pictureIndex.validate(JSON.parse(text));
}

async function writeIndex(drawn: PicturesByFile) {
  const index = files.flatMap((file) => drawn.get(file) ?? []);
  const unfinished = new URL('index.json.new', picturesFolder);
  await writeFile(unfinished, `${JSON.stringify(index, undefined, 2)}\n`);
  await rename(unfinished, indexFile);
}
