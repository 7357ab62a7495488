import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Permission } from '@lumora/shared-contract/auth';
import type { QueryKey } from '../api/api-query.ts';

/** Fields of an extension of any slot. */
interface Contribution {
  /** rendered by the owner of the slot */
  title: string;
  /** a lower one comes first, among the extensions of all modules */
  order: number;
  /** required to see it; without it every administrator sees it */
  permission?: Permission;
}

/** A widget of the dashboard, in a card of half the width or the full width. */
interface DashboardWidget extends Contribution {
  slot: 'dashboard';
  size: 'half' | 'full';
  /** page that shows all items */
  path?: `/${string}`;
  component: () => Promise<ComponentType>;
}

/** A number on the dashboard that leads to the rows which it counts. It loads no code. */
interface DashboardCount extends Contribution {
  slot: 'dashboard';
  size: 'count';
  /** Returns the query of the counted rows, created by `listQuery`; one row per page is enough. */
  query: () => { queryKey: QueryKey };
  /** page with exactly these rows */
  path: `/${string}`;
  /** text under a count of 0 */
  none: string;
  /** colour of a count above 0, for rows that are a problem of the shop, such as products that are sold out */
  tone?: 'warning' | 'error';
}

/** A group of the notices of one kind under the bell. */
interface NoticeGroup extends Contribution {
  slot: 'notifications';
  /** page with all of them */
  path: `/${string}`;
  /** `kind` of the notices in the response of `GET /admin/notices` */
  kind: string;
  /** page of one notice, in which `:id` and `:name` are filled in */
  itemPath: `/${string}`;
}

/** A tab of a saved product, or a panel of an order. */
interface EntityExtension extends Contribution {
  slot: 'product-tabs' | 'order-panels';
  component: () => Promise<ComponentType<EntityProps>>;
}

/** Props of the component of an extension of a page that shows one entity. */
export interface EntityProps {
  /** id of the entity, such as the product */
  id: number;
}

/** A link in the menu of the user. */
interface UserMenuLink extends Contribution {
  slot: 'user-menu';
  path: `/${string}`;
  /** name of an icon of `@mui/icons-material`, such as `PersonOutlineRounded` */
  icon: string;
}

/** An action of the search dialog. */
interface Action extends Contribution {
  slot: 'actions';
  /** further names by which the search finds it, such as “New product” */
  aliases?: string[];
}

/** Opens a page; `#create` at the end of its path presses the create button of a list. */
interface LinkAction extends Action {
  path: `/${string}`;
  /** kind of the entities that it applies to, whose `:id` and `:name` are filled in */
  kind?: string;
}

/** Changes an entity. */
interface EntityAction extends Action {
  /** kind of the entities that it applies to, such as `Product` */
  kind: string;
  run: () => Promise<RunAction>;
}

/** The entity that an action applies to, and the cache of the queries that show it. */
export interface ActionTarget {
  id: number;
  queryClient: QueryClient;
}

/** Runs an action and shows its success. The message of a rejection is shown as a toast. */
export type RunAction = (target: ActionTarget) => Promise<void>;

/**
 * Extension of a slot, declared in `<name>.extension.tsx` beside its code. Like a page, it is evaluated by
 * Node and imports no component and no stylesheet.
 */
export type ExtensionDeclaration =
  | DashboardWidget
  | DashboardCount
  | NoticeGroup
  | EntityExtension
  | UserMenuLink
  | LinkAction
  | EntityAction;

/** Returns `extension` unchanged; gives a declaration its type. */
export function defineExtension(extension: ExtensionDeclaration): ExtensionDeclaration {
  return extension;
}
