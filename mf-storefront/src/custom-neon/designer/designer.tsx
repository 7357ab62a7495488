import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import {
  priceDesign,
  type Design,
  type DesignProblem,
  type DesignRules,
  type SavedDesign,
} from '@lumora/shared-contract/designs';
import type { Obstacle } from './buy-bar.tsx';
import { DesignActions } from './design-actions.tsx';
import { rulesQuery } from '../../designs/design-queries.ts';
import type { Room } from '../../designs/rooms.ts';
import { widthId } from '../controls/size-slider.tsx';
import { textId } from '../controls/text-lines.tsx';
import { DesignControls } from './design-controls.tsx';
import { designOf, draftOf, draftProblems } from '../draft/draft.ts';
import { Preview } from './preview.tsx';
import { remedyOf } from '../draft/remedy.ts';
import { useDesignLines } from '../draft/use-design-lines.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useTextFromUrl } from '../draft/use-text-from-url.ts';
import { fontForText } from '../draft/font-for-text.ts';
import * as styles from './designer.module.css';

interface DesignerProps {
  /** key of the stored draft */
  draftKey: string;
  /** design shown while there is no draft */
  initialDesign: Design;
  /** room of the preview while there is no draft */
  initialRoom?: Room | undefined;
  /** the saved design that is opened */
  saved?: SavedDesign;
}

/** Renders the designer: preview, controls, price and actions. */
export function Designer({ draftKey, initialDesign, initialRoom, saved }: DesignerProps) {
  const { draft, change, undo, redo } = useDraft(draftKey, draftOf(initialDesign, initialRoom));
  const { data: rules, isError, refetch } = useQuery(rulesQuery);
  const [tab, selectTab] = useState('text');
  const lines = useDesignLines(draft, change);
  useTextFromUrl((text) => lines.changeLine(0, ({ font }) => ({ text, font: fontForText(font, text) })));
  const design = designOf(draft);
  const problems = draftProblems(draft);
  const line = draft.lines[lines.active] ?? initialDesign.lines[0];
  const price = priceOf(design, problems, rules);
  const remedy = problems[0] && remedyOf(problems[0], draft);
  const solution = remedy && { label: remedy.label, solve: () => change(remedy.change) };
  const obstacle =
    obstacleOf({ problem: problems[0], solution, selectedTab: tab, selectTab }) ??
    (isError ? { ...priceError, solve: () => void refetch() } : undefined);
  if (line === undefined) return null;

  return (
    <div className={styles['designer']}>
      <Preview draft={draft} design={design} line={line} saved={saved} onChange={change} undo={undo} redo={redo} />
      <div className={styles['controls']}>
        <DesignControls
          draft={draft}
          design={design}
          line={line}
          lines={lines}
          problems={problems}
          priceDifference={(part) => {
            const changed = priceOf({ ...design, ...part }, draftProblems({ ...draft, ...part }), rules);
            return price && changed && changed.paise - price.paise;
          }}
          tab={tab}
          onSelectTab={selectTab}
          onChange={change}
        />
        <DesignActions design={design} room={draft.room} price={price} obstacle={obstacle} />
      </div>
    </div>
  );
}

function priceOf(design: Design, problems: DesignProblem[], rules: DesignRules | undefined) {
  return rules === undefined || problems.length > 0 ? undefined : priceDesign(design, rules);
}

const priceError = { message: 'We cannot show the price right now.', isMessageVisible: false, label: 'Try again' };

interface ObstacleOptions {
  problem: DesignProblem | undefined;
  solution: Pick<Obstacle, 'label' | 'solve'> | undefined;
  selectedTab: string;
  selectTab: (tab: string) => void;
}

/** Returns the reason why a design has no price and the button that solves it: its remedy, else the focus of its field. */
function obstacleOf({ problem, solution, selectedTab, selectTab }: ObstacleOptions): Obstacle | undefined {
  if (problem === undefined) return undefined;
  const { message, field } = problem;
  const { tab, id } = inputOf(field);
  const isMessageVisible = tab === selectedTab;
  function focusField() {
    flushSync(() => selectTab(tab));
    document.getElementById(id)?.focus();
  }
  return { message, isMessageVisible, focusField, label: 'Change the words', solve: focusField, ...solution };
}

/** Returns the tab and the id of the input of a field. */
function inputOf(field: string): { tab: string; id: string } {
  if (field === 'width_cm') return { tab: 'size', id: widthId };
  const [, line = '0'] = /^lines\[(\d)\]/.exec(field) ?? [];
  return { tab: 'text', id: textId(Number(line)) };
}
