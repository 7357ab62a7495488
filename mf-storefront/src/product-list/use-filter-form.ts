import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listPath } from '../links/list-path.ts';
import { isOnOverlayEntry } from '../overlays/overlay-entry.ts';

/**
 * Returns the props of the form of filters, and the function that applies its fields by a navigation.
 */
export function useFilterForm(search: URLSearchParams) {
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const appliedSearch = useRef(search);
  // resets the fields to the search parameters after Back or Clear; text typed before hydration stays
  useEffect(() => {
    if (appliedSearch.current !== search && ref.current !== null) resetFields(ref.current, search);
    appliedSearch.current = search;
  }, [search]);

  function applyWithout(excluded?: string) {
    if (ref.current === null) return;
    // replaces the history entry of an open sheet: Back first closes the sheet and then undoes the choice
    void navigate(filteredPath(ref.current, excluded), { replace: isOnOverlayEntry() });
  }

  return {
    ref,
    apply: () => applyWithout(),
    onSubmit(event: SubmitEvent) {
      event.preventDefault();
      applyWithout();
    },
    /** Applies a choice at once; text and prices apply on Enter or blur, so that the list does not change while typing. */
    onChange({ target }: { target: EventTarget }) {
      if (!(target instanceof HTMLInputElement) || isText(target)) return;
      applyWithout(target.name === 'category_id' ? 'sub_category_id' : undefined);
    },
  };
}

/** Resets the fields, except the one that is being typed in: its text is not yet in the search and applies on blur. */
function resetFields(form: HTMLFormElement, search: URLSearchParams) {
  const focused = document.activeElement;
  const field = focused instanceof HTMLInputElement && focused.form === form && isText(focused) ? focused : null;
  const text = field?.value ?? '';
  form.reset();
  if (field !== null && text !== (search.get(field.name) ?? '')) field.value = text;
}

function isText({ type }: HTMLInputElement): boolean {
  return /^(search|number)$/.test(type);
}

/** Returns the path of the list with the fields of the form of filters. */
export function filteredPath(form: HTMLFormElement, excluded?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && name !== excluded) query.append(name, value);
  }
  return `${listPath}?${query.toString()}`;
}
