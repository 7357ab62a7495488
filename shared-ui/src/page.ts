export { definePage, type PageDeclaration } from './page/define-page.ts';
export { mergeNavGroups, navGroups } from './page/nav-groups.ts';
