import type { Fields } from '#contract/envelope.ts';
import type { UserDetailReply } from '#generated/api/system.ts';

export type User = Fields<UserDetailReply>;

/** Props of every tab of a user. */
export interface PanelProps {
  readonly id: number;
  /** The user as last read. */
  readonly record: User;
  /** Reloads the user. */
  readonly refresh: () => Promise<void>;
}
