/**
 * The module that the container exposes as `./app`. Evaluates React, ReactDOM and the app in separate tasks, because one
 * long task would block input.
 */
await import(/* webpackChunkName: "app" */ 'react');
await nextTask();
await import(/* webpackChunkName: "app" */ 'react-dom/client');
await nextTask();
const app = await import(/* webpackChunkName: "app" */ './app.tsx');
await nextTask();

export const { mount } = app;

/** Resolves in the next task, so that the browser can handle input first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
