import type { Banner } from '@lumora/shared-contract/promotions';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { bannerSearchParams } from '../promotion-list/promotion-search-params.ts';
import { pictureColumn, promotionColumns, titleColumn } from '../promotion-list/promotion-columns.tsx';
import { PromotionsPage } from '../promotion-list/promotions-page.tsx';
import { BannersCalendar } from './banners-calendar.tsx';
import { bannersApi } from '../banners/banners-api.ts';
import { positionLabels } from '../promotion-list/position-labels.ts';

export function BannersPage() {
  return (
    <PromotionsPage
      title="Banners"
      description="Pictures with a message on the home page and above lists."
      noun="banner"
      section="banners"
      api={bannersApi}
      searchParams={bannerSearchParams}
      columns={columns}
      nameOf={nameOf}
      purpose="A banner brings one thing to the front of a page, for as long as you like."
      calendar={<BannersCalendar positions={['home_top', 'home_middle', 'product_list']} listedKind="banner" />}
      Dialog={BannerDialog}
    />
  );
}

const BannerDialog = loadable(() => import('../banners/banner-dialog.tsx').then((module) => module.BannerDialog));

const nameOf = ({ title }: Banner) => title;

const columns: DataColumn<Banner>[] = [
  // the narrow one has no space for more than the sign
  pictureColumn((row) => row.narrow_image ?? row.wide_image, 'right'),
  titleColumn(
    (row) => row.subtitle,
    (row) => positionLabels[row.place],
  ),
  {
    key: 'place',
    label: 'Position',
    value: (row) => positionLabels[row.place],
    searchable: false,
    width: 120,
    isWideOnly: true,
    onPhone: 'detail',
  },
  ...promotionColumns({ section: 'banners', api: bannersApi, nameOf }),
];
