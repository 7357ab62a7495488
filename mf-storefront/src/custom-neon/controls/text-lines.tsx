import { useRef } from 'react';
import {
  maxDesignLineLength,
  maxDesignLines,
  maxTypedLineLength,
  type DesignLine,
  type DesignProblem,
} from '@lumora/shared-contract/designs';
import { useInputBeforeHydration } from '../../browser-state/use-input-before-hydration.ts';
import { makeableText } from '../../designs/makeable-text.ts';
import { OmittedCharacters } from './omitted-characters.tsx';
import * as styles from './controls.module.css';

interface TextLinesProps {
  lines: DesignLine[];
  /** the text with which the designer starts */
  example: string | undefined;
  /** index of the line to which font and colour pickers apply */
  active: number;
  problems: DesignProblem[];
  onActivate: (line: number) => void;
  onType: (line: number, text: string) => void;
  onAdd: () => void;
  onRemove: (line: number) => void;
}

/** Renders the inputs for one to three lines of text. */
export function TextLines({ lines, example, active, problems, onActivate, onType, onAdd, onRemove }: TextLinesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isExampleSelected = useRef(false);
  useInputBeforeHydration(group, ({ value }, line) => onType(line, value));

  /** Selects the example on the first click, so that typing replaces it; not on focus, after which browsers place the caret. */
  function selectExample(input: HTMLInputElement) {
    if (isExampleSelected.current || input.value !== example) return;
    isExampleSelected.current = true;
    input.select();
  }

  return (
    <fieldset ref={group} className={styles['lines']}>
      <legend>Your words</legend>
      {lines.map((line, index) => {
        const problem = problems.find(({ field }) => field === `lines[${index}].text`);
        return (
          <div
            key={index}
            className={styles['line']}
            data-active={lines.length > 1 && index === active}
            data-tube={lines.length > 1 ? line.tube : undefined}
          >
            <input
              id={textId(index)}
              aria-label={`Line ${index + 1}`}
              aria-invalid={problem !== undefined}
              aria-describedby={`${textId(index)}-note`}
              value={line.text}
              maxLength={maxTypedLineLength}
              placeholder="Type here – English or हिन्दी"
              autoComplete="off"
              enterKeyHint="done"
              onFocus={() => onActivate(index)}
              onClick={({ currentTarget }) => selectExample(currentTarget)}
              onChange={(event) => onType(index, event.target.value)}
            />
            {lines.length > 1 && (
              <button type="button" aria-label={`Remove line ${index + 1}`} onClick={() => onRemove(index)}>
                ✕
              </button>
            )}
            <p id={`${textId(index)}-note`} className={problem ? styles['problem'] : styles['note']} aria-live="polite">
              {problem?.message ?? lengthNote(makeableText(line))}
              {line.text.length >= maxTypedLineLength && ' This field is full.'}
            </p>
            <OmittedCharacters line={line} />
          </div>
        );
      })}
      {lines.length < maxDesignLines && (
        <button type="button" className={styles['add']} onClick={onAdd}>
          + Add a line
        </button>
      )}
    </fieldset>
  );
}

/** Returns the id of a line's input, which is focused when the line is added or invalid. */
export function textId(line: number): string {
  return `sign-text-${line + 1}`;
}

function lengthNote(text: string): string {
  return text.length >= maxDesignLineLength - 4 ? `${text.length} of ${maxDesignLineLength} letters` : '';
}
