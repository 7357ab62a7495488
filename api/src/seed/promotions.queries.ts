import { toPaise } from '../core/money/paise.ts';
import type { Database } from '../core/database/database.ts';
import {
  banners,
  festivalBanners,
  headerOffers,
  popUpOffers,
  voucherCategories,
  vouchers,
} from '../promotions/tables.ts';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import {
  sampleBanners,
  sampleFestivals,
  sampleHeaderOffers,
  samplePopUps,
  type SampleDays,
  type SampleLink,
} from '@lumora/sample-shop/sample-promotions';
import { sampleVouchers } from '@lumora/sample-shop/sample-vouchers';
import { seededBy } from './seeded-by.ts';
import type { IdTree } from './taxonomy.queries.ts';

interface Made {
  categories: IdTree;
  /** those drawn for promotions */
  pictures: DrawnPicture[];
}

/** Promotions of every kind: some on, some to come, some over, counted from today. */
export async function insertSamplePromotions(db: Database, { categories, pictures }: Made): Promise<void> {
  const addressOf = (link: SampleLink) =>
    'page' in link ? link.page : `/product-display?category_id=${idOf(categories, link.category)}`;
  const pictureOf = (slug: string) => pictures.find((picture) => picture.slug === slug)?.hash ?? null;
  const bannerRow = ({ picture, link, ...sample }: Omit<(typeof sampleBanners)[number], 'place'>) => ({
    title: sample.title,
    subtitle: sample.subtitle,
    link: addressOf(link),
    priority: sample.priority ?? 0,
    wide_image_hash: pictureOf(`${picture}-wide`),
    narrow_image_hash: pictureOf(`${picture}-narrow`),
    ...scheduleOf(sample),
  });

  await db.insert(headerOffers).values(
    sampleHeaderOffers.map(({ text, link, colours: [background_colour, text_colour], ...days }, priority) => {
      return { text, link: addressOf(link), background_colour, text_colour, priority, ...scheduleOf(days) };
    }),
  );
  await db.insert(popUpOffers).values(
    samplePopUps.map(({ link, picture, title, text, button_label, audience, ...days }) => ({
      title,
      text,
      button_label,
      audience,
      delay_seconds: 8,
      every_days: 7,
      link: addressOf(link),
      image_hash: pictureOf(`${picture}-pop-up`),
      ...scheduleOf(days),
    })),
  );
  await db.insert(banners).values(sampleBanners.map(({ place, ...banner }) => ({ place, ...bannerRow(banner) })));
  await db.insert(festivalBanners).values(
    sampleFestivals.map(({ festival_name, theme_colour, ...banner }) => {
      return { festival_name, theme_colour, ...bannerRow(banner) };
    }),
  );
  await insertVouchers(db, categories);
}

async function insertVouchers(db: Database, categories: IdTree): Promise<void> {
  for (const { code, kind, category, usage_limit, per_customer_limit, ...sample } of sampleVouchers) {
    const [made] = await db
      .insert(vouchers)
      .values({
        code,
        kind,
        usage_limit,
        per_customer_limit,
        amount: toPaise(sample.amount),
        min_order: toPaise(sample.min_order ?? 0),
        max_discount: sample.max_discount === undefined ? null : toPaise(sample.max_discount),
        is_scoped: category !== undefined,
        ...scheduleOf(sample),
      })
      .returning({ id: vouchers.id });
    if (category === undefined || made === undefined) continue;
    await db.insert(voucherCategories).values({ voucher_id: made.id, category_id: idOf(categories, category) });
  }
}

function idOf(categories: IdTree, title: string): number {
  const id = categories.get(title)?.id;
  if (id === undefined) throw new Error(`The sample has no category “${title}”.`);
  return id;
}

const dayMs = 86_400_000;
/** India is five and a half hours ahead of UTC, all year. */
const indiaMs = 5.5 * 60 * 60 * 1000;

/** Days begin at midnight in India. */
function scheduleOf({ from, until, isDraft = false }: SampleDays) {
  const today = Math.floor((Date.now() + indiaMs) / dayMs) * dayMs - indiaMs;
  const momentOf = (days: number | undefined) =>
    days === undefined ? null : new Date(today + days * dayMs).toISOString();
  return { is_active: !isDraft, starts_at: momentOf(from), ends_at: momentOf(until), updated_by: seededBy };
}
