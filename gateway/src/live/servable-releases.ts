import type { Release } from '@lumora/shared-contract';
import { ReleaseError } from '@lumora/releases/release-error';
import { findForgery } from '@lumora/releases/signatures/sign-release';
import type { Team } from '@lumora/releases/signatures/teams';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { LiveModule } from './live-set.ts';
import { findTampering, findWrongId } from '@lumora/releases/verify-release';

interface Log {
  error(facts: object, message: string): void;
}

/** The releases of the store that match their hashes and are signed by their module's team; others are refused. */
export class ServableReleases {
  readonly #store: ReleaseStore;
  readonly #teams: Team[];
  readonly #log: Log;
  /** why a release was refused, by module and release */
  readonly #reasons = new Map<string, string | null>();

  constructor(store: ReleaseStore, teams: Team[], log: Log) {
    this.#store = store;
    this.#teams = teams;
    this.#log = log;
  }

  /** Returns a published release whose `release.json` is signed by the module's team; its files are not read. */
  async signed(module: string, id: string): Promise<Release | null> {
    const release = await this.#store.findRelease(module, id);
    if (release === null) return null;
    return (findForgery(release, this.#teams) ?? findWrongId(release)) === null ? release : null;
  }

  /** Returns a signed release whose files match their hashes; null, with the reason in the log, when there is a fault. */
  async verified(module: string, id: string): Promise<Release | null> {
    let reason: string | null;
    try {
      const release = await this.#store.findRelease(module, id);
      reason = release === null ? 'it is not published' : await this.#findFault(release);
      if (release !== null && reason === null) return release;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      reason = error.message;
    }
    this.#log.error({ module, release: id, reason }, 'A release is refused; the last good one of its module stays.');
    this.#reasons.set(`${module}/${id}`, reason);
    return null;
  }

  /** The release with its files at hand, and what `previous` finds to fall back to; null when it may not be served. */
  async module(
    module: string,
    id: string,
    previous: (() => Promise<Release | null>) | null,
  ): Promise<LiveModule | null> {
    const release = await this.verified(module, id);
    if (release === null) return null;
    return { release, folder: await this.#store.folderOf(module, id), previous: (await previous?.()) ?? null };
  }

  whyRefused(module: string, id: string): string {
    return this.#reasons.get(`${module}/${id}`) ?? '';
  }

  async #findFault(release: Release): Promise<string | null> {
    const forged = findForgery(release, this.#teams);
    return forged ?? findTampering(release, await this.#store.folderOf(release.module, release.id));
  }
}
