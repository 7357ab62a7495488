import { Component, type ReactNode } from 'react';
import * as buttons from '../styles/buttons.module.css';
import * as notices from '../styles/notices.module.css';

interface ScreenBoundaryProps {
  /** path of the page; a change resets the boundary */
  path: string;
  children: ReactNode;
}

interface BoundaryState {
  path: string;
  hasFailed: boolean;
}

/**
 * Renders an error message instead of a screen that failed to load or threw; the frame keeps working. Browsers do not
 * request a failed chunk again, so a retry reloads the page; it happens automatically when the browser is online again.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: ScreenBoundaryProps, previous: BoundaryState): BoundaryState | null {
    return path === previous.path ? null : { path, hasFailed: false };
  }

  override componentDidUpdate(): void {
    window.removeEventListener('online', reload);
    if (this.state.hasFailed) window.addEventListener('online', reload);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', reload);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section role="alert" className={notices['notice']}>
        <h1>This page could not be loaded</h1>
        <p>Check your connection. Your cart is safe.</p>
        <button type="button" className={buttons['primary']} onClick={reload}>
          Try again
        </button>
      </section>
    );
  }
}

function reload(): void {
  window.location.reload();
}
