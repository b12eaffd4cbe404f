import type { Row } from '#contract/envelope.ts';

/** What every tab of a user is given. */
export interface PanelProps {
  readonly id: number;
  /** The user as read last. */
  readonly record: Row;
  /** Reads the user again. */
  readonly refresh: () => Promise<void>;
}
