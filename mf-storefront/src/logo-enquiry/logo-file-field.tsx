import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { logoRules } from '@lumora/shared-contract/enquiries';
import { fieldId } from './use-enquiry.ts';
import * as styles from './logo-enquiry.module.css';

interface LogoFileFieldProps {
  file: File | null;
  error: string | undefined;
  onChange: (file: File) => void;
}

/** Renders the file input of the logo with a preview of the chosen file. */
export function LogoFileField({ file, error, onChange }: LogoFileFieldProps) {
  const id = fieldId('logo');
  const input = useRef<HTMLInputElement>(null);
  const reportChosen = useEffectEvent(() => chooseFrom(input.current));
  // a file may have been chosen before hydration
  useEffect(() => reportChosen(), []);

  function chooseFrom(target: HTMLInputElement | null) {
    const [chosen] = target?.files ?? [];
    // a cancelled file dialog keeps the file that was chosen before
    if (chosen !== undefined) onChange(chosen);
  }

  return (
    <div className={styles['file']}>
      <label htmlFor={id}>Logo</label>
      <div className={styles['drop']}>
        {file !== null && error === undefined && <Preview file={file} />}
        <span>{file === null ? 'Choose a file or drop it here' : file.name}</span>
        <input
          ref={input}
          id={id}
          type="file"
          name="logo"
          accept={logoRules.mimeTypes.join(',')}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => chooseFrom(target)}
        />
      </div>
      <p id={`${id}-hint`}>{error === undefined ? logoRules.hint : <strong>{error}</strong>}</p>
    </div>
  );
}

/** Renders a file in an `img`: there an SVG runs no scripts. */
function Preview({ file }: { file: File }) {
  const setSource = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={setSource} alt="Preview of your logo" />;
}
