import type { FestivalBanner } from '@lumora/shared-contract/promotions';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { BannersCalendar } from './banners-calendar.tsx';
import { pictureColumn, promotionColumns, titleColumn } from '../promotion-list/promotion-columns.tsx';
import { PromotionsPage } from '../promotion-list/promotions-page.tsx';
import { festivalBannersApi, festivalBannerSearchParams } from '../festival-banners/festival-banners-api.ts';
import { ThemeDot } from '../festival-banners/theme-dot.ts';

export function FestivalBannersPage() {
  return (
    <PromotionsPage
      title="Festival Banners"
      description="A festival takes the top of the home page, in its colour."
      noun="festival banner"
      section="festival-banners"
      api={festivalBannersApi}
      searchParams={festivalBannerSearchParams}
      columns={columns}
      nameOf={nameOf}
      purpose="A festival banner dresses the shop for Diwali, Holi or Eid, and steps back by itself."
      calendar={<BannersCalendar positions={['home_top']} listedKind="festival" />}
      Dialog={FestivalBannerDialog}
    />
  );
}

const FestivalBannerDialog = loadable(() =>
  import('../festival-banners/festival-banner-dialog.tsx').then((module) => module.FestivalBannerDialog),
);

const nameOf = ({ title }: FestivalBanner) => title;

const columns: DataColumn<FestivalBanner>[] = [
  // the narrow one has no space for more than the sign
  pictureColumn((row) => row.narrow_image ?? row.wide_image, 'right'),
  titleColumn(
    (row) => row.subtitle,
    (row) => row.festival_name,
  ),
  {
    key: 'festival_name',
    label: 'Festival',
    value: (row) => row.festival_name,
    render: (row) => (
      <span title={row.festival_name}>
        <ThemeDot style={{ backgroundColor: row.theme_colour }} />
        {row.festival_name}
      </span>
    ),
    searchable: false,
    width: 140,
    isWideOnly: true,
    onPhone: 'detail',
  },
  ...promotionColumns({ section: 'festival-banners', api: festivalBannersApi, nameOf }),
];
