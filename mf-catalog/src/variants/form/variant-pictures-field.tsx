import { useState, type ChangeEvent } from 'react';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { countOf } from '@lumora/shared-contract/format';
import { maxVariantImages, type Variant } from '@lumora/shared-contract/catalog';
import { imageRules, imageUrl } from '@lumora/shared-contract/images';
import { FieldFrame, ImagePreview, imageFileError, useFormField } from '@lumora/shared-ui/form';
import { ProductPictures } from './product-pictures.tsx';
import type { PickedPictures } from './variant-form-values.ts';

interface VariantPicturesFieldProps {
  productId: number;
  /** the variant as it is saved; null for a new one */
  stored: Variant | null;
}

/** Edits the images of a variant: removes stored images, and adds new files or images of the product. */
export function VariantPicturesField({ productId, stored }: VariantPicturesFieldProps) {
  const field = useFormField<PickedPictures>('variant_images');
  const [fileErrors, setFileErrors] = useState<string[]>([]);
  const { id, value, isBusy, setValue } = field;
  const { storedHashes, added } = value;
  const removed = stored?.image_hashes.filter((hash) => !storedHashes.includes(hash)) ?? [];

  async function add(files: File[]) {
    const { accepted, errors } = await checkFiles(files, maxVariantImages - storedHashes.length - added.length);
    setFileErrors(errors);
    if (accepted.length > 0) setValue({ storedHashes, added: [...added, ...accepted] });
  }

  return (
    <FieldFrame
      field={{ ...field, error: fileErrors.length > 0 ? fileErrors.join(' ') : field.error }}
      label="Images"
      help={imageRules.hint}
      formatValue={formatPictures}
    >
      <Box sx={tilesStyles}>
        {storedHashes.map((hash, index) => (
          <Tile
            key={hash}
            storedUrl={imageUrl(hash, 160, 'webp')}
            label={`Remove image ${index + 1}`}
            onRemove={() =>
              !isBusy && setValue({ storedHashes: storedHashes.filter((other) => other !== hash), added })
            }
          />
        ))}
        {added.map((file, index) => (
          <Tile
            key={`${file.name} ${index}`}
            file={file}
            label={`Remove ${file.name}`}
            onRemove={() => !isBusy && setValue({ storedHashes, added: added.filter((other) => other !== file) })}
          />
        ))}
        <FilePicker id={id} onChoose={(files) => !isBusy && void add(files)} />
      </Box>
      <ProductPictures
        productId={productId}
        chosen={storedHashes}
        isDisabled={isBusy || storedHashes.length + added.length >= maxVariantImages}
        onChoose={(hash) => setValue({ storedHashes: [...storedHashes, hash], added })}
      />
      {removed.length > 0 && (
        <Typography variant="body2" color="textSecondary" role="status">
          {removed.length === 1 ? '1 image is' : `${removed.length} images are`} removed when you save.
        </Typography>
      )}
    </FieldFrame>
  );
}

/** Returns the images among `files` that fit into `freeSlots`, and an error for each of the other files. */
async function checkFiles(files: File[], freeSlots: number) {
  const errors = await Promise.all(files.map(imageFileError));
  const images = files.filter((_file, index) => errors[index] === undefined);
  const limitErrors = images
    .slice(freeSlots)
    .map(({ name }) => `“${name}” is left out: at most ${maxVariantImages} images.`);
  return {
    accepted: images.slice(0, freeSlots),
    errors: [...errors.filter((error) => error !== undefined), ...limitErrors],
  };
}

function formatPictures({ storedHashes, added }: PickedPictures): string {
  return countOf(storedHashes.length + added.length, 'image');
}

interface TileProps {
  file?: File;
  storedUrl?: string;
  label: string;
  onRemove: () => void;
}

function Tile({ file, storedUrl, label, onRemove }: TileProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <ImagePreview file={file ?? null} storedUrl={storedUrl ?? null} />
      <IconButton aria-label={label} title={label} onClick={onRemove} size="small" sx={removeButtonStyles}>
        <CloseRounded fontSize="inherit" />
      </IconButton>
    </Box>
  );
}

function FilePicker({ id, onChoose }: { id: string; onChoose: (files: File[]) => void }) {
  return (
    <Box sx={filePickerStyles}>
      <AddPhotoAlternateRounded />
      <Box
        component="input"
        type="file"
        multiple
        id={id}
        accept={imageRules.mimeTypes.join(',')}
        aria-describedby={`${id}-help`}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          onChoose([...(target.files ?? [])]);
          target.value = ''; // so that choosing the same file again fires a change event
        }}
        // covers the whole tile, so that the browser handles clicks, drops and keys
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
      />
    </Box>
  );
}

const tilesStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const removeButtonStyles = {
  position: 'absolute',
  top: 4,
  right: 4,
  p: 0.25,
  bgcolor: 'background.raised',
  '&:hover': { bgcolor: 'background.raised', color: 'error.main' },
};
const filePickerStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
};
