import type { Voucher, VoucherBatch } from '@lumora/shared-contract';
import { loadable } from '@lumora/shared-ui';

/** What lies over the list. */
export type Opened =
  | { dialog: 'form'; voucher: Voucher | null }
  | { dialog: 'try'; voucher: Voucher | null }
  | { dialog: 'generator' }
  | { dialog: 'made'; batch: VoucherBatch };

interface VoucherDialogsProps {
  opened: Opened | null;
  onOpen: (next: Opened) => void;
  /** A dialog has ended. By then another may have taken its place. */
  onClose: (dialog: Opened['dialog']) => void;
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
      return <TryDialog voucher={opened.voucher} onClose={close} />;
    case 'generator':
      return <GenerateDialog onMade={(batch) => onOpen({ dialog: 'made', batch })} onClose={close} />;
    case 'made':
      return <MadeCodes batch={opened.batch} onShow={onShowBatch} onClose={close} />;
  }
}

const VoucherDialog = loadable(() => import('./voucher-dialog.tsx').then((module) => module.VoucherDialog));
const TryDialog = loadable(() => import('./try/try-dialog.tsx').then((module) => module.TryDialog));
const GenerateDialog = loadable(() => import('./generate/generate-dialog.tsx').then((module) => module.GenerateDialog));
const MadeCodes = loadable(() => import('./generate/made-codes.tsx').then((module) => module.MadeCodes));

export const preloadVoucherForm = VoucherDialog.preload;
export const preloadTry = TryDialog.preload;
export const preloadGenerator = GenerateDialog.preload;
