import { useRef } from 'react';
import { designFonts, type DesignFont, type DesignLine } from '@lumora/shared-contract';
import { useInView } from '../../styles/use-in-view.ts';
import { isHindi } from '../is-hindi.ts';
import * as styles from './controls.module.css';

interface FacePickerProps {
  line: DesignLine;
  /** of which line, where there are several */
  of: string;
  onChoose: (face: DesignFont) => void;
}

/** The faces that can write what is typed, each shown as itself. */
export function FontPicker({ line, of, onChoose }: FacePickerProps) {
  const needsHindi = isHindi(line.text);
  const faces = designFonts.filter(({ hindi }) => hindi || !needsHindi);
  return (
    <fieldset className={styles['group']}>
      <legend>
        Font{of} <span>{designFonts.find(({ slug }) => slug === line.face)?.name}</span>
      </legend>
      {needsHindi && <p className={styles['note']}>These write हिन्दी.</p>}
      <div className={styles['faces']}>
        {faces.map(({ slug, name, look, hindi }) => (
          <label key={slug}>
            <input type="radio" name="face" value={slug} checked={slug === line.face} onChange={() => onChoose(slug)} />
            <FaceSample face={slug} text={needsHindi ? 'नमस्ते' : name} />
            <span>
              <span className={styles['spoken']}>{name}, </span>
              {look}
              {hindi && !needsHindi && <i> हिन्दी</i>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Some words in a face, whose font is fetched when they come into sight. */
function FaceSample({ face, text }: { face: DesignFont; text: string }) {
  const sample = useRef<HTMLElement>(null);
  const isNear = useInView(sample);
  return (
    <b ref={sample} aria-hidden="true" {...(isNear && { 'data-face': face })}>
      {text}
    </b>
  );
}
