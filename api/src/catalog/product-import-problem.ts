import type { ImportReport } from '@lumora/shared-contract';

export type ImportProblem = ImportReport['problems'][number];

export function problem(row: number, column: string | null, message: string): ImportProblem {
  return { row, column, message };
}
