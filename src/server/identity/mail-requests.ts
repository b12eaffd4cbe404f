import { randomUUID } from 'node:crypto';
import type { TransactionContext } from '../context/context.ts';
import { enqueue } from '../jobs/outbox.ts';
import { wakeTopic } from '../jobs/wake.ts';

/** What somebody asked for without having signed in. Nobody has looked yet whether there is an account. */
export interface MailRequest {
  readonly kind: 'register' | 'forgot';
  /** In small letters. */
  readonly email: string;
  readonly name: string;
  /** Argon2id, of a registration. */
  readonly passwordHash: string;
}

/** A link that somebody of the staff has sent to a person. */
export interface LinkRequest {
  /** The first password of a new account, or another in the place of one that is worth nothing now. */
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
 * Leaves the request for the worker, whatever the address: the answer's time tells nothing about accounts, a crash loses
 * no letter, and tokens are made only where the letter is.
 */
export const askForMail = (ctx: TransactionContext, request: MailRequest): Promise<void> => leave(ctx, { ...request });

/** The same for a link; it goes to the address that the account has then. */
export const askForLink = (ctx: TransactionContext, { kind, userId }: LinkRequest): Promise<void> =>
  leave(ctx, { kind, user_id: userId });
