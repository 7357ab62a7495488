import type { ModuleManifest } from '@lumora/shared-contract/releases';

/** Returns the name of a module for people. A release before 2.0.0 has the title of its first navigation group. */
export function moduleTitle({ id, title, nav }: ModuleManifest): string {
  return title ?? nav[0]?.title ?? id;
}
