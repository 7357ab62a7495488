import type { Release } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import { findForgery } from '@lumora/releases/signatures/sign-release';
import type { Team } from '@lumora/releases/signatures/teams';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { LiveModule } from './live-set.ts';
import { findTampering, findWrongId } from '@lumora/releases/verify-release';

interface Log {
  error(fields: object, message: string): void;
}

/** Reads releases of the store and rejects those that do not match their hashes or lack their team's signature. */
export class ServableReleases {
  readonly #store: ReleaseStore;
  readonly #teams: Team[];
  readonly #log: Log;
  /** rejection reasons by module and release */
  readonly #reasons = new Map<string, string | null>();

  constructor(store: ReleaseStore, teams: Team[], log: Log) {
    this.#store = store;
    this.#teams = teams;
    this.#log = log;
  }

  /** Returns a release with a valid signature, or null. Does not check its files. */
  async findSigned(module: string, id: string): Promise<Release | null> {
    const release = await this.#store.findRelease(module, id);
    if (release === null) return null;
    return (findForgery(release, this.#teams) ?? findWrongId(release)) === null ? release : null;
  }

  /** Returns a signed release whose files match their hashes. Otherwise logs the reason and returns null. */
  async findVerified(module: string, id: string): Promise<Release | null> {
    let reason: string | null;
    try {
      const release = await this.#store.findRelease(module, id);
      reason = release === null ? 'it is not published' : await this.#findFault(release);
      if (release !== null && reason === null) return release;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      reason = error.message;
    }
    this.#log.error(
      { module, release: id, reason },
      'A release is rejected; the last good one of its module stays live.',
    );
    this.#reasons.set(`${module}/${id}`, reason);
    return null;
  }

  /** Returns a verified release with its local folder and its fallback from `previous`, or null when it is rejected. */
  async findModule(
    module: string,
    id: string,
    previous: (() => Promise<Release | null>) | null,
  ): Promise<LiveModule | null> {
    const release = await this.findVerified(module, id);
    if (release === null) return null;
    return { release, folder: await this.#store.folderOf(module, id), previous: (await previous?.()) ?? null };
  }

  /** Returns why `findVerified` rejected the release, or an empty string. */
  rejectionReason(module: string, id: string): string {
    return this.#reasons.get(`${module}/${id}`) ?? '';
  }

  async #findFault(release: Release): Promise<string | null> {
    const forgery = findForgery(release, this.#teams);
    return forgery ?? findTampering(release, await this.#store.folderOf(release.module, release.id));
  }
}
