import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { formatVoucherRule, formatVoucherScope } from '../voucher-format.ts';
import { PlainField } from './plain-field.tsx';
import { DryRunLines } from './dry-run-lines.tsx';
import { DryRunResult } from './dry-run-result.tsx';
import type { DryRunLine } from './voucher-dry-run.ts';
import { VariantPicker } from './variant-picker.tsx';

interface VoucherDryRunDialogProps {
  /** the voucher to try; null to enter a code */
  voucher: Voucher | null;
  onClose: () => void;
}

/** Shows the discount of a voucher on a sample cart, or the reason of a rejection. Creates no order and counts no use. */
export function VoucherDryRunDialog({ voucher, onClose }: VoucherDryRunDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [code, setCode] = useState('');
  const [phone, setPhone] = useState('');
  const [lines, setLines] = useState<readonly DryRunLine[]>([]);

  function add(variant: DryRunLine['variant']) {
    if (!lines.some((line) => line.variant.id === variant.id)) setLines([...lines, { variant, quantity: 1 }]);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      slotProps={{ paper: { sx: paperStyles } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {voucher ? `Try ${voucher.code}` : 'Try a code'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        {voucher && (
          <Typography color="textSecondary">
            {formatVoucherRule(voucher)} · {formatVoucherScope(voucher)}. Tried as if it ran now.
          </Typography>
        )}
        <Box sx={columnStyles}>
          {!voucher && <PlainField label="Code" value={code} onChange={setCode} autoFocus />}
          <PlainField
            label="Customer’s phone"
            value={phone}
            onChange={setPhone}
            type="tel"
            help="For the limit per customer. May be empty."
          />
        </Box>
        <VariantPicker autoFocus={voucher !== null} onChoose={add} />
        <DryRunLines lines={lines} onChange={setLines} />
        <DryRunResult cart={{ voucher: voucher?.id ?? code, phone, lines }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const paperStyles = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { m: 0, width: '100%', maxHeight: 'none', borderRadius: 0, border: 0 },
});

const columnStyles = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' };
