import type { ActivePromotions, ShopImage, ActiveBanner } from '@lumora/shared-contract';
import { asc, desc, sql, type Column } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { listScheduleTimes } from '../promotion-times.queries.ts';
import { isLive } from '../promotion-status-sql.ts';
import { banners, festivalBanners, headerOffers, popUpOffers } from '../tables.ts';
import { imageFacts, presentImage, type ImageFacts } from '../../core/media/image-facts.ts';

/** What shoppers see at this moment; of pop-ups and of banners for one place the first by priority, then the newer. */
export async function readActivePromotions(db: Database): Promise<ActivePromotions> {
  const [header_offers, pop_up, placed, festival, { next }] = await Promise.all([
    readOffers(db),
    readPopUp(db),
    readBanners(db),
    readFestival(db),
    listScheduleTimes(db, Infinity),
  ]);
  return {
    header_offers,
    pop_up,
    banners: { ...placed, home_top: festival?.banner ?? placed.home_top },
    festival: festival && { name: festival.name, colour: festival.colour },
    changes_at: next === null ? null : new Date(next).toISOString(),
  };
}

function readOffers(db: Database) {
  const { id, text, link, background_colour, text_colour, priority } = headerOffers;
  return db
    .select({ id, text, link, background_colour, text_colour })
    .from(headerOffers)
    .where(isLive(headerOffers))
    .orderBy(asc(priority), desc(id));
}

async function readPopUp(db: Database): Promise<ActivePromotions['pop_up']> {
  const { id, title, text, link, button_label, audience, delay_seconds, every_days, image_hash, priority } =
    popUpOffers;
  const [row] = await db
    .select({ id, title, text, link, button_label, audience, delay_seconds, every_days, image: pictureOf(image_hash) })
    .from(popUpOffers)
    .where(isLive(popUpOffers))
    .orderBy(asc(priority), desc(id))
    .limit(1);
  return row ? { ...row, image: shown(row.image, row.title) } : null;
}

async function readBanners(db: Database): Promise<ActivePromotions['banners']> {
  const rows = await db
    .selectDistinctOn([banners.place], { place: banners.place, ...bannerColumns(banners) })
    .from(banners)
    .where(isLive(banners))
    .orderBy(banners.place, asc(banners.priority), desc(banners.id));
  const inPlace = (place: string) => {
    const row = rows.find((banner) => banner.place === place);
    return row ? presentBanner(row) : null;
  };
  return { home_top: inPlace('home_top'), home_middle: inPlace('home_middle'), product_list: inPlace('product_list') };
}

async function readFestival(db: Database) {
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
  const { id, title, subtitle, link, wide_image_hash, narrow_image_hash } = table;
  return { id, title, subtitle, link, wide: pictureOf(wide_image_hash), narrow: pictureOf(narrow_image_hash) };
}

type BannerRow = Pick<ActiveBanner, 'id' | 'title' | 'subtitle' | 'link'> &
  Record<'wide' | 'narrow', ImageFacts | null>;

function presentBanner({ id, title, subtitle, link, wide, narrow }: BannerRow): ActiveBanner {
  return { id, title, subtitle, link, wide_image: shown(wide, title), narrow_image: shown(narrow, title) };
}

function pictureOf(hash: Column) {
  return sql<ImageFacts | null>`(select ${imageFacts(sql`''`)} from ${images} where ${images.hash} = ${hash})`;
}

function shown(facts: ImageFacts | null, title: string): ShopImage | null {
  return facts && presentImage(facts, title);
}
