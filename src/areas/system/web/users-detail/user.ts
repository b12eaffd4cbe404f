import type { Fields } from '#contract/envelope.ts';
import type { UserDetailReply } from '#generated/api/system.ts';

export type User = Fields<UserDetailReply>;
