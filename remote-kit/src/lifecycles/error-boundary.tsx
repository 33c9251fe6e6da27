import { Component, type ReactNode } from 'react';

interface Props {
  /** Called once for each failure. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Takes a failed tree away and reports it to the host, which shows the fallback in its place. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
