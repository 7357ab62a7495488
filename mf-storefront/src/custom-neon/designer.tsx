import { useQuery } from '@tanstack/react-query';
import { priceDesign, type Design, type DesignLine, type DesignProblem } from '@lumora/shared-contract/designs';
import { BuildOptions } from './controls/build-options.tsx';
import { ColourPicker } from './controls/colour-picker.tsx';
import { FontPicker } from './controls/font-picker.tsx';
import { SizeSlider, widthId } from './controls/size-slider.tsx';
import { TextLines, textId } from './controls/text-lines.tsx';
import { ViewOptions } from './controls/view-options.tsx';
import { DesignActions } from './design-actions.tsx';
import { rulesQuery } from '../designs/design-queries.ts';
import { designOf, draftProblems, type Draft } from './draft.ts';
import { isHindi } from '../designs/is-hindi.ts';
import { registerFonts } from '../designs/register-fonts.ts';
import { PriceBox } from './price-box.tsx';
import { SignPicture } from '../designs/sign-picture.tsx';
import { useDesignLines } from './use-design-lines.ts';
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
  const { data: rules, isError } = useQuery(rulesQuery);
  const { active, select, changeLine, add, remove } = useDesignLines(draft, change);
  const design = designOf(draft);
  const problems = draftProblems(draft);
  const line = draft.lines[active] ?? initialDesign.lines[0];
  const price = rules === undefined || problems.length > 0 ? undefined : priceDesign(design, rules);
  const lineSuffix = draft.lines.length > 1 ? ` of line ${active + 1}` : '';
  if (line === undefined) return null;

  return (
    <div className={styles['designer']}>
      <Preview draft={draft} design={design} line={line} onChange={change} />
      <div className={styles['controls']}>
        <TextLines
          lines={draft.lines}
          active={active}
          problems={problems}
          onActivate={select}
          onType={(index, text) => changeLine(index, ({ face }) => ({ text, face: fontForText(face, text) }))}
          onAdd={() => add(line)}
          onRemove={remove}
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

interface PreviewProps {
  draft: Draft;
  design: Design;
  /** the selected line, of whose language, font and colour the placeholder is */
  line: DesignLine;
  onChange: (change: Partial<Draft>) => void;
}

/** Renders the sign on its wall; an unlit placeholder while there is no text. */
function Preview({ draft: { wall, isLit }, design, line, onChange }: PreviewProps) {
  const placeholder = { ...design, lines: [{ ...line, text: placeholderText(line) }] };
  return (
    <div className={styles['preview']}>
      <div className={styles['picture']}>
        {design.lines.length > 0 ? (
          <SignPicture hasDimensions design={design} wall={wall} isLit={isLit} />
        ) : (
          <SignPicture design={placeholder} wall={wall} isLit={false} />
        )}
      </div>
      <ViewOptions wall={wall} isLit={isLit} onChange={onChange} />
    </div>
  );
}

function placeholderText({ text }: DesignLine): string {
  return isHindi(text) ? 'आपके शब्द' : 'Your words';
}

function noPriceMessage(isError: boolean): string {
  return isError ? 'We cannot show the price right now. Ask us on WhatsApp.' : 'Calculating the price…';
}

function focusProblem({ field }: DesignProblem): void {
  const [, line] = /^lines\[(\d)\]/.exec(field) ?? [];
  document.getElementById(line === undefined ? widthId : textId(Number(line)))?.focus();
}
