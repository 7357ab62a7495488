import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { picturesFolder } from '../src/folders.ts';
import { pictureIndex, type DrawnPicture } from '../src/picture-index.ts';
import type { SampleProduct } from '../src/lines/sample-line.ts';
import { sampleAccessories } from '../src/sample-accessories.ts';
import { sampleProducts } from '../src/sample-products.ts';
import { accessoryDrawings, accessoryScene, photographAccessories, photographAccessory } from './accessory-pictures.ts';
import { encode, type Photograph } from './cameras/camera.ts';
import { encodeRenditions, type RenditionEncoder } from './encode-renditions.ts';
import { picturesOf } from './product-pictures/product-shots.ts';
import { promotionSigns, scenesOf, type PromotionSign } from './signs/promotion-signs.ts';
import { productSigns } from './product-signs/index.ts';
import { buildScene, lightAtNight, takePicture } from './compositing/sign-scene.ts';
import type { Sign } from './scene/sign.ts';
import { signs } from './signs/index.ts';

type Wanted = Pick<DrawnPicture, 'of' | 'slug' | 'file' | 'alt' | 'plan' | 'view' | 'colour'> & {
  byteLimit: number;
  take(): Promise<Photograph>;
};

const indexFile = new URL('index.json', picturesFolder);
const files = [
  ...signs.map(ofCategory),
  ...accessories(),
  ...sampleProducts.flatMap(({ product }) => ofProduct(product)),
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
 * renditions. After an interruption, the next run continues; until then products have their earlier pictures.
 */
export async function drawPictures(storage: PictureStorage): Promise<void> {
  const drawn = new Map((await readIndex()).map((picture) => [picture.file, picture]));
  for (const folder of ['accessories/', 'products/', 'promotions/'])
    await mkdir(new URL(folder, picturesFolder), { recursive: true });
  for (const sign of signs) await drawAll([ofCategory(sign)], drawn, storage);
  for (const accessory of accessories()) await drawAll([accessory], drawn, storage);
  for (const promotion of promotionSigns) await drawAll(ofPromotion(promotion), drawn, storage);
  // one product after the other: its pictures share a model, and the models of all products do not fit into memory
  for (const { product } of sampleProducts) await drawAll(ofProduct(product), drawn, storage);
  await removeUnnamed(drawn, ({ file }) => files.includes(file));
  await encodeRenditions(await readIndex(), storage);
}

type PicturesByFile = Map<string, DrawnPicture>;

/** Draws pictures that belong together, then replaces their earlier versions. */
async function drawAll(wanted: Wanted[], drawn: PicturesByFile, storage: PictureStorage): Promise<void> {
  const pictures: DrawnPicture[] = [];
  for (const picture of wanted) pictures.push(await drawPicture(picture, drawn.get(picture.file), storage));
  for (const picture of pictures) drawn.set(picture.file, picture);
  await removeUnnamed(drawn, ({ of, slug, file }) =>
    pictures.every((picture) => picture.of !== of || picture.slug !== slug || files.includes(file)),
  );
}

async function removeUnnamed(drawn: PicturesByFile, isNamed: (picture: DrawnPicture) => boolean): Promise<void> {
  for (const picture of drawn.values()) {
    if (isNamed(picture)) continue;
    drawn.delete(picture.file);
    await rm(new URL(picture.file, picturesFolder), { force: true });
  }
  await writeIndex(drawn);
}

async function drawPicture(
  { byteLimit, take, ...picture }: Wanted,
  before: DrawnPicture | undefined,
  { describeImage }: PictureStorage,
): Promise<DrawnPicture> {
  if (before?.plan === picture.plan) return { ...before, ...picture };
  const photograph = await take();
  const { file, quality } = await encode(photograph, byteLimit);
  await writeFile(new URL(picture.file, picturesFolder), file);
  console.log(`${picture.file} ${Math.round(file.length / 1000)} kB at quality ${quality}`);
  return { ...picture, ...(await describeImage(file, photograph)) };
}

function ofCategory(sign: Sign): Wanted {
  const { slug, alt } = sign;
  const plan = planHash(JSON.stringify(sign));
  const take = async () => {
    const scene = await buildScene(sign, 1);
    return takePicture(await lightAtNight(scene), {
      canvas: scene.canvas,
      view: sign.view,
      width: sign.size?.width ?? 1600,
      seed: slug,
    });
  };
  return { of: 'category', slug, file: `${slug}.webp`, alt, plan, byteLimit: 158_000, take };
}

/** The picture of the category of accessories, and one of each accessory. */
function accessories(): Wanted[] {
  return [
    {
      of: 'category',
      slug: 'accessories',
      file: 'accessories.webp',
      alt: 'Dimmer, remote control, stand-offs and outdoor box on a dark table',
      plan: planHash(accessoryScene(Object.values(accessoryDrawings).join(''))),
      byteLimit: 158_000,
      take: photographAccessories,
    },
    ...sampleAccessories.map(({ picture, alt }) => ({
      of: 'accessory' as const,
      slug: picture,
      file: `accessories/${picture}.webp`,
      alt,
      plan: planHash(accessoryScene(accessoryDrawings[picture] ?? '')),
      byteLimit: 54_000,
      take: () => photographAccessory(picture),
    })),
  ];
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
        const scene = await buildScene(sign, 1);
        return takePicture(await lightAtNight(scene), { canvas: scene.canvas, view: sign.view, width, seed: slug });
      },
    };
  });
}

function ofProduct(product: SampleProduct): Wanted[] {
  const slug = product.picture;
  const sign = productSigns.find((candidate) => candidate.slug === slug);
  if (!sign) throw new Error(`No sign is drawn for the product “${slug}”.`);
  return picturesOf(sign, product).map(({ view, colour, alt, plan, take }) => ({
    of: 'product',
    slug,
    file: `products/${slug}-${colour}-${view}.webp`,
    view,
    colour,
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
  const index = [...drawn.values()].toSorted((one, other) => files.indexOf(one.file) - files.indexOf(other.file));
  const unfinished = new URL('index.json.new', picturesFolder);
  await writeFile(unfinished, `${JSON.stringify(index, undefined, 2)}\n`);
  await rename(unfinished, indexFile);
}
