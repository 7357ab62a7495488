import type { ShopImage } from '@lumora/shared-contract/images';
import type { ActivePromotions, ActiveBanner } from '@lumora/shared-contract/promotions';
import { asc, desc, sql, type Column } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { getScheduleTimes } from '../promotion-times.queries.ts';
import { isLive } from '../promotion-status-sql.ts';
import { banners, festivalBanners, headerOffers, popUpOffers } from '../tables.ts';
import { imageJson, toShopImage, type ImageJson } from '../../core/media/image-json.ts';

/**
 * Returns the promotions that are live now, for the shop. Of pop-ups and of banners for the same position it returns only
 * the first by priority, then the newest. A live festival banner replaces the banner for `home_top`. `changes_at` is when
 * the next promotion starts or ends.
 */
export async function getActivePromotions(db: Database): Promise<ActivePromotions> {
  const [header_offers, pop_up, bannersByPosition, festival, { next }] = await Promise.all([
    selectOffers(db),
    selectPopUp(db),
    selectBanners(db),
    selectFestival(db),
    getScheduleTimes(db, Infinity),
  ]);
  return {
    header_offers,
    pop_up,
    banners: { ...bannersByPosition, home_top: festival?.banner ?? bannersByPosition.home_top },
    festival: festival && { name: festival.name, colour: festival.colour },
    changes_at: next === null ? null : new Date(next).toISOString(),
  };
}

function selectOffers(db: Database) {
  const { id, text, link, background_colour, text_colour, priority } = headerOffers;
  return db
    .select({ id, text, link, background_colour, text_colour })
    .from(headerOffers)
    .where(isLive(headerOffers))
    .orderBy(asc(priority), desc(id));
}

async function selectPopUp(db: Database): Promise<ActivePromotions['pop_up']> {
  const { id, title, text, link, button_label, audience, delay_seconds, every_days, image_hash, priority } =
    popUpOffers;
  const [row] = await db
    .select({
      id,
      title,
      text,
      link,
      button_label,
      audience,
      delay_seconds,
      every_days,
      image: imageFactsOf(image_hash),
    })
    .from(popUpOffers)
    .where(isLive(popUpOffers))
    .orderBy(asc(priority), desc(id))
    .limit(1);
  return row ? { ...row, image: toImage(row.image, row.title) } : null;
}

async function selectBanners(db: Database): Promise<ActivePromotions['banners']> {
  const rows = await db
    .selectDistinctOn([banners.position], { position: banners.position, ...bannerColumns(banners) })
    .from(banners)
    .where(isLive(banners))
    .orderBy(banners.position, asc(banners.priority), desc(banners.id));
  const bannerFor = (position: string) => {
    const row = rows.find((banner) => banner.position === position);
    return row ? presentBanner(row) : null;
  };
  return {
    home_top: bannerFor('home_top'),
    home_middle: bannerFor('home_middle'),
    product_list: bannerFor('product_list'),
  };
}

async function selectFestival(db: Database) {
  const { festival_name, theme_colour, priority, id } = festivalBanners;
  const [row] = await db
    .select({ festival_name, theme_colour, ...bannerColumns(festivalBanners) })
    .from(festivalBanners)
    .where(isLive(festivalBanners))
    .orderBy(asc(priority), desc(id))
    .limit(1);
  return row ? { name: row.festival_name, colour: row.theme_colour, banner: presentBanner(row) } : null;
}

function bannerColumns<T extends typeof banners | typeof festivalBanners>(table: T) {
  const { id, title, subtitle, link, wide_image_hash, small_image_hash } = table;
  return { id, title, subtitle, link, wide: imageFactsOf(wide_image_hash), small: imageFactsOf(small_image_hash) };
}

type BannerRow = Pick<ActiveBanner, 'id' | 'title' | 'subtitle' | 'link'> & Record<'wide' | 'small', ImageJson | null>;

function presentBanner({ id, title, subtitle, link, wide, small }: BannerRow): ActiveBanner {
  return { id, title, subtitle, link, wide_image: toImage(wide, title), narrow_image: toImage(small, title) };
}

function imageFactsOf(hash: Column) {
  return sql<ImageJson | null>`(select ${imageJson(sql`''`)} from ${images} where ${images.hash} = ${hash})`;
}

function toImage(facts: ImageJson | null, title: string): ShopImage | null {
  return facts && toShopImage(facts, title);
}
