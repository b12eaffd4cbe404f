import { sql } from 'kysely';
import { isEmail } from '#contract/formats.ts';
import type { TransactionContext } from '../../context.ts';
import { contextOf, nobody, systemContext } from '../../context-factory.ts';
import type { Claimed, Outcome } from '../../jobs/outbox.ts';
import type { TaskHandler } from '../../jobs/worker.ts';
import type { Platform } from '../../platform.ts';
import { type Letter, MailError } from '../../providers/mail.ts';
import { makeLink } from './links.ts';
import type { MailRequest } from './mail-requests.ts';
import { letters } from './mail-texts.ts';
import { addPending } from './new-account.ts';

type Surroundings = Pick<Platform, 'db' | 'logger' | 'sealer' | 'clock' | 'providers' | 'deployment'>;

/** Tries before a letter is left to a person, and milliseconds before the first repetition. */
const tries = 12;
const pause = 5_000;
const longestPause = 30 * 60_000;

/** What this area does after a commit, by topic of the outbox. `base` is the product's address, without a last slash. */
export function authTasks(platform: Surroundings, base: string): Readonly<Record<string, TaskHandler>> {
  return { 'identity.mail': (task) => mail(platform, base, task) };
}

function requestOf({ payload }: Claimed): MailRequest | undefined {
  const { kind, email, name, passwordHash } = payload;
  if ((kind !== 'register' && kind !== 'forgot') || typeof email !== 'string' || !isEmail(email)) return undefined;
  return { kind, email, name: String(name), passwordHash: String(passwordHash) };
}

/** Decides what the address is to get, then sends it; a task that runs again makes a new link. */
async function mail(platform: Surroundings, base: string, task: Claimed): Promise<Outcome> {
  const request = requestOf(task);
  const letter = request && (await letterFor(platform, base, task, request));
  try {
    if (letter) await platform.providers.mail.send(letter);
  } catch (error) {
    if (!(error instanceof MailError && error.permanent) && task.run < tries) {
      const reason = error instanceof Error ? error.message : String(error);
      return { again: Math.min(longestPause, pause * 2 ** (task.run - 1)), error: reason };
    }
    platform.logger.error({ err: error, topic: task.topic }, 'a letter could not be sent');
  }
  // The address and the hash of a password have no business in the list of finished work.
  await sql`update outbox set payload = '{}' where id = ${task.id}`.execute(platform.db);
  return { done: true };
}

/** In the name of whoever asked, whom nobody knows. */
function askerOf(platform: Surroundings, { payload }: Claimed) {
  const { endpoint } = systemContext(platform, 'identity.mail');
  const text = (value: unknown) => (typeof value === 'string' ? value : '-');
  const request = { id: text(payload.request_id), ip: text(payload.ip), userAgent: text(payload.user_agent) };
  return contextOf(platform, { principal: nobody, request, endpoint });
}

function letterFor(platform: Surroundings, base: string, task: Claimed, request: MailRequest) {
  const { brand, server } = platform.deployment;
  const parts = { to: request.email, brand: brand.name, base };
  return askerOf(platform, task).transaction(async (ctx): Promise<Letter | undefined> => {
    if (request.kind === 'register') await addAccount(ctx, request, server);
    const account = await ctx.tx
      .selectFrom('app_user as u')
      .leftJoin('user_credential as c', 'c.user_id', 'u.id')
      .select(['u.id', 'u.status', 'c.awaits_confirmation'])
      .where('u.email', '=', request.email)
      .executeTakeFirst();
    if (!account || account.status === 'suspended') return undefined;
    const unconfirmed = account.awaits_confirmation === true;
    const kind = request.kind === 'forgot' ? 'reset' : unconfirmed ? 'confirm' : 'exists';
    // Without a password here there is none to forget.
    if (kind === 'reset' && account.awaits_confirmation === null) return undefined;
    if (!(await mayWrite(ctx, `${kind}:${account.id}`, task))) return undefined;
    if (kind === 'exists') return letters.exists(parts);
    if (kind === 'reset') {
      return letters.reset({ ...parts, token: await makeLink(ctx.tx, 'reset-password', account.id) });
    }
    const { name, passwordHash } = request;
    return letters.confirm({
      ...parts,
      token: await makeLink(ctx.tx, 'confirm-email', account.id, { name, passwordHash }),
    });
  });
}

/** The account of a registration whose address is free. */
async function addAccount(ctx: TransactionContext, request: MailRequest, server: string): Promise<void> {
  const { email, name, passwordHash } = request;
  const added = await addPending(ctx.tx, { email, name, server, note: null });
  if (!added) return;
  await ctx.tx
    .insertInto('user_credential')
    .values({ user_id: added.id, password_hash: passwordHash, awaits_confirmation: true })
    .execute();
  await ctx.audit({
    action: 'identity.account_added',
    entityType: 'User',
    entityId: added.id,
    after: { username: added.username, email, status: 'pending' },
  });
}

/** At most one letter of a kind a minute and a person; the task that has the minute may try again. */
async function mayWrite(ctx: TransactionContext, subject: string, { id }: Claimed): Promise<boolean> {
  const { rows } = await sql<{ subject: string }>`
    insert into mail_pace as p (subject, task_id) values (${subject}, ${id})
    on conflict (subject) do update set sent_at = clock_timestamp(), task_id = excluded.task_id
      where p.sent_at < clock_timestamp() - interval '60 seconds' or p.task_id = excluded.task_id
    returning subject`.execute(ctx.tx);
  return rows.length > 0;
}
