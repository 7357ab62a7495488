import { useRef } from 'react';
import { designFonts, normalizeText, type DesignFont, type DesignLine } from '@lumora/shared-contract/designs';
import { useInView } from '../../browser-state/use-in-view.ts';
import { isHindi } from '../../designs/is-hindi.ts';
import { registerFonts } from '../../designs/register-fonts.ts';
import '../../designs/sign-fonts.css';
import * as controls from './controls.module.css';
import * as styles from './font-picker.module.css';
import * as hidden from '../../styles/visually-hidden.module.css';

registerFonts();

interface FontPickerProps {
  line: DesignLine;
  /** suffix of the legend that names the line, '' for a design of one line */
  lineSuffix: string;
  onChoose: (font: DesignFont) => void;
}

/** Renders radio buttons for the fonts with the shopper's text; for Hindi only for those with Devanagari glyphs. */
export function FontPicker({ line, lineSuffix, onChoose }: FontPickerProps) {
  const needsHindi = isHindi(line.text);
  const fonts = designFonts.filter(({ hindi }) => hindi || !needsHindi);
  return (
    <fieldset className={controls['group']}>
      <legend>
        Font{lineSuffix} <span>{designFonts.find(({ slug }) => slug === line.font)?.name}</span>
      </legend>
      {needsHindi && <p className={controls['note']}>Fonts with हिन्दी letters</p>}
      <div className={`${controls['options']} ${styles['fonts']}`}>
        {fonts.map(({ slug, name, style, hindi }) => (
          <label key={slug}>
            <input type="radio" name="font" value={slug} checked={slug === line.font} onChange={() => onChoose(slug)} />
            <FontSample font={slug} text={sampleOf(line.text) || name} />
            <span>
              {name}
              <span className={hidden['visuallyHidden']}>, {style}</span>
              {hindi && !needsHindi && <i> हिन्दी</i>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the part of the shopper's text that fits on a tile. */
function sampleOf(text: string): string {
  return [...new Intl.Segmenter('hi').segment(normalizeText(text))]
    .slice(0, maxSampleLength)
    .map(({ segment }) => segment)
    .join('');
}

const maxSampleLength = 14;

/** Renders a text in a font, which is fetched when the text comes near the viewport. */
function FontSample({ font, text }: { font: DesignFont; text: string }) {
  const sample = useRef<HTMLElement>(null);
  const isInView = useInView(sample);
  return (
    <b ref={sample} aria-hidden="true" {...(isInView && { 'data-font': font })}>
      {text}
    </b>
  );
}
