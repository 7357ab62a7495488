import { useState, type ChangeEvent, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { imageRules } from '@lumora/shared-contract';
import { FieldFrame } from './field-frame.tsx';
import { imageFileError } from './image-file-error.ts';
import { ImagePreview } from './image-preview.tsx';
import { useFormField } from './use-form-field.ts';

/** What becomes of a row's picture: a chosen file replaces it, null leaves it as it is. */
export type ImageChange = File | 'removed' | null;

export interface ImageFieldProps {
  name: string;
  label: string;
  /** said before what pictures may be, such as where this one is seen */
  help?: string;
  /** address of the picture that is stored now, if there is one */
  storedUrl: string | null;
  /** one has to be there: it can be replaced, but not removed */
  isRequired?: boolean;
}

/** One picture, dropped or chosen, or the stored one removed; its value is an `ImageChange`. */
export function ImageField({ name, label, help = '', storedUrl, isRequired = false }: ImageFieldProps) {
  const isMissing = (change: ImageChange) => isRequired && storedUrl === null && change === null;
  const field = useFormField<ImageChange>(name, (change: ImageChange) => {
    if (change instanceof File) return imageFileError(change);
    return isMissing(change) ? 'Choose an image' : undefined;
  });
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { id, value, error, isBusy, setValue } = field;
  const file = value instanceof File ? value : null;
  const { words, hint, step } = stateOf(value, storedUrl);

  function choose(chosen: File | undefined) {
    if (chosen && !isBusy) setValue(chosen);
  }

  return (
    // what was saved meanwhile is the stored picture, which is shown as it is
    <FieldFrame
      field={{ ...field, savedMeanwhile: undefined }}
      label={label}
      help={`${help} ${imageRules.hint}`.trim()}
    >
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
        <ImagePreview file={error === undefined ? file : null} storedUrl={value === null ? storedUrl : null} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" role="status" sx={fileName}>
            {words}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {isMissing(value) ? 'Needed' : hint}
          </Typography>
          {step && !(isRequired && step.to === 'removed') && (
            <Button size="small" onClick={() => !isBusy && setValue(step.to)} sx={{ ml: -1.25 }}>
              {step.label}
            </Button>
          )}
        </Box>
      </Box>
    </FieldFrame>
  );
}

interface ImageState {
  words: string;
  hint: string;
  /** what the button does */
  step: { label: string; to: ImageChange } | null;
}

function stateOf(change: ImageChange, storedUrl: string | null): ImageState {
  if (change instanceof File) {
    return { words: change.name, hint: 'Choose or drop another to replace it', step: { label: 'Remove', to: null } };
  }
  if (change === 'removed') {
    return {
      words: 'The picture is removed when you save.',
      hint: 'Choose or drop another to replace it',
      step: { label: 'Undo', to: null },
    };
  }
  return {
    words: 'Choose an image or drop it here',
    hint: storedUrl ? 'It replaces the one shown' : 'Optional',
    step: storedUrl ? { label: 'Remove image', to: 'removed' } : null,
  };
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
