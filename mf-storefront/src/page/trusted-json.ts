/** What TypeScript's own types do not know yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScript(json: string): string }): { createScript(json: string): unknown };
}

const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes };

/** Converts JSON-LD, which the browser does not run, to the `TrustedScript` that the CSP demands; null if it refuses. */
export const trustedJson = createTrustedJson();

/** A gateway of an earlier release does not allow the policy: the document then has no JSON-LD after a move. */
function createTrustedJson(): ((json: string) => unknown) | null {
  if (trustedTypes === undefined) return (json) => json;
  try {
    const policy = trustedTypes.createPolicy('lumora-json-ld', { createScript: (json) => json });
    return (json) => policy.createScript(json);
  } catch {
    return null;
  }
}
