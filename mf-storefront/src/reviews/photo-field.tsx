import { useId, useState } from 'react';
import { imageRules } from '@lumora/shared-contract/images';
import { imageFileError, ImageFileField } from '../form-field/image-file-field.tsx';
import * as buttons from '../styles/buttons.module.css';

interface PhotoFieldProps {
  photo: File | null;
  /** error of the server for the photo */
  error: string | undefined;
  onChange: (photo: File | null) => void;
}

/** Renders the file input of a review's photo; a file of another type or above 5 MB is rejected. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const id = useId();
  const [fileError, setFileError] = useState<string>();

  function choose(file: File) {
    const found = imageFileError(file, photoRules);
    setFileError(found);
    if (found === undefined) onChange(file);
  }

  function remove() {
    setFileError(undefined);
    onChange(null);
  }

  return (
    <>
      <ImageFileField
        id={id}
        name="photo"
        label="Photo"
        rules={photoRules}
        isOptional
        file={photo}
        error={fileError ?? error}
        onChange={choose}
        // the photo stays: if it is sent, the server rejects it
        onBroken={setFileError}
      />
      {photo !== null && (
        <button type="button" className={buttons['quiet']} onClick={remove}>
          Remove the photo
        </button>
      )}
    </>
  );
}

const photoRules = { ...imageRules, hint: 'PNG, JPG or WEBP, at most 5 MB' };
