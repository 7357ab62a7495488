/** What TypeScript's own types do not know yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScript(json: string): string }): { createScript(json: string): unknown };
}

const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes };

/** Data for a script element that the browser does not run, in the form in which the page's CSP lets it in. */
export const trustedJson = createTrustedJson();

/** Null under a gateway that does not allow the policy yet: the document then keeps no JSON-LD after a move. */
function createTrustedJson(): ((json: string) => unknown) | null {
  if (trustedTypes === undefined) return (json) => json;
  try {
    const policy = trustedTypes.createPolicy('lumora-json-ld', { createScript: (json) => json });
    return (json) => policy.createScript(json);
  } catch {
    return null;
  }
}
