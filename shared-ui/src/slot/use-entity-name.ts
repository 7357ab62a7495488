import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { ConsoleOutlet } from './use-slot.ts';

/** Names the entity that the page shows, in the breadcrumb, the title of the document and “Recent” of the search. */
export function useEntityName(name: string | undefined): void {
  const onEntityName = useOutletContext<ConsoleOutlet | undefined>()?.onEntityName;

  useEffect(() => {
    if (name !== undefined) onEntityName?.(name);
  }, [name, onEntityName]);
}
