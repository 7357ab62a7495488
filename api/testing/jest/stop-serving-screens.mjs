/** Jest `globalTeardown`: stops the API of `serve-screens.mjs`. */
export default function stopServingScreens() {
  return globalThis.stopServingScreens();
}
