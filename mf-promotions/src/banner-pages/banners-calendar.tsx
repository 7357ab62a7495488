import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Banner, BannerPosition, FestivalBanner } from '@lumora/shared-contract/promotions';
import { useCan } from '@lumora/shared-auth';
import { loadable } from '@lumora/shared-ui';
import { calendarEntry } from '../calendar/calendar-entry.ts';
import { CalendarStates } from '../calendar/calendar-states.tsx';
import { PromotionCalendar } from '../calendar/promotion-calendar.tsx';
import { festivalBannersApi } from '../festival-banners/festival-banners-api.ts';
import { bannersApi } from '../banners/banners-api.ts';
import { positionLabels } from '../promotion-list/position-labels.ts';

interface BannersCalendarProps {
  positions: readonly BannerPosition[];
  /** kind of the rows above the calendar; the names of the other kind begin with “Banner:” or “Festival:” */
  listedKind: 'banner' | 'festival';
}

/** Shows the schedule of banners at the given positions. A live festival banner replaces the banners at home top. */
export function BannersCalendar({ positions, listedKind }: BannersCalendarProps) {
  const canUpdate = { banners: useCan('banners.update'), festivals: useCan('festival-banners.update') };
  const canView = { banners: useCan('banners.view'), festivals: useCan('festival-banners.view') };
  const banners = useQuery({ ...bannersApi.all, enabled: canView.banners });
  const festivals = useQuery({ ...festivalBannersApi.all, enabled: canView.festivals });
  const [banner, setBanner] = useState<Banner | null>(null);
  const [festival, setFestival] = useState<FestivalBanner | null>(null);

  const bannerEntries = (banners.data ?? []).flatMap((row) =>
    calendarEntry(row, {
      name: listedKind === 'banner' ? row.title : `Banner: ${row.title}`,
      rowId: row.place,
      onOpen: canUpdate.banners ? () => setBanner(row) : undefined,
    }),
  );
  const festivalEntries = (festivals.data ?? []).flatMap((row) =>
    calendarEntry(row, {
      name: listedKind === 'festival' ? row.title : `Festival: ${row.title}`,
      rowId: 'home_top',
      isFestival: true,
      onOpen: canUpdate.festivals ? () => setFestival(row) : undefined,
    }),
  );

  return (
    <>
      <CalendarStates queries={[...(canView.banners ? [banners] : []), ...(canView.festivals ? [festivals] : [])]}>
        {(loadedAt) => (
          <PromotionCalendar
            now={loadedAt}
            noun={listedKind === 'festival' ? 'festival banner' : 'banner'}
            isListed={({ isFestival }) => isFestival === (listedKind === 'festival')}
            calendarRows={positions.map((position) => ({ id: position, label: positionLabels[position] }))}
            entries={[...festivalEntries, ...bannerEntries]}
          />
        )}
      </CalendarStates>
      {banner && <BannerDialog row={banner} onClose={() => setBanner(null)} />}
      {festival && <FestivalBannerDialog row={festival} onClose={() => setFestival(null)} />}
    </>
  );
}

const BannerDialog = loadable(() => import('../banners/banner-dialog.tsx').then((module) => module.BannerDialog));
const FestivalBannerDialog = loadable(() =>
  import('../festival-banners/festival-banner-dialog.tsx').then((module) => module.FestivalBannerDialog),
);
