import { imageRules } from '@lumora/shared-contract/images';
import { imageFileError, ImageFileField } from '../form-field/image-file-field.tsx';
import * as buttons from '../styles/buttons.module.css';

/** The file that was chosen last; one with an error is shown with it and cannot be sent. */
export interface ChosenPhoto {
  file: File;
  error?: string | undefined;
}

interface PhotoFieldProps {
  photo: ChosenPhoto | null;
  /** error of the server for the photo */
  error: string | undefined;
  onChange: (photo: ChosenPhoto | null) => void;
}

/** Renders the file input of a review's photo; a file of another type or above 5 MB gets an error. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  return (
    <>
      <ImageFileField
        id={photoFieldId}
        name="photo"
        label="Photo"
        rules={photoRules}
        isOptional
        file={photo?.file ?? null}
        error={photo?.error ?? error}
        onChange={(file) => onChange({ file, error: imageFileError(file, photoRules) })}
        onRejected={(message) => photo && onChange({ ...photo, error: message })}
      />
      {photo !== null && (
        <button type="button" className={buttons['quiet']} onClick={() => onChange(null)}>
          Remove the photo
        </button>
      )}
    </>
  );
}

/** Id of the file input. */
export const photoFieldId = 'review-photo';

const photoRules = { ...imageRules, hint: 'PNG, JPG or WEBP, at most 5 MB' };
