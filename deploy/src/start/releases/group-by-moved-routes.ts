import type { Release } from '@lumora/releases/release-schema';
import { sharedPaths } from '../../gate/route-collisions.ts';

/**
 * Groups releases that must become live together: those with a route that now belongs to another module of `next`.
 * `live` are the live releases. Each release of `next` is in one group.
 */
export function groupByMovedRoutes(next: readonly Release[], live: readonly Release[]): Release[][] {
  const takesOver = (release: Release, { module }: Release) =>
    live.some((other) => other.module === module && sharedPaths(release, other).length > 0);

  return next.reduce<Release[][]>((groups, release) => {
    const isLinked = (group: Release[]) =>
      group.some((other) => takesOver(release, other) || takesOver(other, release));
    return [...groups.filter((group) => !isLinked(group)), [...groups.filter(isLinked).flat(), release]];
  }, []);
}
