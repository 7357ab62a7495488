import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { FilePreview } from './file-preview.tsx';
import * as styles from './image-file-field.module.css';

/** Accepted MIME types and max size (bytes) of a file; `hint` describes both. */
export interface FileRules {
  mimeTypes: readonly string[];
  maxBytes: number;
  hint: string;
}

interface ImageFileFieldProps {
  id: string;
  name: string;
  label: string;
  rules: FileRules;
  isOptional?: boolean;
  file: File | null;
  error: string | undefined;
  onChange: (file: File) => void;
  /** called with a message when the chosen file cannot be shown or has too many pixels */
  onRejected: (message: string) => void;
}

/** Renders a file input with a preview of the chosen image, and below it the error message or the rules. */
export function ImageFileField({
  id,
  name,
  label,
  rules,
  isOptional = false,
  file,
  error,
  onChange,
  onRejected,
}: ImageFileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const reportChosen = useEffectEvent(() => chooseFrom(input.current));
  // a file may have been chosen before hydration
  useEffect(() => reportChosen(), []);
  useClearOnRemoval(input, file !== null);

  function chooseFrom(target: HTMLInputElement | null) {
    const [chosen] = target?.files ?? [];
    // a cancelled file dialog keeps the file that was chosen before
    if (chosen !== undefined) onChange(chosen);
  }

  function reject(message: string) {
    // the same file, repaired, can be chosen again
    if (input.current) input.current.value = '';
    onRejected(message);
  }

  return (
    <div className={styles['file']}>
      <label htmlFor={id}>{isOptional ? `${label} (optional)` : label}</label>
      <div className={styles['drop']}>
        {file !== null && error === undefined && (
          <FilePreview file={file} alt={`Preview of your ${label.toLowerCase()}`} onRejected={reject} />
        )}
        {file === null && <UploadIcon />}
        {file === null ? (
          <span>
            Choose a file<span className={styles['dropText']}> or drop it here</span>
          </span>
        ) : (
          <span>{file.name}</span>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={rules.mimeTypes.join(',')}
          aria-required={!isOptional}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => chooseFrom(target)}
        />
      </div>
      <p id={`${id}-hint`} aria-live="polite">
        {error === undefined ? rules.hint : <strong>{error}</strong>}
      </p>
    </div>
  );
}

/** Clears the input when its file is removed, so that the same file can be chosen again. */
function useClearOnRemoval(input: RefObject<HTMLInputElement | null>, hasFile: boolean) {
  useEffect(() => {
    const { current } = input;
    if (!hasFile || current === null) return;
    return () => {
      current.value = '';
    };
  }, [input, hasFile]);
}

function UploadIcon() {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Returns why a file violates the rules by its declared type or size, or undefined. The server checks its content. */
export function imageFileError({ type, size }: File, { mimeTypes, maxBytes, hint }: FileRules): string | undefined {
  if (!mimeTypes.includes(type)) return `Send a ${hint}`;
  return size > maxBytes ? `The file is larger than ${maxBytes / bytesPerMb} MB. Send a smaller one.` : undefined;
}

const bytesPerMb = 1024 * 1024;
