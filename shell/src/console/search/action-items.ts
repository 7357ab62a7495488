import { fillPath } from '../extensions/fill-path.ts';
import type { ReleasedExtension } from '../extensions/use-extensions.ts';
import type { PaletteItem, PaletteSelection } from './palette-item.ts';

/** An entity that an action may apply to. */
interface Entity {
  kind: string;
  id: number;
  title: string;
}

/** An action on entities of a kind, as the user typed it: “hide zebra” is the action “Hide” with the rest “zebra”. */
export interface TypedAction {
  action: ReleasedExtension;
  rest: string;
}

/** Returns the action on entities whose name the text begins with; the longest name, if there are several. */
export function findTypedAction(actions: readonly ReleasedExtension[], text: string): TypedAction | undefined {
  const typed = text.toLocaleLowerCase();
  const found = actions
    .filter(({ extension }) => extension.kind !== undefined)
    .flatMap((action) => namesOf(action).map((name) => ({ action, name })))
    .filter(({ name }) => `${typed} `.startsWith(`${name.toLocaleLowerCase()} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return found[0] && { action: found[0].action, rest: text.slice(found[0].name.length).trim() };
}

/**
 * Returns the actions with a name for which `isFound` returns true: those of the entity that the page shows, those that open
 * a page, and those that need an entity, which put their name into the field.
 */
export function actionItems(
  actions: readonly ReleasedExtension[],
  isFound: (name: string) => boolean,
  shown: Omit<Entity, 'title'> | undefined,
): PaletteItem[] {
  const matching = actions.filter((action) => namesOf(action).some(isFound));
  return [
    ...matching.flatMap((action) =>
      shown !== undefined && action.extension.kind === shown.kind
        ? [
            {
              group: 'This page',
              title: action.extension.title,
              selection: selectionOf(action, { ...shown, title: '' }),
            },
          ]
        : [],
    ),
    ...matching.map((action): PaletteItem => {
      const { title, kind, path = '/admin' } = action.extension;
      return kind === undefined
        ? { group: 'Actions', title, selection: { path } }
        : { group: 'Actions', title: `${title} …`, selection: { text: `${title} ` } };
    }),
  ];
}

/** Returns an item per entity of the action's kind. */
export function entityActionItems({ action }: TypedAction, entities: readonly Entity[]): PaletteItem[] {
  const { title, kind } = action.extension;
  return entities
    .filter((entity) => entity.kind === kind)
    .map((entity) => ({ group: 'Actions', title: `${title} ${entity.title}`, selection: selectionOf(action, entity) }));
}

function selectionOf(action: ReleasedExtension, { id, title }: Entity): PaletteSelection {
  const { path } = action.extension;
  return path === undefined ? { action, id } : { path: fillPath(path, { id, name: title }) };
}

/** Returns the title of an action and its other names. */
export function namesOf({ extension: { title, aliases = [] } }: ReleasedExtension): string[] {
  return [title, ...aliases];
}
