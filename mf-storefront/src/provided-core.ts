import type * as core from '@lumora/shared-auth/core';

export type Core = typeof core;

/** Replaces `@lumora/shared-auth/core` in the browser, where the shell provides it. Set before the app is loaded. */
export let http: Core['http'];
export let errorMessage: Core['errorMessage'];
export let isHttpError: Core['isHttpError'];

/** Sets the core that the page provides. */
export function provideCore(provided: Core): void {
  ({ http, errorMessage, isHttpError } = provided);
}
