import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import type { VoucherBatch } from '@lumora/shared-contract/promotions';
import { countOf } from '@lumora/shared-contract/format';
import { copyText } from '@lumora/shared-ui';
import { downloadBatch } from './download-batch.ts';

interface GeneratedCodesProps {
  batch: VoucherBatch;
  onShow: (batch: string) => void;
  onClose: () => void;
}

/** Lists the generated codes for copying and download. */
export function GeneratedCodes({ batch: { batch, count, codes }, onShow, onClose }: GeneratedCodesProps) {
  const id = useId();
  const [isLoading, setLoading] = useState(false);
  const title = `${countOf(count, 'code')} made`;

  async function download() {
    if (isLoading) return;
    setLoading(true);
    await downloadBatch(batch);
    setLoading(false);
  }

  function show() {
    onShow(batch);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          They form the batch {batch}, by which the list can show them at any time.
        </Typography>
        <Box component="ul" tabIndex={0} aria-label="Codes" sx={listStyles}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Button size="small" onClick={() => void copyText(codes.join('\n'), 'Codes')} sx={{ mt: 1, ml: -1 }}>
          Copy all
        </Button>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Close</Button>
        <Button onClick={show}>Show in list</Button>
        <Button
          variant="contained"
          startIcon={<FileDownloadOutlined />}
          aria-disabled={isLoading}
          onClick={() => void download()}
        >
          Download CSV
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyles = {
  m: 0,
  px: 2,
  py: 1,
  maxHeight: 240,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
  letterSpacing: '0.04em',
};
