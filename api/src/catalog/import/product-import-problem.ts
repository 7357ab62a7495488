import type { ImportReport } from '@lumora/shared-contract';

export type ImportProblem = ImportReport['problems'][number];

export function problem(row: number, column: string | null, message: string): ImportProblem {
  return { row, column, message };
}

const maxProblems = 1000;

/** The first problems of an import; a file in which every cell is wrong has hundreds of thousands. */
export class ImportProblems {
  readonly #problems: ImportProblem[] = [];

  /** Whether more problems would not be listed. */
  get isFull(): boolean {
    return this.#problems.length >= maxProblems;
  }

  add(...problems: ImportProblem[]): void {
    this.#problems.push(...problems.slice(0, maxProblems - this.#problems.length));
  }

  /** Returns the problems in the order of their rows; the last one says so when the list is full. */
  list(): ImportProblem[] {
    const sorted = this.#problems.toSorted((a, b) => a.row - b.row);
    const last = sorted.at(-1);
    if (!this.isFull || last === undefined) return sorted;
    return [...sorted, problem(last.row, null, `Only the first ${maxProblems} problems are listed.`)];
  }
}
