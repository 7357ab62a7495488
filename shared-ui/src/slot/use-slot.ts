import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { EntityProps } from '../page/define-extension.ts';

/** A slot in the page of a module, whose extensions get the id of the entity that the page shows. */
export type PageSlot = 'product-tabs' | 'order-panels';

/** An extension that the user may see; `render` shows its own loading and error states. */
export interface PageExtension {
  /** unique in the slot */
  key: string;
  title: string;
  render: (props: EntityProps) => ReactNode;
}

/** Context that the console passes to its pages through the outlet of the router. */
export interface ConsoleOutlet {
  extensionsOf: (slot: PageSlot) => PageExtension[];
  /** called with the name of the entity that a page shows; consoles before contract 1.2.0 have none */
  onEntityName?: (name: string) => void;
}

/** Returns the extensions of a slot in their order; none outside of the console. */
export function useSlot(slot: PageSlot): PageExtension[] {
  return useOutletContext<ConsoleOutlet | undefined>()?.extensionsOf(slot) ?? [];
}
