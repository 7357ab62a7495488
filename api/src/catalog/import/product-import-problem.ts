import type { ImportReport } from '@lumora/shared-contract/catalog';

/** A problem of one cell, or of a row when `column` is null. */
export type ImportProblem = ImportReport['problems'][number];

/** Returns an import problem; `row` is the number of the row in a spreadsheet. */
export function problem(row: number, column: string | null, message: string): ImportProblem {
  return { row, column, message };
}

/** Number of the header in a spreadsheet. */
export const headerRow = 1;

const maxProblems = 1000;

/** Collects the first 1000 problems of an import; a file can have hundreds of thousands. */
export class ImportProblems {
  readonly #problems: ImportProblem[] = [];
  readonly #columnsOf = new Map<number, Set<string | null>>();

  /** Returns whether the list has reached its max length. */
  get isFull(): boolean {
    return this.#problems.length >= maxProblems;
  }

  /** Returns whether the rows without a problem can be imported: the header is valid and all problems are known. */
  get canSkip(): boolean {
    return !this.isFull && !this.has(headerRow);
  }

  /** Returns whether a row has a problem, or with `column` whether its cell has one. */
  has(row: number, column?: string): boolean {
    const columns = this.#columnsOf.get(row);
    return column === undefined ? columns !== undefined : columns?.has(column) === true;
  }

  /** Adds problems up to the max length. */
  add(...problems: ImportProblem[]): void {
    const added = problems.slice(0, maxProblems - this.#problems.length);
    this.#problems.push(...added);
    for (const { row, column } of added) this.#columnsOf.set(row, (this.#columnsOf.get(row) ?? new Set()).add(column));
  }

  /** Returns the problems in the order of their rows; a full list ends with a message about the limit. */
  list(): ImportProblem[] {
    const sorted = this.#problems.toSorted((a, b) => a.row - b.row);
    const last = sorted.at(-1);
    if (!this.isFull || last === undefined) return sorted;
    return [...sorted, problem(last.row, null, `Only the first ${maxProblems} problems are listed.`)];
  }
}
