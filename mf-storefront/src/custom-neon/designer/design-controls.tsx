import type { ComponentProps } from 'react';
import type { Design, DesignLine, DesignProblem } from '@lumora/shared-contract/designs';
import { BoardOptions } from '../controls/board-options.tsx';
import { ColourPicker } from '../controls/colour-picker.tsx';
import { DesignTabs } from '../controls/design-tabs.tsx';
import { ExtraOptions } from '../controls/extra-options.tsx';
import { FontPicker } from '../controls/font-picker.tsx';
import { SizeSlider, widthId } from '../controls/size-slider.tsx';
import { textId, TextLines } from '../controls/text-lines.tsx';
import type { Draft } from '../draft/draft.ts';
import { firstDesign } from '../draft/first-design.ts';
import { fontForText } from '../draft/font-for-text.ts';
import type { useDesignLines } from '../draft/use-design-lines.ts';
import type { DraftHistory } from '../draft/use-draft.ts';

interface DesignControlsProps {
  draft: Draft;
  design: Design;
  /** the selected line */
  line: DesignLine;
  lines: ReturnType<typeof useDesignLines>;
  problems: DesignProblem[];
  /** by how much a change of the design changes its price, paise; undefined while there is no price */
  priceDifference: (change: Partial<Design>) => number | undefined;
  /** slug of the selected tab */
  tab: string;
  onSelectTab: (slug: string) => void;
  onChange: DraftHistory['change'];
}

/** Renders the controls of a design, in one tab each. */
export function DesignControls(props: DesignControlsProps) {
  const { draft, design, line, lines, problems, priceDifference, tab, onSelectTab, onChange } = props;
  const { active, select, changeLine, add, remove } = lines;
  const lineSuffix = draft.lines.length > 1 ? ` of line ${active + 1}` : '';
  const colours: ComponentProps<typeof ColourPicker> = {
    chosen: line.tube,
    lineSuffix,
    onChoose: (tube) => changeLine(active, () => ({ tube })),
  };
  const panels = {
    Text: (
      <>
        <TextLines
          lines={draft.lines}
          example={firstDesign.lines[0]?.text}
          active={active}
          problems={problems}
          onActivate={select}
          onType={(index, text) =>
            changeLine(index, ({ font }) => ({ text, font: fontForText(font, text) }), textId(index))
          }
          onAdd={() => add(line)}
          onRemove={remove}
        />
        <ColourPicker {...colours} isBelowText />
      </>
    ),
    Font: <FontPicker line={line} lineSuffix={lineSuffix} onChoose={(font) => changeLine(active, () => ({ font }))} />,
    Colour: <ColourPicker {...colours} />,
    Size: (
      <SizeSlider
        design={design}
        problem={problems.find(({ field }) => field === 'width_cm')}
        priceDifference={priceDifference}
        onChange={(width_cm) => onChange({ width_cm }, widthId)}
      />
    ),
    Board: <BoardOptions backboard={draft.backboard} priceDifference={priceDifference} onChange={onChange} />,
    Extras: (
      <ExtraOptions
        dimmer={draft.dimmer}
        outdoor={draft.outdoor}
        priceDifference={priceDifference}
        onChange={onChange}
      />
    ),
  };
  return (
    <DesignTabs
      tabs={Object.entries(panels).map(([label, panel]) => ({ slug: label.toLowerCase(), label, panel }))}
      selected={tab}
      onSelect={onSelectTab}
    />
  );
}
