import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import BoltRounded from '@mui/icons-material/BoltRounded';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import type { Product, ProductRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { ListPage, loadable, PageButton, type ScreenCode } from '@lumora/shared-ui';
import { DataTable, parseSearchParams, useListSearchParams, usePageOfRows } from '@lumora/shared-ui/data-table';
import { exportProducts, productsQuery } from '../catalog-api.ts';
import { ProductCreatedAlert } from './product-created-alert.tsx';
import { productPath } from './product-path.ts';
import { productColumns } from './product-columns.tsx';
import { hasActiveFilters, ProductFilters } from './product-filters.tsx';
import { RelatedPages } from './related-pages.tsx';
import { useBulkSelection } from './bulk/use-bulk-selection.tsx';
import { useProductActions } from './use-product-actions.tsx';

/** Prefetches the rows that the page shows at a URL. */
export const prefetchProducts: ScreenCode['firstQuery'] = (queryClient, url) =>
  queryClient.query(productsQuery(parseSearchParams(url, productPath)));

export function ProductsPage() {
  const { query, paging, filter } = useListSearchParams(productPath);
  const { total, table } = usePageOfRows(productsQuery(query));
  const [opened, setOpened] = useState<'quick-add' | 'import' | null>(null);
  const [created, setCreated] = useState<Product | null>(null);
  const canCreate = useCan('products.create');
  const canUpdate = useCan('products.update');
  const bulk = useBulkSelection({ rows: table.rows ?? noRows, total, query });
  const actions = useProductActions({ onCreated: setCreated, onDeleted: bulk.deselect });

  return (
    <ListPage
      title="Products"
      description="Manage products and SEO metadata."
      create={canCreate ? createAction : undefined}
      actions={
        <>
          <RelatedPages />
          {canCreate && canUpdate && (
            <PageButton
              icon={<FileUploadOutlined />}
              onPointerEnter={ImportDialog.preload}
              onFocus={ImportDialog.preload}
              onClick={() => setOpened('import')}
            >
              Import
            </PageButton>
          )}
          {canCreate && (
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
      {created && <ProductCreatedAlert product={created} onClose={() => setCreated(null)} />}
      <DataTable
        tableId="products"
        label="Products"
        columns={canUpdate ? linkedColumns : plainColumns}
        rowKey={getRowKey}
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
          description: canCreate ? 'Create the first one, or import a list that you have.' : undefined,
          action: canCreate ? (
            <Button component={Link} to="create">
              {createAction.label}
            </Button>
          ) : undefined,
        }}
      />
      {actions.sheet}
      {bulk.dialog}
      {opened === 'quick-add' && <QuickAddDialog onCreated={setCreated} onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
    </ListPage>
  );
}

const QuickAddDialog = loadable(() =>
  import('./quick-add/quick-add-dialog.tsx').then((module) => module.QuickAddDialog),
);
const ImportDialog = loadable(() => import('./import/import-dialog.tsx').then((module) => module.ImportDialog));

const createAction = { label: 'Create product', href: 'create' };
const noRows: readonly never[] = [];
const getRowKey = ({ id }: ProductRow) => id;
const linkedColumns = productColumns(true);
const plainColumns = productColumns(false);
