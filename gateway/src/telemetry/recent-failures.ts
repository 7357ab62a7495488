import type { ModuleFailure } from '@lumora/shared-contract/releases';

const maxFailuresPerModule = 20;

/** Holds the last failures of each module that browsers reported or this gateway detected, newest first. */
export class RecentFailures {
  readonly #failures = new Map<string, ModuleFailure[]>();

  add(module: string, failure: ModuleFailure): void {
    this.#failures.set(module, [failure, ...this.of(module)].slice(0, maxFailuresPerModule));
  }

  of(module: string): ModuleFailure[] {
    return this.#failures.get(module) ?? [];
  }
}
