/** Converts JSON-LD, which the browser does not run, to the `TrustedScript` that the CSP requires; null if the CSP rejects the policy. */
export const trustedJson = createTrustedJson();

/** A gateway of an earlier release does not allow the policy: the document then has no JSON-LD after a navigation. */
function createTrustedJson(): ((json: string) => string) | null {
  const { trustedTypes } = globalThis;
  if (trustedTypes === undefined) return (json) => json;
  try {
    const policy = trustedTypes.createPolicy('lumora-json-ld', { createScript: (json: string) => json });
    return (json) => policy.createScript(json);
  } catch {
    return null;
  }
}
