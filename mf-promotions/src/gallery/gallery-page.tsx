import { useRef, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { useCan } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { CrudPage, loadable } from '@lumora/shared-ui';
import { DataTable, TwoLines, useListSearchParams, type DataColumn } from '@lumora/shared-ui/data-table';
import { pictureColumn, promotionColumns } from '../promotion-list/promotion-columns.tsx';
import { promotionFilters } from '../promotion-list/promotion-filters.ts';
import { usePromotionActions } from '../promotion-list/use-promotion-actions.tsx';
import { galleryApi, gallerySearchParams } from './gallery-api.ts';
import { GalleryOrder } from './gallery-order.tsx';
import { hiddenReason, pictureName, shownPictures } from './gallery-picture.ts';

export function GalleryPage() {
  return (
    <CrudPage<GalleryPicture>
      title="Gallery"
      description="Signs on their walls. Each picture leads to its product."
      noun="gallery picture"
      canCreate={useCan('gallery.create')}
      Dialog={GalleryDialog}
    >
      {(list) => <Pictures {...list} />}
    </CrudPage>
  );
}

const GalleryDialog = loadable(() => import('./gallery-dialog.tsx').then((module) => module.GalleryDialog));

interface PicturesProps {
  onEdit: (picture: GalleryPicture) => void;
  createButton: ReactNode;
}

/** Shows the pictures of the shop in their order, and a table of the others; a search finds those of the shop too. */
function Pictures({ onEdit, createButton }: PicturesProps) {
  const { data: pictures, error, isLoadingError, isFetching, refetch } = useQuery(galleryApi.all);
  const { query: params, paging, filter } = useListSearchParams(gallerySearchParams);
  const { actions, menuActions } = usePromotionActions({
    section: 'gallery',
    api: galleryApi,
    nameOf: pictureName,
    onEdit,
  });
  const canUpdate = useCan('gallery.update');
  const tableHeading = useRef<HTMLHeadingElement>(null);
  const hasPictures = pictures?.length !== 0;
  const isSearch = params.q !== undefined || params.status !== undefined;
  const shown = new Set(isSearch ? [] : shownPictures(pictures ?? []));
  const rows = pictures?.filter((row) => !shown.has(row) && [undefined, row.status].includes(params.status));
  const tableTitle = isSearch ? 'Matching pictures' : 'Not on the page';
  const { query, onQueryChange } = paging(rows?.length ?? 0);

  return (
    <>
      {!isLoadingError && (
        <>
          <GalleryOrder
            pictures={pictures}
            onEdit={canUpdate ? onEdit : undefined}
            actionsOf={(picture) => [...menuActions(picture), ...(actions?.(picture) ?? [])]}
            onShowOthers={isSearch ? undefined : () => tableHeading.current?.focus()}
          />
          <Typography variant="h3" component="h2" ref={tableHeading} tabIndex={-1} sx={{ mt: 1, outline: 'none' }}>
            {tableTitle}
          </Typography>
        </>
      )}
      <DataTable
        tableId="gallery-picture"
        label={tableTitle}
        columns={columns}
        rowKey={({ id }) => id}
        rows={rows}
        error={error && errorMessage(error)}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
        queryState={{ query, onQueryChange }}
        filters={promotionFilters(params, filter)}
        {...{ actions, menuActions }}
        onOpen={canUpdate ? onEdit : undefined}
        empty={hasPictures ? allShown : { ...noPictures, action: createButton }}
        isSearchedWhenEmpty={hasPictures}
      />
    </>
  );
}

const noPictures = {
  title: 'No gallery pictures yet',
  description: 'A gallery picture shows a sign on its wall, and leads to the product.',
};
const allShown = {
  title: 'All pictures are on the page',
  description: 'Drafts, scheduled and ended pictures, and those that you switch off, are listed here.',
};

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
  // searched even while it is hidden
  {
    key: 'product',
    label: 'Product',
    value: (row) => row.product.name,
    sortable: false,
    minWidth: 160,
    isHiddenAtFirst: true,
  },
  ...promotionColumns({ section: 'gallery', api: galleryApi, nameOf: pictureName }),
];
