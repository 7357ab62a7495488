import { act } from '@testing-library/react';
import { mount } from '../app.tsx';

/** Mounts the shop into `root` as a page load does: components that are still mounted read their stored values again. */
export function mountPage(root: HTMLElement): void {
  act(() => void mount(root, null));
  act(() => void window.dispatchEvent(new Event('pageshow')));
}
