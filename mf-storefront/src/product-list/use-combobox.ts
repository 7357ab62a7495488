import { useState, type ComponentProps, type KeyboardEvent } from 'react';

interface Combobox {
  /** id of the listbox; option n has this id followed by n */
  listId: string;
  /** undefined while the list is closed */
  optionCount: number | undefined;
  open: (text: string) => void;
  close: () => void;
}

/**
 * Returns the props that make a text field a combobox of the WAI-ARIA pattern, and the index of the chosen option, or -1.
 * Typing and arrow down open the list, the arrows choose an option, Enter follows its link, Escape and blur close the list.
 * Enter without a chosen option submits the form.
 */
export function useCombobox({ listId, optionCount, open, close }: Combobox) {
  const [chosen, setChosen] = useState(-1);
  const isOpen = optionCount !== undefined;
  const active = isOpen && chosen < optionCount ? chosen : -1;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = arrows[event.key];
    if (event.nativeEvent.isComposing) return;
    if (isOpen && step !== undefined) setChosen(nextOption(active, step, optionCount));
    else if (event.key === 'ArrowDown') open(event.currentTarget.value);
    else if (isOpen && event.key === 'Escape') close();
    else if (event.key === 'Enter' && active >= 0) document.getElementById(`${listId}${active}`)?.click();
    else return;
    event.preventDefault();
  }

  const fieldProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active < 0 ? undefined : `${listId}${active}`,
    onInput: ({ currentTarget }) => {
      setChosen(-1);
      open(currentTarget.value);
    },
    onKeyDown,
    onBlur: close,
  } satisfies ComponentProps<'input'>;
  return { active, fieldProps };
}

const arrows: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the option before or after `index`, where -1 is the field itself. */
function nextOption(index: number, step: number, count: number): number {
  return ((index + 1 + step + count + 1) % (count + 1)) - 1;
}
