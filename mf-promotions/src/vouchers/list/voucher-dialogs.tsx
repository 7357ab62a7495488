import type { Voucher, VoucherBatch } from '@lumora/shared-contract/promotions';
import { loadable } from '@lumora/shared-ui';

/** The open dialog of the page. */
export type OpenDialog =
  | { dialog: 'form'; voucher: Voucher | null }
  | { dialog: 'dry-run'; voucher: Voucher | null }
  | { dialog: 'generator' }
  | { dialog: 'generated'; batch: VoucherBatch };

interface VoucherDialogsProps {
  opened: OpenDialog | null;
  onOpen: (next: OpenDialog) => void;
  /** `dialog` has closed; another dialog may have opened in the meantime */
  onClose: (dialog: OpenDialog['dialog']) => void;
  /** shows the vouchers of a batch in the list */
  onShowBatch: (batch: string) => void;
}

export function VoucherDialogs({ opened, onOpen, onClose, onShowBatch }: VoucherDialogsProps) {
  if (opened === null) return null;
  const close = () => onClose(opened.dialog);

  switch (opened.dialog) {
    case 'form':
      return <VoucherDialog voucher={opened.voucher} onClose={close} />;
    case 'dry-run':
      return <VoucherDryRunDialog voucher={opened.voucher} onClose={close} />;
    case 'generator':
      return <GenerateDialog onCreated={(batch) => onOpen({ dialog: 'generated', batch })} onClose={close} />;
    case 'generated':
      return <GeneratedCodes batch={opened.batch} onShow={onShowBatch} onClose={close} />;
  }
}

const VoucherDialog = loadable(() => import('../voucher-dialog.tsx').then((module) => module.VoucherDialog));
const VoucherDryRunDialog = loadable(() =>
  import('../dry-run/voucher-dry-run-dialog.tsx').then((module) => module.VoucherDryRunDialog),
);
const GenerateDialog = loadable(() =>
  import('../generate/generate-dialog.tsx').then((module) => module.GenerateDialog),
);
const GeneratedCodes = loadable(() =>
  import('../generate/generated-codes.tsx').then((module) => module.GeneratedCodes),
);

export const preloadVoucherForm = VoucherDialog.preload;
export const preloadVoucherDryRun = VoucherDryRunDialog.preload;
export const preloadGenerator = GenerateDialog.preload;
