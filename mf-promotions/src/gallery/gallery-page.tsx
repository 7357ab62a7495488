import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { loadable } from '@lumora/shared-ui';
import { TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { pictureColumn, promotionColumns } from '../promotion-list/promotion-columns.tsx';
import { PromotionsPage } from '../promotion-list/promotions-page.tsx';
import { galleryApi, gallerySearchParams } from './gallery-api.ts';
import { GalleryOrder } from './gallery-order.tsx';
import { hiddenReason, pictureName } from './gallery-picture.ts';

export function GalleryPage() {
  return (
    <PromotionsPage
      title="Gallery"
      description="The pictures of the shop’s Gallery page, in its order."
      noun="gallery picture"
      section="gallery"
      api={galleryApi}
      searchParams={gallerySearchParams}
      columns={columns}
      nameOf={pictureName}
      purpose="A gallery picture shows a sign on its wall, and leads to the product."
      calendar={<GalleryOrder />}
      Dialog={GalleryDialog}
    />
  );
}

const GalleryDialog = loadable(() => import('./gallery-dialog.tsx').then((module) => module.GalleryDialog));

function secondLine(row: GalleryPicture): string {
  return hiddenReason(row) || (row.caption === '' ? 'In the words of the product' : row.product.name);
}

const columns: DataColumn<GalleryPicture>[] = [
  pictureColumn((row) => row.image),
  {
    key: 'caption',
    label: 'Caption',
    value: pictureName,
    render: (row) => (
      <TwoLines title={[pictureName(row), secondLine(row)].join('\n')}>
        <span>{pictureName(row)}</span>
        <small>{secondLine(row)}</small>
      </TwoLines>
    ),
    sortable: false,
    minWidth: 160,
    lines: 2,
  },
  ...promotionColumns({ section: 'gallery', api: galleryApi, nameOf: pictureName }),
];
