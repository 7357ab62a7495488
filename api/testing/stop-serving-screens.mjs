/** Tear-down for `serve-screens.mjs`. */
export default function stopServingScreens() {
  return globalThis.stopServingScreens();
}
