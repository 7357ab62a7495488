/** Defines the global hook in which React registers its renderer, so that a remote that loads later can refresh it, as React DevTools do. */
const hook = {
  renderers: new Map<number, unknown>(),
  supportsFiber: true,
  inject(renderer: unknown): number {
    const id = hook.renderers.size + 1;
    hook.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') ?? hook,
});
