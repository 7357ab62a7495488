import { pathPattern } from '@lumora/shared-contract/manifest';
import type { ExtensionDeclaration, PageDeclaration } from '@lumora/shared-ui/page';
import { iconPath } from './icon-path.ts';

/** A declaration with the file that it was read from. */
export interface Declared<Declaration> {
  declaration: Declaration;
  /** relative to the folder above the module, such as `mf-taxonomy/src/categories/categories.page.tsx` */
  file: string;
  /** name of the file without its suffix, and part of the name of its chunk */
  name: string;
  source: string;
}

export type DeclaredPage = Declared<PageDeclaration>;

type DeclaredExtension = Declared<ExtensionDeclaration>;

/** Whether a declaration breaks a rule, at which of its properties, and the message. */
type Rule = [isBroken: boolean, property: string, message: string];

/** Returns the problems of a page declaration, each with file and line. `earlier` are the pages before it. */
export function pageProblems(declared: DeclaredPage, earlier: DeclaredPage[], moduleId: string): string[] {
  const { path, title, nav, query, kind, parent } = declared.declaration;
  const sameKind = earlier.find((other) => kind !== undefined && other.declaration.kind === kind);
  const samePath = earlier.find((other) => pathPattern(other.declaration.path) === pathPattern(path));
  const key = query?.(new URLSearchParams()).queryKey;
  return brokenRules(declared, [
    [!validPath.test(path), 'path', `“${path}” is not a path of the console, such as /admin/categories.`],
    [samePath !== undefined, 'path', `${path} is the path of ${samePath?.file} already.`],
    sameNameRule(declared, earlier, 'path'),
    [sameKind !== undefined, 'kind', `${sameKind?.file} shows the entities of the kind ${kind} already.`],
    [!validPath.test(parent ?? path), 'parent', `“${parent}” is not a path of the console, such as /admin/categories.`],
    [nav !== undefined && path.includes(':'), 'nav', 'A path with parameters cannot be in the navigation.'],
    [nav !== undefined && title === undefined, 'nav', 'A page in the navigation needs a title.'],
    [nav !== undefined && !hasIcon(nav.icon), 'icon', `There is no icon “${nav?.icon}”.`],
    [!/^[a-z]$/.test(nav?.letter ?? 'a'), 'letter', `“${nav?.letter}” is not a letter from a to z.`],
    ...(key ? keyRules(key, moduleId) : []),
  ]);
}

/** Returns the problems of the declaration of an extension, as `pageProblems` does. */
export function extensionProblems(
  declared: DeclaredExtension,
  earlier: DeclaredExtension[],
  moduleId: string,
): string[] {
  const { declaration } = declared;
  const path = 'path' in declaration ? declaration.path : '/admin';
  const icon = 'icon' in declaration ? declaration.icon : undefined;
  return brokenRules(declared, [
    sameNameRule(declared, earlier, 'slot'),
    [
      !validPath.test(path.replace(/[?#].*/, '')),
      'path',
      `“${path}” is no path of the console, such as /admin/orders?status=new.`,
    ],
    [icon !== undefined && !hasIcon(icon), 'icon', `There is no icon “${icon}”.`],
    ...('query' in declaration ? keyRules(declaration.query().queryKey, moduleId) : []),
  ]);
}

function brokenRules({ file, source }: Declared<unknown>, rules: Rule[]): string[] {
  return rules.flatMap(([isBroken, property, message]) =>
    isBroken ? [`${file}:${lineOf(source, property)}: ${message}`] : [],
  );
}

function sameNameRule({ name }: Declared<unknown>, earlier: Declared<unknown>[], property: string): Rule {
  const sameName = earlier.find((other) => other.name === name);
  return [sameName !== undefined, property, `${sameName?.file} has the same name.`];
}

function keyRules(key: readonly unknown[], moduleId: string): Rule[] {
  return [
    [key[0] !== moduleId, 'query', `The key of its query must begin with '${moduleId}'.`],
    [!isUrl(key.at(-1)), 'query', 'Its query must be created by apiQuery or listQuery.'],
  ];
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

/** Returns the number of the first line that declares `property`, not of a comment that mentions it; 1 if none does. */
function lineOf(source: string, property: string): number {
  const declares = new RegExp(`^(?!\\s*(?://|/?\\*)).*\\b${property}:`);
  return source.split('\n').findIndex((line) => declares.test(line)) + 1 || 1;
}
