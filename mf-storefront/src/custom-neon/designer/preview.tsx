import { useState } from 'react';
import type { Design, DesignLine, SavedDesign } from '@lumora/shared-contract/designs';
import { classNames } from '../../styles/class-names.ts';
import { isHindi } from '../../designs/is-hindi.ts';
import { SignPicture } from '../../designs/sign-picture.tsx';
import { useDrawing } from '../../designs/use-drawing.ts';
import { ViewOptions } from '../controls/view-options.tsx';
import type { Draft } from '../draft/draft.ts';
import { MyWallDialog } from '../my-wall/my-wall-dialog.tsx';
import * as styles from './designer.module.css';

interface PreviewProps {
  draft: Draft;
  design: Design;
  /** the selected line, of whose language, font and colour the placeholder is */
  line: DesignLine;
  saved: SavedDesign | undefined;
  onChange: (change: Partial<Draft>) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** Renders the sign in a room: an unlit placeholder while there is no text, the last drawing while there is no new one. */
export function Preview({ draft, design, line, saved, onChange, undo, redo }: PreviewProps) {
  const { room, isLit, isDay } = draft;
  const [isWallOpen, setWallOpen] = useState(false);
  const isEmpty = draft.lines.every(({ text }) => text.trim() === '');
  const lines = isEmpty ? [{ ...line, text: placeholderText(line) }] : design.lines;
  const drawing = useDrawing(lines, saved);
  const drawn = {
    ...design,
    lines: drawing?.map((entry, index) => ({ ...(lines[index] ?? line), ...entry })) ?? lines,
  };
  return (
    <div className={styles['preview']}>
      <div className={classNames(styles['picture'], draft.lines.length > 1 && styles['severalLines'])}>
        <SignPicture
          design={drawn}
          drawing={drawing}
          room={room}
          isLit={isLit && !isEmpty}
          isDay={isDay}
          hasDimensions={!isEmpty}
        />
        <div className={styles['history']}>
          <button type="button" aria-label="Undo" disabled={undo === undefined} onClick={undo}>
            <HistoryIcon />
          </button>
          <button type="button" aria-label="Redo" disabled={redo === undefined} onClick={redo}>
            <HistoryIcon />
          </button>
        </div>
      </div>
      <ViewOptions room={room} isLit={isLit} isDay={isDay} onChange={onChange} onOpenWall={() => setWallOpen(true)} />
      {isWallOpen && drawing !== undefined && (
        <MyWallDialog design={drawn} drawing={drawing} onClose={() => setWallOpen(false)} />
      )}
    </div>
  );
}

function HistoryIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M8 5 4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function placeholderText({ text }: DesignLine): string {
  return isHindi(text) ? 'आपके शब्द' : 'Your words';
}
