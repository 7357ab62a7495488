import { useQuery } from '@tanstack/react-query';
import {
  priceDesign,
  type Design,
  type DesignLine,
  type DesignProblem,
  type SavedDesign,
} from '@lumora/shared-contract/designs';
import { BuildOptions } from './controls/build-options.tsx';
import { ColourPicker } from './controls/colour-picker.tsx';
import { FontPicker } from './controls/font-picker.tsx';
import { SizeSlider } from './controls/size-slider.tsx';
import { TextLines, textId } from './controls/text-lines.tsx';
import { ViewOptions } from './controls/view-options.tsx';
import { DesignActions, type Obstacle } from './design-actions.tsx';
import { rulesQuery } from '../designs/design-queries.ts';
import { designOf, draftProblems, type Draft } from './draft.ts';
import { isHindi } from '../designs/is-hindi.ts';
import { PriceBox } from './price-box.tsx';
import { SignPicture } from '../designs/sign-picture.tsx';
import { useDrawing } from '../designs/use-drawing.ts';
import { remedyOf } from './remedy.ts';
import { useDesignLines } from './use-design-lines.ts';
import { useDraft, type DraftChange } from './use-draft.ts';
import { fontForText } from './font-for-text.ts';
import * as styles from './designer.module.css';

interface DesignerProps {
  /** key of the stored draft */
  draftKey: string;
  /** design shown while there is no draft */
  initialDesign: Design;
  /** the saved design that is opened */
  saved?: SavedDesign;
}

/** Renders the designer: preview, controls, price and actions. */
export function Designer({ draftKey, initialDesign, saved }: DesignerProps) {
  const [draft, change] = useDraft(draftKey, initialDesign);
  const { data: rules, isError, refetch } = useQuery(rulesQuery);
  const { active, select, changeLine, add, remove } = useDesignLines(draft, change);
  const design = designOf(draft);
  const problems = draftProblems(draft);
  const line = draft.lines[active] ?? initialDesign.lines[0];
  const price = rules === undefined || problems.length > 0 ? undefined : priceDesign(design, rules);
  const lineSuffix = draft.lines.length > 1 ? ` of line ${active + 1}` : '';
  if (line === undefined) return null;

  return (
    <div className={styles['designer']}>
      <Preview draft={draft} design={design} line={line} saved={saved} onChange={change} />
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
          obstacle={
            obstacleOf(problems[0], change) ??
            (isError ? { message: priceError, label: 'Try again', solve: () => void refetch() } : undefined)
          }
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
  saved: SavedDesign | undefined;
  onChange: (change: Partial<Draft>) => void;
}

/** Renders the sign on its wall; an unlit placeholder while there is no text, and the last drawing while there is no new one. */
function Preview({ draft, design, line, saved, onChange }: PreviewProps) {
  const { wall, isLit } = draft;
  const isEmpty = draft.lines.every(({ text }) => text.trim() === '');
  const lines = isEmpty ? [{ ...line, text: placeholderText(line) }] : design.lines;
  const drawing = useDrawing(lines, saved);
  const drawn = {
    ...design,
    lines: drawing?.map((entry, index) => ({ ...(lines[index] ?? line), ...entry })) ?? lines,
  };
  return (
    <div className={styles['preview']}>
      <div className={styles['picture']}>
        <SignPicture hasDimensions={!isEmpty} design={drawn} drawing={drawing} wall={wall} isLit={isLit && !isEmpty} />
      </div>
      <ViewOptions wall={wall} isLit={isLit} onChange={onChange} />
    </div>
  );
}

function placeholderText({ text }: DesignLine): string {
  return isHindi(text) ? 'आपके शब्द' : 'Your words';
}

function noPriceMessage(isError: boolean): string {
  return isError ? priceError : 'Calculating the price…';
}

const priceError = 'We cannot show the price right now.';

/** Returns the reason why a design has no price and the button that solves it: its remedy, else the focus of its field. */
function obstacleOf(problem: DesignProblem | undefined, change: (change: DraftChange) => void): Obstacle | undefined {
  if (problem === undefined) return undefined;
  const remedy = remedyOf(problem);
  if (remedy) return { message: problem.message, label: remedy.label, solve: () => change(remedy.change) };
  const [, line = '0'] = /^lines\[(\d)\]/.exec(problem.field) ?? [];
  return {
    message: problem.message,
    label: 'Change the words',
    solve: () => document.getElementById(textId(Number(line)))?.focus(),
  };
}
