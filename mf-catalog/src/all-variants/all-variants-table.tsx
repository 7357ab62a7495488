import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import type { VariantRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import {
  DataTable,
  useListSearchParams,
  usePageOfRows,
  type DataColumn,
  type RowAction,
} from '@lumora/shared-ui/data-table';
import { DraftBar } from '../variants/draft-bar.tsx';
import { BulkSetDialog } from '../variants/bulk-set-dialog.tsx';
import { useSelectedVariants } from '../variants/use-selected-variants.ts';
import { useVariantDrafts } from '../variants/use-variant-drafts.ts';
import type { OnCellEdit } from '../variants/variant-columns.tsx';
import type { DraftedVariant, EditableField } from '../variants/variant-drafts.ts';
import { VariantGallery } from '../variants/variant-gallery.tsx';
import { readVariants, variantPage } from '../variants/variants-api.ts';
import { hasActiveFilters, VariantFilters, variantPath } from './variant-filters.tsx';

export type VariantRowColumn = DataColumn<DraftedVariant<VariantRow>>;

interface AllVariantsTableProps {
  tableId: string;
  label: string;
  /** the order when the address says none; the newest first without it */
  defaultSort?: string;
  /** declared outside the page, so that the columns stay the same */
  columnsOf: (typeOver: OnCellEdit, onOpenImages: (variant: VariantRow) => void) => VariantRowColumn[];
  /** what can be set for all selected rows, the likeliest first */
  settable: readonly [EditableField, ...EditableField[]];
  /** buttons of a row for those who may change it */
  stepsOf?: (row: DraftedVariant<VariantRow>, typeOver: NonNullable<OnCellEdit>) => RowAction[];
}

/** The variants of all products, page by page, edited in place; what is typed outlives the page that it was typed on. */
export function AllVariantsTable({ tableId, label, defaultSort, columnsOf, settable, stepsOf }: AllVariantsTableProps) {
  const { query, paging, filter } = useListSearchParams({ ...variantPath, defaultSort });
  const { total, table } = usePageOfRows(variantPage(query));
  const keeping = useVariantDrafts();
  const { variants, ...selection } = useSelectedVariants(table.rows ?? none);
  const [shown, setShown] = useState<VariantRow | null>(null);
  const typeOver = useCan('products.update') ? keeping.type : undefined;
  const columns = useMemo(() => columnsOf(typeOver, setShown), [columnsOf, typeOver]);

  return (
    <Stack>
      <DataTable<DraftedVariant<VariantRow>>
        tableId={tableId}
        label={label}
        columns={columns}
        rowKey={({ saved }) => saved.id}
        {...table}
        rows={table.rows && keeping.drafted(table.rows)}
        filters={<VariantFilters filters={query} onChange={filter} />}
        isFiltered={hasActiveFilters(query)}
        {...(typeOver && {
          ...(stepsOf && { actions: (row) => stepsOf(row, typeOver) }),
          selection: {
            ...selection,
            actions: (
              <BulkSetDialog fields={settable} onSet={(field, text) => keeping.typeAll(variants, field, text)} />
            ),
          },
        })}
        server={{
          ...paging(total),
          loadAll: async () => keeping.drafted(await readVariants(query)),
        }}
        empty={{ title: 'No variants yet', description: 'They are made on the variants tab of a product.' }}
      />
      {shown && <VariantGallery variant={shown} onClose={() => setShown(null)} />}
      <DraftBar {...keeping} />
    </Stack>
  );
}

const none: readonly never[] = [];
