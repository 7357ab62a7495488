import type { ModuleFailure } from '@lumora/shared-contract';

/** Most failures that are remembered of one module. */
const most = 20;

/** The last failures of each module that this gateway was told of by browsers or met itself, newest first. */
export class RecentFailures {
  readonly #failures = new Map<string, ModuleFailure[]>();

  add(module: string, failure: ModuleFailure): void {
    this.#failures.set(module, [failure, ...this.of(module)].slice(0, most));
  }

  of(module: string): ModuleFailure[] {
    return this.#failures.get(module) ?? [];
  }
}
