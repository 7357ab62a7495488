import { pathPattern } from '@lumora/shared-contract/manifest';
import type { PageDeclaration } from '@lumora/shared-ui/page';
import { iconPath } from './icon-path.ts';

/** A page declaration with the file that it was read from. */
export interface DeclaredPage {
  page: PageDeclaration;
  /** relative to the folder above the module, such as `mf-taxonomy/src/categories/categories.page.tsx` */
  file: string;
  /** name of its chunk `screen-<name>` */
  screen: string;
  source: string;
}

/** Returns the problems of a page declaration, each with file and line. `earlier` are the pages before it. */
export function pageProblems({ page, file, screen, source }: DeclaredPage, earlier: DeclaredPage[], moduleId: string) {
  const samePath = earlier.find((other) => pathPattern(other.page.path) === pathPattern(page.path));
  const sameScreen = earlier.find((other) => other.screen === screen);
  const { path, title, nav } = page;
  const key = page.query?.(new URLSearchParams()).queryKey;
  const rules: [isBroken: boolean, property: string, message: string][] = [
    [!validPath.test(path), 'path', `“${path}” is not a path of the console, such as /admin/categories.`],
    [samePath !== undefined, 'path', `${path} is the path of ${samePath?.file} already.`],
    [sameScreen !== undefined, 'path', `${sameScreen?.file} has the same name.`],
    [nav !== undefined && path.includes(':'), 'nav', 'A path with parameters cannot be in the navigation.'],
    [nav !== undefined && title === undefined, 'nav', 'A page in the navigation needs a title.'],
    [nav !== undefined && !hasIcon(nav.icon), 'icon', `There is no icon “${nav?.icon}”.`],
    [key !== undefined && key[0] !== moduleId, 'query', `The key of its query must begin with '${moduleId}'.`],
    [key !== undefined && !isUrl(key.at(-1)), 'query', 'Its query must be created by apiQuery or listQuery.'],
  ];
  return rules.flatMap(([isBroken, property, message]) =>
    isBroken ? [`${file}:${lineOf(source, property)}: ${message}`] : [],
  );
}

const validPath = /^\/(admin|auth)(\/(:\w+|[a-z0-9][a-z0-9-]*))*$/;

const isUrl = (part: unknown) => typeof part === 'string' && part.startsWith('/');

function hasIcon(name: string): boolean {
  try {
    return iconPath(name) !== '';
  } catch {
    return false;
  }
}

/** Returns the number of the first line that declares `property`; 1 if none does. */
function lineOf(source: string, property: string): number {
  return source.split('\n').findIndex((line) => new RegExp(`\\b${property}:`).test(line)) + 1 || 1;
}
