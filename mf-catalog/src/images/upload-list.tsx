import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import CloseRounded from '@mui/icons-material/CloseRounded';
import type { Upload } from './use-upload-rows.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (failed: readonly Upload[]) => void;
  onDismiss: (key: number) => void;
}

/** Lists the files of running and failed uploads with their progress. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const isUploading = uploads.some(({ state }) => state === 'waiting' || state === 'sending');

  return (
    <div>
      <Box sx={headerStyles}>
        <Typography role="status" sx={{ fontWeight: 500 }}>
          {isUploading ? 'Uploading…' : 'These files were not uploaded:'}
        </Typography>
        {failed.length > 1 && !isUploading && (
          <Button size="small" onClick={() => onRetry(failed)}>
            Retry all
          </Button>
        )}
      </Box>
      <Box component="ul" aria-label="Uploads" sx={listStyles}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => onRetry([upload])}
            onDismiss={() => onDismiss(upload.key)}
          />
        ))}
      </Box>
    </div>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { file, state, progress, reason } = upload;
  const hasError = state === 'failed' || state === 'rejected';

  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={file.name}>
          {file.name}
        </Typography>
        <LinearProgress
          aria-label={`Upload of ${file.name}`}
          // all bytes are sent, and the server is still processing them
          variant={state === 'sending' && progress === 1 ? 'indeterminate' : 'determinate'}
          color={hasError ? 'error' : 'primary'}
          value={Math.round(progress * 100)}
          sx={{ my: 0.5, borderRadius: 1 }}
        />
        <Typography variant="body2" color={hasError ? 'error' : 'textSecondary'} sx={{ overflowWrap: 'anywhere' }}>
          {hasError ? reason : stateLabel(upload)}
        </Typography>
      </Box>
      {state === 'failed' && (
        <Button size="small" variant="outlined" onClick={onRetry} aria-label={`Retry ${file.name}`}>
          Retry
        </Button>
      )}
      {hasError && (
        <Tooltip title="Dismiss">
          <IconButton aria-label={`Dismiss ${file.name}`} onClick={onDismiss}>
            <CloseRounded />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

function stateLabel({ state, progress }: Upload): string {
  if (state === 'waiting') return 'Waiting';
  return progress === 1 ? 'Storing…' : `${Math.round(progress * 100)}%`;
}

const headerStyles = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 };
const listStyles = { m: 0, p: 0, listStyle: 'none' };
const rowStyles = { display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' };
