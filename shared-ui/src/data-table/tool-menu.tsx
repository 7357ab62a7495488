import { useId, useState, type ReactNode } from 'react';
import { loadable } from '../loadable/loadable.tsx';
import { ToolButton } from './tool-button.tsx';

/** An entry that is chosen or not. */
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
  /** how many of the choices hold at once */
  holding: 'one' | 'any';
  choices: ToolChoice[];
}

const ToolChoices = loadable(() => import('./tool-choices.tsx').then((module) => module.ToolChoices));

/** A tool button that opens a menu under the same name. */
export function ToolMenu({ label, icon, holding, choices }: ToolMenuProps) {
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
          holding={holding}
          choices={choices}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
