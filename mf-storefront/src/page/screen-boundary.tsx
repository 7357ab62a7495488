import { Component, type ReactNode } from 'react';
import * as buttons from '../styles/buttons.module.css';
import * as notices from '../styles/notices.module.css';

interface ScreenBoundaryProps {
  /** of the page: another one is another try */
  path: string;
  children: ReactNode;
}

interface Failing {
  path: string;
  hasFailed: boolean;
}

/**
 * Stands where a screen would be whose code did not come, or stopped: the frame goes on. A browser does not ask again
 * for a chunk that failed, so trying again is loading the page; back online that happens by itself.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, Failing> {
  override state: Failing = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError(): Partial<Failing> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: ScreenBoundaryProps, before: Failing): Failing | null {
    return path === before.path ? null : { path, hasFailed: false };
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
        <h1>This page did not arrive</h1>
        <p>Check your connection. What is in your cart stays there.</p>
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
