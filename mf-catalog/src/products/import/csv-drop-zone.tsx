import { useId } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface CsvDropZoneProps {
  file: File | null;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** Accepts a CSV file by file picker or by drag and drop. */
export function CsvDropZone({ file, isDisabled, onChoose }: CsvDropZoneProps) {
  const id = useId();

  return (
    <Zone>
      {/* covers the whole zone, so that the browser handles clicks, keys and drops */}
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        aria-describedby={id}
        disabled={isDisabled}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          target.value = ''; // so that choosing the same file again fires a change event
        }}
      />
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {file ? file.name : 'Choose a CSV file or drop it here'}
      </Typography>
      <Typography id={id} variant="body2" color="textSecondary">
        {file ? 'Choose or drop another to replace it' : 'CSV in UTF-8, at most 10 MB and 20,000 rows'}
      </Typography>
    </Zone>
  );
}

const Zone = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  padding: '20px 16px',
  border: `1px dashed ${vars.palette.text.disabled}`,
  borderRadius: vars.shape.borderRadius,
  textAlign: 'center',
  '&:hover': { borderColor: vars.palette.primary.main },
  '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 },
}));
