import { Component, type ReactNode } from 'react';
import { ApiError } from '#web/lib/api.ts';

type MissingBoundaryProps = {
  /** What stands there when the server knows nothing under this address. */
  instead: ReactNode;
  children: ReactNode;
};
type State = { error: unknown };

/** Answers an address that names nothing. Every other failure is the shell's business. */
export class MissingBoundary extends Component<MissingBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isMissing(error)) return this.props.instead;
    throw error;
  }
}

// An address that is no identifier at all is refused as input.
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
