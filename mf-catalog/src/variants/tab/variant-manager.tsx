import { useRef, useState } from 'react';
import Stack from '@mui/material/Stack';
import type { Variant } from '@lumora/shared-contract/catalog';
import { useCan } from '@lumora/shared-auth';
import { DraftBar } from '../draft-saving/draft-bar.tsx';
import { useVariantDrafts } from '../draft-saving/use-variant-drafts.ts';
import { VariantForm, type VariantFormHandle } from '../form/variant-form.tsx';
import { VariantTable } from './variant-table.tsx';

interface VariantManagerProps {
  productId: number;
  productName: string;
}

interface OpenedForm {
  /** number of opened forms; the React key of the form */
  count: number;
  /** the variant to edit, null to add one */
  variant: Variant | null;
}

/** Lists the variants of a saved product, with the form that adds or edits one. */
export function VariantManager({ productId, productName }: VariantManagerProps) {
  const draftState = useVariantDrafts();
  const [opened, setOpened] = useState<OpenedForm>({ count: 0, variant: null });
  const canCreate = useCan('products.create');
  const form = useRef<VariantFormHandle>(null);

  const open = (variant: Variant | null) => setOpened(({ count }) => ({ count: count + 1, variant }));
  /** Closes the current form if it matches: another form may have been opened since a save or deletion began. */
  const closeIf = (matches: (current: OpenedForm) => boolean) =>
    setOpened((current) => (matches(current) ? { count: current.count + 1, variant: null } : current));

  async function edit(variant: Variant) {
    if (form.current && !(await form.current.confirmLeave())) return;
    open(variant);
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <VariantTable
        productId={productId}
        productName={productName}
        draftState={draftState}
        onEdit={(variant) => void edit(variant)}
        onDeleted={({ id }) => {
          draftState.discardDraft(id);
          closeIf(({ variant }) => variant?.id === id);
        }}
      />
      {(canCreate || opened.variant) && (
        <div key={opened.count} ref={opened.count > 0 ? focusFirstField : null}>
          <VariantForm
            ref={form}
            productId={productId}
            variant={opened.variant}
            onSaved={draftState.rebaseDraft}
            onClose={() => closeIf(({ count }) => count === opened.count)}
          />
        </div>
      )}
      <DraftBar {...draftState} />
    </Stack>
  );
}

function focusFirstField(container: HTMLElement | null) {
  container?.querySelector('input')?.focus();
}
