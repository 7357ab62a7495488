import { useId, useState, type ReactNode } from 'react';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { loadable } from '../../loadable/loadable.tsx';
import type { MenuGroup } from './menu-groups.ts';
import { ToolButton } from './tool-button.tsx';

interface ToolMenuProps {
  /** accessible name of the button */
  label: string;
  /** icon of the button; without it the button shows `text` */
  icon?: ReactNode;
  text?: string;
  groups: readonly MenuGroup[];
}

const MenuChoices = loadable(() => import('./menu-choices.tsx').then((module) => module.MenuChoices));

/** Renders a button that opens a menu of one or more groups of choices. */
export function ToolMenu({ label, icon, text, groups }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const trigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
    onPointerEnter: MenuChoices.preload,
    onFocus: MenuChoices.preload,
  } as const;

  return (
    <>
      {icon ? (
        <ToolButton label={label} {...trigger}>
          {icon}
        </ToolButton>
      ) : (
        <Button
          size="small"
          color="inherit"
          aria-label={`${label}: ${text}`}
          endIcon={<ExpandMoreRounded />}
          {...trigger}
        >
          {text}
        </Button>
      )}
      {anchor && <MenuChoices id={id} label={label} groups={groups} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
