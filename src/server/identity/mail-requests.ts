import { randomUUID } from 'node:crypto';
import type { TransactionContext } from '../context/context.ts';
import { enqueue } from '../jobs/outbox.ts';
import { wakeTopic } from '../jobs/wake.ts';

/** A request made without a session. Whether the account exists has not been checked yet. */
export interface MailRequest {
  readonly kind: 'register' | 'forgot';
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** Argon2id, of a registration. */
  readonly passwordHash: string;
}

/** A link sent to a user by staff. */
export interface LinkRequest {
  /** Purpose: the first password of a new account, or a replacement for an invalidated one. */
  readonly kind: 'invite' | 'renew';
  readonly userId: number;
}

async function leave(ctx: TransactionContext, request: Readonly<Record<string, string | number>>): Promise<void> {
  const { id, ip, userAgent } = ctx.request;
  await enqueue(ctx.tx, {
    topic: 'identity.mail',
    key: `identity.mail:${randomUUID()}`,
    payload: { ...request, request_id: id, ip, user_agent: userAgent.slice(0, 255) },
  });
  ctx.afterCommit(wakeTopic);
}

/**
 * Queues the request for the worker, whatever the address: the response time reveals nothing about accounts, a crash loses
 * no letter, and tokens are made only when the letter is written.
 */
export const askForMail = (ctx: TransactionContext, request: MailRequest): Promise<void> => leave(ctx, { ...request });

/** The same for a link; it is sent to the address that the account has at that time. */
export const askForLink = (ctx: TransactionContext, { kind, userId }: LinkRequest): Promise<void> =>
  leave(ctx, { kind, user_id: userId });
