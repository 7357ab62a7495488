import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import BoltRounded from '@mui/icons-material/BoltRounded';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import type { Product, ProductRow } from '@lumora/shared-contract/catalog';
import { useCan } from '@lumora/shared-auth';
import { ListPage, loadable, phoneScreen, SavedViews } from '@lumora/shared-ui';
import { DataTable, MoreButton, useListSearchParams, usePageOfRows } from '@lumora/shared-ui/data-table';
import { exportProducts, productsQuery } from '../catalog-api.ts';
import { ProductCreatedAlert } from './product-created-alert.tsx';
import { productSearchParams } from './search-params/product-search-params.ts';
import { productColumns } from './product-columns.tsx';
import { relatedPages, RelatedPages } from './related-pages.tsx';
import { useBulkSelection } from './bulk/use-bulk-selection.tsx';
import { useProductActions } from './use-product-actions.tsx';
import { useProductFilters } from './use-product-filters.tsx';

export function ProductsPage() {
  const { query, paging, filter } = useListSearchParams(productSearchParams);
  const { total, table } = usePageOfRows(productsQuery(query));
  const [opened, setOpened] = useState<'quick-add' | 'import' | null>(null);
  const [created, setCreated] = useState<Product | null>(null);
  const canCreate = useCan('products.create');
  const canUpdate = useCan('products.update');
  const bulk = useBulkSelection({ rows: table.rows ?? noRows, total, query });
  const navigate = useNavigate();
  const filters = useProductFilters(query, filter);
  const actions = useProductActions({ onCreated: setCreated, onDeleted: bulk.deselect });

  return (
    <ListPage
      title="Products"
      description="Manage products and SEO metadata."
      create={canCreate ? createAction : undefined}
      actions={<ProductListActions canCreate={canCreate} canImport={canCreate && canUpdate} onOpen={setOpened} />}
    >
      {created && <ProductCreatedAlert product={created} onClose={() => setCreated(null)} />}
      <Box sx={linksStyles}>
        <SavedViews tableId="products" views={views} />
        <RelatedPages />
      </Box>
      <DataTable
        tableId="products"
        label="Products"
        columns={columns}
        rowKey={getRowKey}
        {...table}
        filters={filters}
        selection={bulk.selection || undefined}
        actions={actions}
        onOpen={({ id }) => void navigate(`${id}/edit`)}
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
      {bulk.dialog}
      {opened === 'quick-add' && <QuickAddDialog onCreated={setCreated} onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
    </ListPage>
  );
}

interface ProductListActionsProps {
  canCreate: boolean;
  canImport: boolean;
  onOpen: (dialog: 'quick-add' | 'import') => void;
}

/** On a phone the menu has the links to the related pages too. */
function ProductListActions({ canCreate, canImport, onOpen }: ProductListActionsProps) {
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  const menuActions = [
    ...(canCreate && isPhone
      ? [{ label: 'Quick Add', icon: <BoltRounded />, onSelect: () => onOpen('quick-add') }]
      : []),
    ...(canImport ? [{ label: 'Import', icon: <FileUploadOutlined />, onSelect: () => onOpen('import') }] : []),
    ...(isPhone ? relatedPages : []),
  ];

  return (
    <>
      {menuActions.length > 0 && <MoreButton actions={menuActions} onOpen={() => void ImportDialog.preload()} />}
      {canCreate && !isPhone && (
        <Button
          variant="outlined"
          startIcon={<BoltRounded />}
          onPointerEnter={QuickAddDialog.preload}
          onFocus={QuickAddDialog.preload}
          onClick={() => onOpen('quick-add')}
        >
          Quick Add
        </Button>
      )}
    </>
  );
}

const QuickAddDialog = loadable(() =>
  import('./quick-add/quick-add-dialog.tsx').then((module) => module.QuickAddDialog),
);
const ImportDialog = loadable(() => import('./import/import-dialog.tsx').then((module) => module.ImportDialog));

const views = [
  { name: 'All', search: '' },
  { name: 'Live', search: 'is_active=true' },
  { name: 'Draft', search: 'is_active=false' },
  { name: 'Sold out', search: 'stock=out' },
];

const linksStyles = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '12px 16px' };
const createAction = { label: 'Create product', href: 'create' };
const noRows: readonly never[] = [];
const getRowKey = ({ id }: ProductRow) => id;
const columns = productColumns();
