import { useState, type ChangeEvent, type DragEvent } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { imageRules } from '@lumora/shared-contract';
import { FieldFrame } from './field-frame.tsx';
import { imageRefusal } from './image-refusal.ts';
import { ImagePreview } from './image-preview.tsx';
import { useFormField } from './use-form-field.ts';

export interface ImageFieldProps {
  name: string;
  label: string;
  /** address of the picture that is stored now, if there is one */
  storedUrl: string | null;
}

/** One picture, dropped or chosen; its value is the chosen `File`, or null to leave the stored one as it is. */
export function ImageField({ name, label, storedUrl }: ImageFieldProps) {
  const field = useFormField<File | null>(name, (file: File | null) => (file ? imageRefusal(file) : undefined));
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { id, value: file, error, isBusy, setValue } = field;

  function choose(chosen: File | undefined) {
    if (chosen && !isBusy) setValue(chosen);
  }

  return (
    <FieldFrame field={field} label={label} help={imageRules.hint}>
      <Box
        sx={{ ...zone, ...(isDraggedOver && draggedOver), ...(error !== undefined && wrong) }}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setDraggedOver(false);
          choose(event.dataTransfer.files[0]);
        }}
      >
        <Box
          component="input"
          type="file"
          id={id}
          name={name}
          accept={imageRules.mimeTypes.join(',')}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            choose(target.files?.[0]);
            target.value = ''; // the same file can be chosen again, once it has been mended
          }}
          sx={wholeZone}
        />
        <ImagePreview file={error === undefined ? file : null} storedUrl={file ? null : storedUrl} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" sx={fileName}>
            {file ? file.name : 'Choose an image or drop it here'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {secondLine(file, storedUrl)}
          </Typography>
        </Box>
        {file && (
          <Tooltip title="Remove">
            <IconButton onClick={() => !isBusy && setValue(null)}>
              <CloseRounded />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </FieldFrame>
  );
}

function secondLine(file: File | null, storedUrl: string | null): string {
  if (file) return 'Choose or drop another to replace it';
  return storedUrl ? 'It replaces the one shown' : 'Optional';
}

const zone = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 1.5,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(input:focus-visible)': {
    borderColor: 'primary.main',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 1,
  },
};
const draggedOver = { borderColor: 'primary.main', borderStyle: 'solid', bgcolor: 'action.hover' };
const fileName = {
  fontWeight: 500,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};
const wrong = { borderColor: 'error.main' };

/** The real input lies over everything: a click anywhere, Space and Enter open the chooser without a line of code. */
const wholeZone = { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 };
