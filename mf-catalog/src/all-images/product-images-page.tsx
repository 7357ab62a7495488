import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { ProductImageRow } from '@lumora/shared-contract';
import { ListPage, loadable } from '@lumora/shared-ui';
import { DataTable, useListSearchParams, usePageOfRows, type RowAction } from '@lumora/shared-ui/data-table';
import { allImagesQuery, readAllImages } from '../images/images-api.ts';
import { useImageRights } from '../images/use-image-rights.ts';
import { useRemoveImage } from '../images/use-remove-image.ts';
import { imageColumns } from './image-columns.tsx';

export function ProductImagesPage() {
  const { query, paging } = useListSearchParams(imageSearchParams);
  const { total, table } = usePageOfRows(allImagesQuery(query));
  const [edited, setEdited] = useState<ProductImageRow | null>(null);
  const { canUpdate, canDelete } = useImageRights();
  const remove = useRemoveImage();

  const rowActions = (row: ProductImageRow): RowAction[] => [
    ...(canUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => setEdited(row) }] : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) }] : []),
  ];

  return (
    <ListPage title="Products Images" description="Create, update and manage products images.">
      <DataTable
        tableId="product-images"
        label="Products Images"
        columns={imageColumns}
        rowKey={getRowKey}
        {...table}
        {...(canUpdate && { actions: rowActions })}
        server={{
          ...paging(total),
          loadAll: () => readAllImages(query),
        }}
        empty={{
          title: 'No images yet',
          description: 'Images are added on the Media tab of a product.',
          action: (
            <Button component={Link} to="/admin/products">
              Go to the products
            </Button>
          ),
        }}
      />
      {edited && <ImageDialog image={edited} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}

const imageSearchParams = { sortable: ['product_name', 'priority', 'created_at'], parseFilters: () => ({}) };

const getRowKey = ({ id }: ProductImageRow) => id;

const ImageDialog = loadable(() => import('./image-dialog.tsx').then((module) => module.ImageDialog));
