import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { DesignLine } from '@lumora/shared-contract/designs';
import { textId } from '../controls/text-lines.tsx';
import type { Draft } from './draft.ts';
import type { DraftHistory } from './use-draft.ts';

/** Returns the index of the selected line, and the functions that change the lines of the draft. */
export function useDesignLines({ lines }: Draft, change: DraftHistory['change']) {
  const [selected, select] = useState(0);

  return {
    active: Math.min(selected, lines.length - 1),
    select,
    /** Changes the fields of a line that `next` returns. */
    changeLine(index: number, next: (line: DesignLine) => Partial<DesignLine>, input?: string) {
      change(
        (current) => ({ lines: current.lines.map((line, i) => (i === index ? { ...line, ...next(line) } : line)) }),
        input,
      );
    },
    /** Adds an empty line in the style of `template`, selects it and focuses its input. */
    add(template: DesignLine) {
      flushSync(() => {
        change((current) => ({ lines: [...current.lines, { ...template, text: '' }] }));
        select(lines.length);
      });
      document.getElementById(textId(lines.length))?.focus();
    },
    /** Removes a line and focuses the one before it, because the focused button is no longer rendered. */
    remove(index: number) {
      flushSync(() => change((current) => ({ lines: current.lines.filter((_line, i) => i !== index) })));
      document.getElementById(textId(Math.max(0, index - 1)))?.focus();
    },
  };
}
