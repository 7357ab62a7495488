import { useRef, useState } from 'react';
import Stack from '@mui/material/Stack';
import type { Variant } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { DraftBar } from './draft-bar.tsx';
import { useVariantDrafts } from './use-variant-drafts.ts';
import { VariantForm, type VariantFormHandle } from './variant-form.tsx';
import { VariantTable } from './variant-table.tsx';

interface VariantManagerProps {
  productId: number;
  productName: string;
}

interface OpenedForm {
  /** how often a form was opened: each is a new one */
  count: number;
  /** the variant to edit, null to add one */
  variant: Variant | null;
}

/** The variants of a saved product, and the form that adds one or edits one. */
export function VariantManager({ productId, productName }: VariantManagerProps) {
  const keeping = useVariantDrafts();
  const [opened, setOpened] = useState<OpenedForm>({ count: 0, variant: null });
  const mayCreate = useCan('products.create');
  const form = useRef<VariantFormHandle>(null);

  const open = (variant: Variant | null) => setOpened(({ count }) => ({ count: count + 1, variant }));
  /** `isMeant` tells of the form that is open by now, which may be another than when the work began. */
  const closeIf = (isMeant: (now: OpenedForm) => boolean) =>
    setOpened((now) => (isMeant(now) ? { count: now.count + 1, variant: null } : now));

  async function edit(variant: Variant) {
    if (form.current && !(await form.current.mayLeave())) return;
    open(variant);
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <VariantTable
        productId={productId}
        productName={productName}
        keeping={keeping}
        onEdit={(variant) => void edit(variant)}
        onDeleted={({ id }) => {
          keeping.discardOne(id);
          closeIf(({ variant }) => variant?.id === id);
        }}
      />
      {(mayCreate || opened.variant) && (
        <div key={opened.count} ref={opened.count > 0 ? focusFirstField : null}>
          <VariantForm
            ref={form}
            productId={productId}
            variant={opened.variant}
            onSaved={keeping.follow}
            onClose={() => closeIf(({ count }) => count === opened.count)}
          />
        </div>
      )}
      <DraftBar {...keeping} />
    </Stack>
  );
}

/** The form was asked for, or is ready for the next one. */
function focusFirstField(place: HTMLElement | null) {
  place?.querySelector('input')?.focus();
}
