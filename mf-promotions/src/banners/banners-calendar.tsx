import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Banner, BannerPlace, FestivalBanner } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { loadable } from '@lumora/shared-ui';
import { calendarEntry } from '../calendar/calendar-entry.ts';
import { CalendarStates } from '../calendar/calendar-states.tsx';
import { PromotionCalendar } from '../calendar/promotion-calendar.tsx';
import { festivalBannersApi } from '../festival-banners/festival-banners-api.ts';
import { bannersApi } from './banners-api.ts';
import { placeLabels } from './place-labels.ts';

/** What stands at these places when: banners, and the festivals that take home's top from them. */
export function BannersCalendar({ places }: { places: readonly BannerPlace[] }) {
  const canUpdate = { banners: useCan('banners.update'), festivals: useCan('festival-banners.update') };
  const canView = { banners: useCan('banners.view'), festivals: useCan('festival-banners.view') };
  const banners = useQuery({ ...bannersApi.all, enabled: canView.banners });
  const festivals = useQuery({ ...festivalBannersApi.all, enabled: canView.festivals });
  const [banner, setBanner] = useState<Banner | null>(null);
  const [festival, setFestival] = useState<FestivalBanner | null>(null);

  const bannerEntries = (banners.data ?? []).flatMap((row) =>
    calendarEntry(row, {
      name: row.title,
      lane: row.place,
      onOpen: canUpdate.banners ? () => setBanner(row) : undefined,
    }),
  );
  const festivalEntries = (festivals.data ?? []).flatMap((row) =>
    calendarEntry(row, {
      name: row.title,
      lane: 'home_top',
      isFestival: true,
      onOpen: canUpdate.festivals ? () => setFestival(row) : undefined,
    }),
  );

  return (
    <>
      <CalendarStates questions={[...(canView.banners ? [banners] : []), ...(canView.festivals ? [festivals] : [])]}>
        {(asOf) => (
          <PromotionCalendar
            now={asOf}
            lanes={places.map((place) => ({ id: place, label: placeLabels[place] }))}
            entries={[...festivalEntries, ...bannerEntries]}
          />
        )}
      </CalendarStates>
      {banner && <BannerDialog row={banner} onClose={() => setBanner(null)} />}
      {festival && <FestivalBannerDialog row={festival} onClose={() => setFestival(null)} />}
    </>
  );
}

const BannerDialog = loadable(() => import('./banner-dialog.tsx').then((module) => module.BannerDialog));
const FestivalBannerDialog = loadable(() =>
  import('../festival-banners/festival-banner-dialog.tsx').then((module) => module.FestivalBannerDialog),
);
