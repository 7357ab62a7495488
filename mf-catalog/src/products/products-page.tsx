import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import BoltRounded from '@mui/icons-material/BoltRounded';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import type { Product, ProductRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { ListPage, loadable, PageButton, type ScreenCode } from '@lumora/shared-ui';
import { DataTable, readAddress, useListAddress, usePageOfRows } from '@lumora/shared-ui/data-table';
import { exportProducts, productsQuery } from '../catalog-api.ts';
import { ProductCreatedAlert } from './product-created-alert.tsx';
import { productPath } from './product-path.ts';
import { productColumns } from './product-columns.tsx';
import { hasActiveFilters, ProductFilters } from './product-filters.tsx';
import { RelatedPages } from './related-pages.tsx';
import { useBulkSelection } from './bulk/use-bulk-selection.tsx';
import { useProductActions } from './use-product-actions.tsx';

/** Asks for the rows that the page shows at `address`. */
export const prefetchProducts: ScreenCode['firstQuery'] = (queryClient, address) =>
  queryClient.query(productsQuery(readAddress(address, productPath)));

export function ProductsPage() {
  const { query, paging, filter } = useListAddress(productPath);
  const { total, table } = usePageOfRows(productsQuery(query));
  const [opened, setOpened] = useState<'quick-add' | 'import' | null>(null);
  const [made, setMade] = useState<Product | null>(null);
  const mayCreate = useCan('products.create');
  const mayUpdate = useCan('products.update');
  const bulk = useBulkSelection({ rows: table.rows ?? none, total, query });
  const actions = useProductActions({ onCreated: setMade, onDeleted: bulk.forget });

  return (
    <ListPage
      title="Products"
      description="Manage products and SEO metadata."
      create={mayCreate ? create : undefined}
      actions={
        <>
          <RelatedPages />
          {mayCreate && mayUpdate && (
            <PageButton
              icon={<FileUploadOutlined />}
              onPointerEnter={ImportDialog.preload}
              onFocus={ImportDialog.preload}
              onClick={() => setOpened('import')}
            >
              Import
            </PageButton>
          )}
          {mayCreate && (
            <PageButton
              variant="outlined"
              icon={<BoltRounded />}
              onPointerEnter={QuickAddDialog.preload}
              onFocus={QuickAddDialog.preload}
              onClick={() => setOpened('quick-add')}
            >
              Quick Add
            </PageButton>
          )}
        </>
      }
    >
      {made && <ProductCreatedAlert product={made} onClose={() => setMade(null)} />}
      <DataTable
        tableId="products"
        label="Products"
        columns={mayUpdate ? linkedColumns : plainColumns}
        rowKey={keyOf}
        {...table}
        filters={<ProductFilters filters={query} onChange={filter} />}
        isFiltered={hasActiveFilters(query)}
        {...(bulk.selection && { selection: bulk.selection })}
        {...(actions.rowActions && { actions: actions.rowActions })}
        server={{
          ...paging(total),
          loadAll: () => exportProducts({ ...query, page: undefined, page_size: undefined }),
        }}
        empty={{
          title: 'No products yet',
          description: mayCreate ? 'Create the first one, or import a list that you have.' : undefined,
          action: mayCreate ? (
            <Button component={Link} to="create">
              {create.label}
            </Button>
          ) : undefined,
        }}
      />
      {actions.sheet}
      {bulk.dialog}
      {opened === 'quick-add' && <QuickAddDialog onMade={setMade} onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
    </ListPage>
  );
}

const QuickAddDialog = loadable(() =>
  import('./quick-add/quick-add-dialog.tsx').then((module) => module.QuickAddDialog),
);
const ImportDialog = loadable(() => import('./import/import-dialog.tsx').then((module) => module.ImportDialog));

const create = { label: 'Create product', href: 'create' };
const none: readonly never[] = [];
const keyOf = ({ id }: ProductRow) => id;
const linkedColumns = productColumns(true);
const plainColumns = productColumns(false);
