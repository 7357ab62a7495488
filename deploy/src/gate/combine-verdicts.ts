import type { GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';

/** A candidate with its own verdict. */
export interface CheckedCandidate {
  candidate: Release;
  verdict: GateCheck[];
}

/** Combines the verdicts of candidates that move together: a check passes only if it passes for each of them. */
export function combineVerdicts(checked: CheckedCandidate[]): GateCheck[] {
  if (checked.length === 1) return checked.flatMap(({ verdict }) => verdict);
  const names = [...new Set(checked.flatMap(({ verdict }) => verdict.map(({ check }) => check)))];
  return names.map((name) => {
    const results = checked.flatMap(({ candidate: { module }, verdict }) =>
      verdict.filter(({ check }) => check === name).map(({ outcome, message }) => ({ module, outcome, message })),
    );
    const outcome = outcomesWorstFirst.find((one) => results.some((result) => result.outcome === one)) ?? 'not run';
    const relevant = results.filter((result) => result.outcome === outcome);
    return { check: name, outcome, message: relevant.map(({ module, message }) => `${module}: ${message}`).join('; ') };
  });
}

const outcomesWorstFirst = ['failed', 'not run', 'passed'] as const;
