import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { describeImage, hashOf } from '../src/core/media/image-intake.ts';
import { pictureIndex, picturesFolder, type DrawnPicture } from '../src/seed/picture-index.ts';
import { encode, type Photograph } from './drawing/camera.ts';
import { encodeSampleRenditions } from './encode-renditions.ts';
import { picturesOf } from './drawing/product-shots.ts';
import { promotionSigns, scenesOf, type PromotionSign } from './drawing/promotion-signs.ts';
import { productSigns } from './drawing/product-signs/index.ts';
import type { ProductSign } from './drawing/product-signs/product-sign.ts';
import { hang, lightAtNight, takePicture } from './drawing/scene.ts';
import type { Sign } from './drawing/sign.ts';
import { signs } from './drawing/signs/index.ts';

type Wanted = Pick<DrawnPicture, 'of' | 'slug' | 'file' | 'alt' | 'plan'> & {
  byteLimit: number;
  take(): Promise<Photograph>;
};

const indexFile = new URL('index.json', picturesFolder);
const drawn = new Map((await readIndex()).map((picture) => [picture.file, picture]));
const files = [
  ...signs.map(ofCategory),
  ...productSigns.flatMap(ofProduct),
  ...promotionSigns.flatMap(ofPromotion),
].map(({ file }) => file);

for (const folder of ['products/', 'promotions/']) await mkdir(new URL(folder, picturesFolder), { recursive: true });
for (const file of drawn.keys()) {
  if (files.includes(file)) continue;
  drawn.delete(file);
  await rm(new URL(file, picturesFolder), { force: true });
}
for (const sign of signs) await drawUnlessDrawn(ofCategory(sign));
for (const picture of promotionSigns.flatMap(ofPromotion)) await drawUnlessDrawn(picture);
// a run that is stopped leaves no product with fewer than three pictures that could have had them
for (const most of [3, Infinity]) {
  // one product after the other: its pictures share what was hung and lit, which is too large to keep for all of them
  for (const product of productSigns) {
    for (const picture of ofProduct(product).slice(0, most)) await drawUnlessDrawn(picture);
  }
}
await writeIndex();
await encodeSampleRenditions(await readIndex());

/** Stopped half-way, the next run goes on where this one was. */
async function drawUnlessDrawn({ byteLimit, take, ...picture }: Wanted) {
  const before = drawn.get(picture.file);
  if (before?.plan === picture.plan) return void drawn.set(picture.file, { ...before, ...picture });
  const photograph = await take();
  const { file, quality } = await encode(photograph, byteLimit);
  await writeFile(new URL(picture.file, picturesFolder), file);
  drawn.set(picture.file, { ...picture, ...(await describeImage(file, photograph)) });
  await writeIndex();
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
  return hashOf(Buffer.from(plan)).slice(0, 16);
}

async function readIndex(): Promise<DrawnPicture[]> {
  const text = await readFile(indexFile, 'utf8').catch(() => '[]');
  return pictureIndex.validate(JSON.parse(text));
}

async function writeIndex() {
  const index = files.flatMap((file) => drawn.get(file) ?? []);
  const unfinished = new URL('index.json.new', picturesFolder);
  await writeFile(unfinished, `${JSON.stringify(index, undefined, 2)}\n`);
  await rename(unfinished, indexFile);
}
