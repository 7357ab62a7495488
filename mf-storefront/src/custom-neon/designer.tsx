import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { priceDesign, type Design, type DesignLine, type DesignProblem } from '@lumora/shared-contract';
import { BuildOptions } from './controls/build-options.tsx';
import { ColourPicker } from './controls/colour-picker.tsx';
import { FontPicker } from './controls/font-picker.tsx';
import { SizeSlider, widthId } from './controls/size-slider.tsx';
import { TextLines, textId } from './controls/text-lines.tsx';
import { ViewOptions } from './controls/view-options.tsx';
import { DesignActions } from './design-actions.tsx';
import { rulesQuery } from '../designs/design-queries.ts';
import { designOf, draftProblems } from './draft.ts';
import { isHindi } from '../designs/is-hindi.ts';
import { registerFonts } from '../designs/register-fonts.ts';
import { PriceBox } from './price-box.tsx';
import { SignPicture } from '../designs/sign-picture.tsx';
import { useDraft } from './use-draft.ts';
import { fontForText } from './font-for-text.ts';
import * as styles from './designer.module.css';

registerFonts();

interface DesignerProps {
  /** key of the stored draft */
  draftKey: string;
  /** design shown while there is no draft */
  initialDesign: Design;
}

/** Renders the designer: preview, controls, price and actions. */
export function Designer({ draftKey, initialDesign }: DesignerProps) {
  const [draft, change] = useDraft(draftKey, initialDesign);
  const [selectedLine, selectLine] = useState(0);
  const { data: rules, isError } = useQuery(rulesQuery);
  const design = designOf(draft);
  const problems = draftProblems(draft);
  const active = Math.min(selectedLine, draft.lines.length - 1);
  const line = draft.lines[active] ?? initialDesign.lines[0];
  const price = rules === undefined || problems.length > 0 ? undefined : priceDesign(design, rules);
  const lineSuffix = draft.lines.length > 1 ? ` of line ${active + 1}` : '';
  if (line === undefined) return null;

  function changeLine(index: number, next: (line: DesignLine) => Partial<DesignLine>) {
    change(({ lines }) => ({
      lines: lines.map((current, i) => (i === index ? { ...current, ...next(current) } : current)),
    }));
  }

  function addLine(template: DesignLine) {
    flushSync(() => {
      change({ lines: [...draft.lines, { ...template, text: '' }] });
      selectLine(draft.lines.length);
    });
    document.getElementById(textId(draft.lines.length))?.focus();
  }

  function removeLine(index: number) {
    flushSync(() => change({ lines: draft.lines.filter((_line, i) => i !== index) }));
    document.getElementById(textId(Math.max(0, index - 1)))?.focus(); // the focused button is no longer rendered
  }

  return (
    <div className={styles['designer']}>
      <div className={styles['preview']}>
        <div className={styles['picture']}>
          {design.lines.length > 0 ? (
            <SignPicture hasDimensions design={design} wall={draft.wall} isLit={draft.isLit} />
          ) : (
            <SignPicture
              design={{ ...design, lines: [{ ...line, text: placeholderText(line) }] }}
              wall={draft.wall}
              isLit={false}
            />
          )}
        </div>
        <ViewOptions wall={draft.wall} isLit={draft.isLit} onChange={change} />
      </div>
      <div className={styles['controls']}>
        <TextLines
          lines={draft.lines}
          active={active}
          problems={problems}
          onActivate={selectLine}
          onType={(index, text) => changeLine(index, ({ face }) => ({ text, face: fontForText(face, text) }))}
          onAdd={() => addLine(line)}
          onRemove={removeLine}
        />
        <FontPicker line={line} lineSuffix={lineSuffix} onChoose={(face) => changeLine(active, () => ({ face }))} />
        <ColourPicker
          chosen={line.tube}
          lineSuffix={lineSuffix}
          onChoose={(tube) => changeLine(active, () => ({ tube }))}
        />
        <SizeSlider
          design={design}
          problem={problems.find(({ field }) => field === 'width_cm')}
          onChange={(width_cm) => change({ width_cm })}
        />
        <BuildOptions {...draft} onChange={change} />
        <PriceBox design={design} price={price} message={problems[0]?.message ?? noPriceMessage(isError)} />
        <DesignActions
          design={design}
          price={price === undefined ? undefined : price.paise / 100}
          problem={problems[0]}
          onProblem={focusProblem}
        />
      </div>
    </div>
  );
}

function placeholderText({ text }: DesignLine): string {
  return isHindi(text) ? 'आपके शब्द' : 'Your words';
}

function noPriceMessage(isError: boolean): string {
  return isError ? 'We cannot show the price right now. Ask us on WhatsApp.' : 'Adding it up…';
}

function focusProblem({ field }: DesignProblem): void {
  const [, line] = /^lines\[(\d)\]/.exec(field) ?? [];
  document.getElementById(line === undefined ? widthId : textId(Number(line)))?.focus();
}
