import { useRef, useState, type ChangeEvent, type DragEvent, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { imageRules } from '@lumora/shared-contract/images';
import { FieldFrame } from '../fields/field-frame.tsx';
import { imageFileError } from './image-file-error.ts';
import { ImagePreview } from './image-preview.tsx';
import { useFormField, type FormField } from '../state/use-form-field.ts';

/** Change of a stored image: a file replaces it, `removed` deletes it, null keeps it. */
export type ImageChange = File | 'removed' | null;

/** Props of an `ImageField`; `name` is the formik field. */
export interface ImageFieldProps {
  name: string;
  label: string;
  /** help before the rules for image files, such as where the image is shown */
  help?: string;
  /** URL of the stored image; null if there is none */
  storedUrl: string | null;
  /** true if the row needs an image: it can be replaced, but not removed; defaults to false */
  isRequired?: boolean;
}

/**
 * Renders a drop zone for one image, bound to a formik field of type `ImageChange`. Validates the content of the file. The
 * user can replace or remove the stored image.
 */
export function ImageField({ name, label, help = '', storedUrl, isRequired = false }: ImageFieldProps) {
  const isMissing = (change: ImageChange) => isRequired && storedUrl === null && change === null;
  const field = useFormField<ImageChange>(name, (change: ImageChange) => {
    if (change instanceof File) return imageFileError(change);
    return isMissing(change) ? 'Choose an image' : undefined;
  });
  const [isDraggedOver, setDraggedOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { value, error, isBusy, setValue } = field;
  const file = value instanceof File ? value : null;
  const { text, hint, action } = getState(value, storedUrl);

  function handleFile(chosenFile: File | undefined) {
    if (chosenFile && !isBusy) setValue(chosenFile);
  }

  function changeByButton(next: ImageChange) {
    if (isBusy) return;
    // without a stored image the button disappears with the focus
    if (file) input.current?.focus();
    setValue(next);
  }

  return (
    <FieldFrame field={field} label={label} help={`${help} ${imageRules.hint}`.trim()}>
      <Box
        sx={{ ...zoneStyles, ...(isDraggedOver && dragOverStyles), ...(error !== undefined && errorStyles) }}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setDraggedOver(false);
          handleFile(event.dataTransfer.files[0]);
        }}
      >
        <FileInput ref={input} field={field} onChoose={handleFile} />
        <ImagePreview file={error === undefined ? file : null} storedUrl={value === null ? storedUrl : null} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" role="status" sx={fileNameStyles}>
            {text}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {isMissing(value) ? 'Needed' : hint}
          </Typography>
          {action && !(isRequired && action.value === 'removed') && (
            <Button size="small" onClick={() => changeByButton(action.value)} sx={{ ml: -1.25 }}>
              {action.label}
            </Button>
          )}
        </Box>
      </Box>
    </FieldFrame>
  );
}

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  field: FormField<ImageChange>;
  onChoose: (file: File | undefined) => void;
}

function FileInput({ ref, field: { id, input, error }, onChoose }: FileInputProps) {
  return (
    <Box
      ref={ref}
      component="input"
      type="file"
      id={id}
      name={input.name}
      accept={imageRules.mimeTypes.join(',')}
      aria-invalid={error !== undefined}
      aria-describedby={`${id}-help`}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        onChoose(target.files?.[0]);
        target.value = ''; // lets the user choose the same file again after correcting it
      }}
      sx={inputStyles}
    />
  );
}

interface ImageState {
  text: string;
  hint: string;
  /** the button, and the value that it sets */
  action: { label: string; value: ImageChange } | null;
}

function getState(change: ImageChange, storedUrl: string | null): ImageState {
  if (change instanceof File) {
    return {
      text: change.name,
      hint: 'Choose or drop another to replace it',
      action: { label: 'Remove', value: null },
    };
  }
  if (change === 'removed') {
    return {
      text: 'The picture is removed when you save.',
      hint: 'Choose or drop another to replace it',
      action: { label: 'Undo', value: null },
    };
  }
  return {
    text: 'Choose an image or drop it here',
    hint: storedUrl ? 'It replaces the one shown' : 'Optional',
    action: storedUrl ? { label: 'Remove image', value: 'removed' } : null,
  };
}

const zoneStyles = {
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
const dragOverStyles = { borderColor: 'primary.main', borderStyle: 'solid', bgcolor: 'action.hover' };
const fileNameStyles = {
  fontWeight: 500,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};
const errorStyles = { borderColor: 'error.main' };

/** The native input covers the zone, so that a click anywhere, Space and Enter open the file chooser. */
const inputStyles = { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 };
