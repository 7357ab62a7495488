export {};

declare global {
  /** Trusted Types of the browser, which TypeScript's own types do not declare. */
  interface TrustedTypes {
    /** Returns `rules` with results that the browser accepts where the CSP demands trusted values. */
    createPolicy<Rules>(name: string, rules: Rules): Rules;
  }

  /** undefined where the browser has none */
  var trustedTypes: TrustedTypes | undefined;
}
