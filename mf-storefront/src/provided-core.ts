import type * as core from '@lumora/shared-auth/core';

export type Core = typeof core;

/** Stands in for `@lumora/shared-auth/core` in the browser, where the shell owns it; there before the app is loaded. */
export let http: Core['http'];
export let errorMessage: Core['errorMessage'];
export let isHttpError: Core['isHttpError'];

/** Takes the core that the page provides. */
export function provideCore(provided: Core): void {
  ({ http, errorMessage, isHttpError } = provided);
}
