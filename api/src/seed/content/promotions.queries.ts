import { toPaise } from '@lumora/shared-contract/format';
import type { Database } from '../../core/database/database.ts';
import {
  banners,
  festivalBanners,
  headerOffers,
  popUpOffers,
  voucherCategories,
  vouchers,
} from '../../promotions/tables.ts';
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

interface SampleContent {
  categories: IdTree;
  /** pictures of promotions */
  pictures: DrawnPicture[];
}

/** Inserts promotions of every kind: live, scheduled and ended ones, relative to today. */
export async function insertSamplePromotions(db: Database, { categories, pictures }: SampleContent): Promise<void> {
  const urlOf = (link: SampleLink) =>
    'page' in link ? link.page : `/product-display?category_id=${idOf(categories, link.category)}`;
  const pictureOf = (slug: string) => pictures.find((picture) => picture.slug === slug)?.hash ?? null;
  const bannerRow = ({ picture, link, ...sample }: Omit<(typeof sampleBanners)[number], 'position'>) => ({
    title: sample.title,
    subtitle: sample.subtitle,
    link: urlOf(link),
    priority: sample.priority ?? 0,
    wide_image_hash: pictureOf(`${picture}-wide`),
    small_image_hash: pictureOf(`${picture}-narrow`),
    ...scheduleOf(sample),
  });

  await db.insert(headerOffers).values(
    sampleHeaderOffers.map(({ text, link, colours: [background_colour, text_colour], ...days }, priority) => {
      return { text, link: urlOf(link), background_colour, text_colour, priority, ...scheduleOf(days) };
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
      link: urlOf(link),
      image_hash: pictureOf(`${picture}-pop-up`),
      ...scheduleOf(days),
    })),
  );
  await db.insert(banners).values(sampleBanners.map(({ position, ...banner }) => ({ position, ...bannerRow(banner) })));
  await db.insert(festivalBanners).values(
    sampleFestivals.map(({ festival_name, theme_colour, ...banner }) => {
      return { festival_name, theme_colour, ...bannerRow(banner) };
    }),
  );
  await insertVouchers(db, categories);
}

async function insertVouchers(db: Database, categories: IdTree): Promise<void> {
  for (const { code, kind, category, usage_limit, per_customer_limit, ...sample } of sampleVouchers) {
    const [inserted] = await db
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
    if (category === undefined || inserted === undefined) continue;
    await db.insert(voucherCategories).values({ voucher_id: inserted.id, category_id: idOf(categories, category) });
  }
}

function idOf(categories: IdTree, title: string): number {
  const id = categories.get(title)?.id;
  if (id === undefined) throw new Error(`The sample has no category “${title}”.`);
  return id;
}

const dayMs = 86_400_000;
/** Offset of India from UTC; it has no daylight saving time. */
const indiaMs = 5.5 * 60 * 60 * 1000;

/** Converts days relative to today to timestamps; a day begins at midnight in India. */
function scheduleOf({ from, until, isDraft = false }: SampleDays) {
  const today = Math.floor((Date.now() + indiaMs) / dayMs) * dayMs - indiaMs;
  const timestampOf = (days: number | undefined) =>
    days === undefined ? null : new Date(today + days * dayMs).toISOString();
  return { is_active: !isDraft, starts_at: timestampOf(from), ends_at: timestampOf(until), updated_by: seededBy };
}
