import type { Voucher, VoucherBatch } from '@lumora/shared-contract';
import { loadable } from '@lumora/shared-ui';

/** What lies over the list. */
export type OpenDialog =
  | { dialog: 'form'; voucher: Voucher | null }
  | { dialog: 'try'; voucher: Voucher | null }
  | { dialog: 'generator' }
  | { dialog: 'made'; batch: VoucherBatch };

interface VoucherDialogsProps {
  opened: OpenDialog | null;
  onOpen: (next: OpenDialog) => void;
  /** A dialog has ended. By then another may have taken its place. */
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
    case 'try':
      return <VoucherDryRunDialog voucher={opened.voucher} onClose={close} />;
    case 'generator':
      return <GenerateDialog onMade={(batch) => onOpen({ dialog: 'made', batch })} onClose={close} />;
    case 'made':
      return <GeneratedCodes batch={opened.batch} onShow={onShowBatch} onClose={close} />;
  }
}

const VoucherDialog = loadable(() => import('./voucher-dialog.tsx').then((module) => module.VoucherDialog));
const VoucherDryRunDialog = loadable(() =>
  import('./dry-run/voucher-dry-run-dialog.tsx').then((module) => module.VoucherDryRunDialog),
);
const GenerateDialog = loadable(() => import('./generate/generate-dialog.tsx').then((module) => module.GenerateDialog));
const GeneratedCodes = loadable(() => import('./generate/generated-codes.tsx').then((module) => module.GeneratedCodes));

export const preloadVoucherForm = VoucherDialog.preload;
export const preloadVoucherDryRun = VoucherDryRunDialog.preload;
export const preloadGenerator = GenerateDialog.preload;
