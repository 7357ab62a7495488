import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import AddRounded from '@mui/icons-material/AddRounded';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { ProductImageRow } from '@lumora/shared-contract/catalog';
import { CrudPage, loadable } from '@lumora/shared-ui';
import { DataTable, useListSearchParams, usePageOfRows, type RowAction } from '@lumora/shared-ui/data-table';
import { allImagesQuery, imagesApi } from '../images/images-api.ts';
import { useImageRights } from '../images/use-image-rights.ts';
import { useRemoveImage } from '../images/use-remove-image.ts';
import { imageColumns, mediaTab, type ListedImage } from './image-columns.tsx';
import { imageSearchParams, useImageFilters } from './image-filters.ts';

export function ProductImagesPage() {
  const { canUpdate } = useImageRights();

  return (
    <CrudPage<ProductImageRow>
      title="Product Images"
      description="Create, update and manage product images."
      actions={canUpdate && <AddImagesButton />}
      EditDialog={ImageDialog}
    >
      {({ onEdit }) => <ImageTable onEdit={onEdit} />}
    </CrudPage>
  );
}

/** Opens a dialog that asks for the product, whose Media tab takes the images. */
function AddImagesButton() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddRounded />}
        onClick={() => setIsOpen(true)}
        onPointerEnter={AddImagesDialog.preload}
        onFocus={AddImagesDialog.preload}
      >
        Add images
      </Button>
      {isOpen && <AddImagesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ImageTable({ onEdit }: { onEdit: (row: ProductImageRow) => void }) {
  const { query, paging, filter } = useListSearchParams(imageSearchParams);
  const { total, table } = usePageOfRows(allImagesQuery(query));
  const rows = useMemo(() => table.rows?.map(markContinued), [table.rows]);
  const filters = useImageFilters(query, filter);
  const { canUpdate, canDelete } = useImageRights();
  const remove = useRemoveImage();

  const rowActions = (row: ProductImageRow): RowAction[] => [
    ...(canUpdate
      ? [
          { label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(row) },
          {
            label: 'Add images',
            icon: <AddPhotoAlternateRounded />,
            href: mediaTab(row.product_id),
            isInMenuOnly: true,
          },
        ]
      : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) }] : []),
  ];

  return (
    <DataTable
      tableId="product-images"
      label="Product Images"
      columns={imageColumns}
      rowKey={getRowKey}
      groupOf={getProductId}
      {...table}
      rows={rows}
      filters={filters}
      {...(canUpdate && { actions: rowActions, onOpen: onEdit })}
      server={{ ...paging(total), loadAll: () => imagesApi.matching(query) }}
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
  );
}

const getRowKey = ({ id }: ProductImageRow) => id;
const getProductId = ({ product_id }: ProductImageRow) => product_id;

function markContinued(row: ProductImageRow, index: number, rows: readonly ProductImageRow[]): ListedImage {
  const above = rows[index - 1];
  return { ...row, isContinued: above !== undefined && getProductId(above) === getProductId(row) };
}

const AddImagesDialog = loadable(() => import('./add-images-dialog.tsx').then((module) => module.AddImagesDialog));
const ImageDialog = loadable(() => import('./image-dialog.tsx').then((module) => module.ImageDialog));
