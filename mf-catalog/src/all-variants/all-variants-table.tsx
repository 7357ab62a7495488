import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import type { VariantRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import {
  DataTable,
  useListAddress,
  usePageOfRows,
  type DataColumn,
  type RowAction,
} from '@lumora/shared-ui/data-table';
import { DraftBar } from '../variants/draft-bar.tsx';
import { SetForSelected } from '../variants/set-for-selected.tsx';
import { useSelectedVariants } from '../variants/use-selected-variants.ts';
import { useVariantDrafts } from '../variants/use-variant-drafts.ts';
import type { TypeOver } from '../variants/variant-columns.tsx';
import type { DraftedVariant, EditedField } from '../variants/variant-drafts.ts';
import { VariantGallery } from '../variants/variant-gallery.tsx';
import { readVariants, variantPage } from '../variants/variants-api.ts';
import { isNarrowed, VariantFilters, variantAddress } from './variant-filters.tsx';

export type VariantRowColumn = DataColumn<DraftedVariant<VariantRow>>;

interface AllVariantsTableProps {
  tableId: string;
  label: string;
  /** the order when the address says none; the newest first without it */
  firstSort?: string;
  /** declared outside the page, so that the columns stay the same */
  columnsOf: (typeOver: TypeOver, onOpenImages: (variant: VariantRow) => void) => VariantRowColumn[];
  /** what can be set for all selected rows, the likeliest first */
  settable: readonly [EditedField, ...EditedField[]];
  /** buttons of a row for those who may change it */
  stepsOf?: (row: DraftedVariant<VariantRow>, typeOver: NonNullable<TypeOver>) => RowAction[];
}

/** The variants of all products, page by page, edited in place; what is typed outlives the page that it was typed on. */
export function AllVariantsTable({ tableId, label, firstSort, columnsOf, settable, stepsOf }: AllVariantsTableProps) {
  const { query, paging, filter } = useListAddress({ ...variantAddress, firstSort });
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
        isFiltered={isNarrowed(query)}
        {...(typeOver && {
          ...(stepsOf && { actions: (row) => stepsOf(row, typeOver) }),
          selection: {
            ...selection,
            actions: (
              <SetForSelected fields={settable} onSet={(field, text) => keeping.typeAll(variants, field, text)} />
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
