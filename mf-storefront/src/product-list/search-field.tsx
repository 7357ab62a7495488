import { useId, useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { filteredPath } from './use-filter-form.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';
import * as styles from './search-field.module.css';

/** Renders the search field of the list, a combobox that suggests products; without scripts it is a field of the form. */
export function SearchField({ q }: { q: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const isHydrated = useIsHydrated();
  const listId = useId();
  const navigate = useNavigate();
  const { suggestions, open, close } = useSuggestions();
  const { active, fieldProps } = useCombobox({ listId, optionCount: countOptions(suggestions), open, close });

  /** Searches for the typed text in the current entry of the history, so that Back returns to it. */
  function searchBeforeLeaving({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    const form = field.current?.form;
    // a click with a key opens another tab or window
    if (!form || metaKey || ctrlKey || shiftKey) return;
    void navigate(filteredPath(form), { replace: true });
  }

  return (
    <div className={styles['search']}>
      <input
        ref={field}
        id="search"
        type="search"
        name="q"
        aria-label="Search signs"
        placeholder="Search signs"
        autoComplete="off"
        defaultValue={q}
        data-used={isUsed}
        onFocus={() => setIsUsed(true)}
        {...(isHydrated && fieldProps)}
      />
      <SuggestionList
        id={listId}
        suggestions={suggestions}
        active={active}
        // hides the keyboard of phones, which covers the results
        onFollow={() => field.current?.blur()}
        onLeave={searchBeforeLeaving}
      />
    </div>
  );
}

/** Counts the products and the last option; undefined while the list is closed. */
function countOptions(suggestions: Suggestions | undefined): number | undefined {
  return suggestions === undefined ? undefined : suggestions.products.length + 1;
}
