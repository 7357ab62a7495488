import { useId, type DragEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { downloadFile } from '@lumora/shared-ui/data-table';
import { templateCsv } from './csv-file.ts';
import { CsvDropZone } from './csv-drop-zone.tsx';
import { changeCount, ImportFindings } from './import-findings.tsx';
import { useImport } from './use-import.ts';

/** Imports products from a CSV file; shows the plan of the import first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { state, choose, save } = useImport(onClose);
  const { file, step, report, problem } = state;
  const isImporting = step === 'importing';
  const canImport = report?.can_skip === true && changeCount(report) !== '';

  return (
    <Dialog
      open
      onClose={isImporting ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      onDragOver={preventDrop}
      onDrop={preventDrop}
    >
      <DialogTitle id={id}>Import products</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <ImportRules />
        <CsvDropZone file={file} isDisabled={isImporting} onChoose={(chosen) => void choose(chosen)} />
        {step !== 'idle' && (
          <ImportProgress label={isImporting ? 'Importing…' : 'Checking…'} sentShare={state.sentShare} />
        )}
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        {report && <ImportFindings report={report} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={isImporting} onClick={onClose}>
          Cancel
        </Button>
        {file && problem !== null && <Button onClick={() => void choose(file)}>Check again</Button>}
        {file && report && canImport && (
          <Button variant="contained" disabled={isImporting} onClick={() => void save(file)}>
            Import {changeCount(report)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Explains the rows of a file, and offers a template. */
function ImportRules() {
  return (
    <div>
      <Typography color="textSecondary">The file is checked first. Nothing is saved until you press Import.</Typography>
      <Box component="ul" sx={rulesStyles}>
        <li>A row with an id updates that product.</li>
        <li>
          A row without an id creates a product, unless it has only the cells of a variant. A new product needs a name
          and the titles of a category and a sub-category.
        </li>
        <li>The row of a product has its first variant. Each further variant has a row of its own below it.</li>
        <li>Rows with problems are left out. You get them as a file, with the reason for each.</li>
        <li>With a problem in the header, or more than 1,000 problems, nothing is imported.</li>
      </Box>
      <Button
        size="small"
        sx={{ ml: -1.25, mt: 0.5 }}
        onClick={() => downloadFile('products-template.csv', templateCsv, 'text/csv')}
      >
        Download template
      </Button>
    </div>
  );
}

function ImportProgress({ label, sentShare }: { label: string; sentShare: number }) {
  const isIndeterminate = sentShare === 0 || sentShare === 1;

  return (
    <div role="status">
      {label}
      <LinearProgress
        aria-label={label}
        variant={isIndeterminate ? 'indeterminate' : 'determinate'}
        value={Math.round(sentShare * 100)}
        sx={{ mt: 1 }}
      />
    </div>
  );
}

const rulesStyles = { mt: 1, mb: 0, pl: 2.5, color: 'text.secondary' };

/** Prevents the browser from opening a file that is dropped outside the drop zone. */
function preventDrop(event: DragEvent) {
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
