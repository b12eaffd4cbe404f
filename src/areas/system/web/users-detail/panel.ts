import type { Fields } from '#contract/envelope.ts';
import type { UserDetailReply } from '#generated/api/system.ts';

export type User = Fields<UserDetailReply>;

/** What every tab of a user is given. */
export interface PanelProps {
  readonly id: number;
  /** The user as read last. */
  readonly record: User;
  /** Reads the user again. */
  readonly refresh: () => Promise<void>;
}
