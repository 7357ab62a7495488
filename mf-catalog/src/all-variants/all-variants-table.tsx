import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import { useCan } from '@lumora/shared-auth';
import {
  DataTable,
  useListSearchParams,
  usePageOfRows,
  type DataColumn,
  type RowAction,
} from '@lumora/shared-ui/data-table';
import type { ListSearchParams } from '@lumora/shared-ui/api';
import { ChooseAllButton } from '../choose-all/choose-all-button.tsx';
import { DraftBar } from '../variants/draft-saving/draft-bar.tsx';
import { BulkSetButton } from '../variants/bulk-set/bulk-set-button.tsx';
import { useSelectedVariants } from '../variants/use-selected-variants.ts';
import { useVariantDrafts } from '../variants/draft-saving/use-variant-drafts.ts';
import type { OnCellEdit } from '../variants/variant-columns.tsx';
import type { DraftedVariant, EditableField } from '../variants/variant-drafts.ts';
import { VariantGallery } from '../variants/variant-gallery.tsx';
import { variantPage, variantsApi } from '../variants/variants-api.ts';
import { useVariantFilters, type VariantFilterValues } from './variant-filters.ts';

export type VariantRowColumn = DataColumn<DraftedVariant<VariantRow>>;

interface AllVariantsTableProps {
  tableId: string;
  label: string;
  listPath: ListSearchParams<VariantFilterValues>;
  /** must be a stable reference, because the columns depend on it */
  getColumns: (onCellEdit: OnCellEdit, onOpenImages: (variant: VariantRow) => void) => VariantRowColumn[];
  /** fields that can be set for all selected rows, the most common first */
  settable: readonly [EditableField, ...EditableField[]];
  /** row actions for a user who may edit variants */
  getRowActions?: (row: DraftedVariant<VariantRow>, onCellEdit: NonNullable<OnCellEdit>) => RowAction[];
  onOpen?: ((row: DraftedVariant<VariantRow>) => void) | undefined;
}

/** Lists the variants of all products with in-place editing. Drafts survive a change of the page. */
export function AllVariantsTable({
  tableId,
  label,
  listPath,
  getColumns,
  settable,
  getRowActions,
  onOpen,
}: AllVariantsTableProps) {
  const { query, paging, filter } = useListSearchParams(listPath);
  const { total, table } = usePageOfRows(variantPage(query));
  const filters = useVariantFilters(query, filter);
  const { variants, select, refresh, ...selection } = useSelectedVariants(table.rows ?? noRows);
  const draftState = useVariantDrafts(refresh);
  const [openedVariant, setOpenedVariant] = useState<VariantRow | null>(null);
  const onCellEdit = useCan('products.update') ? draftState.editCell : undefined;
  const columns = useMemo(() => getColumns(onCellEdit, setOpenedVariant), [getColumns, onCellEdit]);

  return (
    <Stack>
      <DataTable<DraftedVariant<VariantRow>>
        tableId={tableId}
        label={label}
        columns={columns}
        rowKey={({ saved }) => saved.id}
        {...table}
        rows={table.rows && draftState.withDrafts(table.rows)}
        filters={filters}
        onOpen={onOpen}
        {...(onCellEdit && {
          ...(getRowActions && { actions: (row) => getRowActions(row, onCellEdit) }),
          selection: {
            ...selection,
            actions: (
              <>
                {variants.length < total && (
                  <ChooseAllButton
                    total={total}
                    onSelect={async (_onProgress, signal) => {
                      const found = await variantsApi.matching(query);
                      if (!signal.aborted) select(found);
                    }}
                  />
                )}
                <BulkSetButton fields={settable} variants={variants} draftState={draftState} />
              </>
            ),
          },
        })}
        server={{
          ...paging(total),
          loadAll: async () => draftState.withDrafts(await variantsApi.matching(query)),
        }}
        empty={{ title: 'No variants yet', description: 'They are made on the variants tab of a product.' }}
      />
      {openedVariant && <VariantGallery variant={openedVariant} onClose={() => setOpenedVariant(null)} />}
      <DraftBar {...draftState} />
    </Stack>
  );
}

const noRows: readonly never[] = [];
