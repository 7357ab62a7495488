import { useId, useState, type ReactNode } from 'react';
import { loadable } from '../loadable/loadable.tsx';
import { ToolButton } from './tool-button.tsx';

/** A menu item that is checked or not. */
export interface ToolChoice {
  key: string;
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

interface ToolMenuProps {
  label: string;
  icon: ReactNode;
  /** how many choices can be checked */
  selection: 'single' | 'multiple';
  choices: ToolChoice[];
}

const ToolChoices = loadable(() => import('./tool-choices.tsx').then((module) => module.ToolChoices));

/** Renders a tool button that opens a menu with the same label. */
export function ToolMenu({ label, icon, selection, choices }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  return (
    <>
      <ToolButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={ToolChoices.preload}
        onFocus={ToolChoices.preload}
      >
        {icon}
      </ToolButton>
      {anchor && (
        <ToolChoices
          id={id}
          label={label}
          selection={selection}
          choices={choices}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
