import { sql } from 'kysely';
import type { AccountEvent, EventDetail } from '#contract/account-notice.ts';
import { isEmail } from '#contract/formats.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { anonymous, contextOf, systemContext } from '#server/context/context-factory.ts';
import type { Platform } from '#server/context/platform.ts';
import { maybe } from '#server/db/sql.ts';
import { noticeLetterTopic } from '#server/identity/account-events.ts';
import type { LinkRequest, MailRequest } from '#server/identity/mail-requests.ts';
import { sendLetter } from '#server/identity/send-letter.ts';
import type { Claimed, Outcome } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import type { Letter } from '#server/providers/mail.ts';
import { linkMinutes, makeLink } from './links.ts';
import { type LetterParts, letters } from './mail-texts.ts';
import { addPending } from './new-account.ts';

type MailPlatform = Pick<Platform, 'db' | 'logger' | 'sealer' | 'notify' | 'clock' | 'providers' | 'deployment'>;
type Parts = Omit<LetterParts, 'to' | 'token'>;

/** The outbox tasks of this area, by topic. `base` is the product's address without a trailing slash. */
export function authTasks(platform: MailPlatform, base: string): Readonly<Record<string, TaskHandler>> {
  const parts: Parts = { brand: platform.deployment.brand.name, base };
  return {
    'identity.mail': (task) => deliver(platform, task, () => letterFor(platform, parts, task)),
    [noticeLetterTopic]: (task) => deliver(platform, task, () => noticeFor(platform, parts, task)),
  };
}

/** Writes a letter and sends it; a retried task creates a new link. */
async function deliver(
  platform: MailPlatform,
  task: Claimed,
  write: () => Promise<Letter | undefined>,
): Promise<Outcome> {
  const letter = await write();
  const outcome: Outcome = letter ? await sendLetter(platform, task, letter) : { done: true };
  if (!('done' in outcome)) return outcome;
  // The address and the password hash must not stay in the finished task.
  await sql`update outbox set payload = '{}' where id = ${task.id}`.execute(platform.db);
  return outcome;
}

/** A context for the original, unauthenticated request. */
function requesterContext(platform: MailPlatform, { payload }: Claimed) {
  const { endpoint } = systemContext(platform, 'identity.mail');
  const text = (value: unknown) => (typeof value === 'string' ? value : '-');
  const request = { id: text(payload.request_id), ip: text(payload.ip), userAgent: text(payload.user_agent) };
  return contextOf(platform, { principal: anonymous, request, endpoint });
}

/** The request stored in the outbox, validated; undefined if malformed. */
function requestOf({ payload }: Claimed): MailRequest | LinkRequest | undefined {
  const { kind, email, name, passwordHash, user_id: userId } = payload;
  if (kind === 'invite' || kind === 'renew') return typeof userId === 'number' ? { kind, userId } : undefined;
  if ((kind !== 'register' && kind !== 'forgot') || typeof email !== 'string' || !isEmail(email)) return undefined;
  return { kind, email, name: String(name), passwordHash: String(passwordHash) };
}

async function letterFor(platform: MailPlatform, parts: Parts, task: Claimed): Promise<Letter | undefined> {
  const request = requestOf(task);
  if (!request) return undefined;
  const { server } = platform.deployment;
  return requesterContext(platform, task).transaction((ctx) =>
    'userId' in request ? linkLetter(ctx, parts, request) : addressLetter(ctx, parts, task, { ...request, server }),
  );
}

/** Chooses the letter for an address that an unauthenticated caller typed. */
async function addressLetter(
  ctx: TransactionContext,
  parts: Parts,
  task: Claimed,
  request: MailRequest & { readonly server: string },
): Promise<Letter | undefined> {
  if (request.kind === 'register') await addAccount(ctx, request);
  const account = await ctx.tx
    .selectFrom('app_user as u')
    .leftJoin('user_credential as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.status', 'c.awaits_confirmation'])
    .where('u.email', '=', request.email)
    .executeTakeFirst();
  if (!account || account.status === 'suspended') return undefined;
  const unconfirmed = account.awaits_confirmation === true;
  const kind = request.kind === 'forgot' ? 'reset' : unconfirmed ? 'confirm' : 'exists';
  // An account without a local password cannot reset one.
  if (kind === 'reset' && account.awaits_confirmation === null) return undefined;
  if (!(await mayWrite(ctx, `${kind}:${account.id}`, task))) return undefined;
  const to = request.email;
  if (kind === 'exists') return letters.exists({ ...parts, to });
  if (kind === 'reset') {
    return letters.reset({ ...parts, to, token: await makeLink(ctx.tx, 'reset-password', account.id) });
  }
  const { name, passwordHash } = request;
  const token = await makeLink(ctx.tx, 'confirm-email', account.id, { registered: { name, passwordHash } });
  return letters.confirm({ ...parts, to, token });
}

/** A link sent by staff: goes to the account's current address, unless the account is suspended. */
async function linkLetter(
  ctx: TransactionContext,
  parts: Parts,
  { kind, userId }: LinkRequest,
): Promise<Letter | undefined> {
  const account = await ctx.tx
    .selectFrom('app_user')
    .select(['email', 'username', 'status'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account || account.status === 'suspended') return undefined;
  const minutes = kind === 'invite' ? linkMinutes.invitation : linkMinutes.renewal;
  const token = await makeLink(ctx.tx, 'reset-password', userId, { minutes });
  return letters[kind]({ ...parts, to: account.email, token, username: account.username });
}

interface EventRow {
  readonly kind: AccountEvent;
  readonly detail: EventDetail;
  readonly at: Date;
  readonly username: string;
  readonly by: string | null;
}

async function noticeFor({ db }: MailPlatform, parts: Parts, { payload }: Claimed): Promise<Letter | undefined> {
  const { event, to } = payload;
  if (typeof event !== 'string' || typeof to !== 'string' || !isEmail(to)) return undefined;
  const row = await maybe(
    sql<EventRow>`
      select event.kind, event.detail, event.at, person.username, actor.name as by
      from account_event event join app_user person on person.id = event.user_id
      left join app_user actor on actor.id = event.actor_id where event.id = ${event}::bigint`,
    db,
  );
  return row && letters.notice({ ...parts, ...row, to });
}

/** Creates the account of a registration if the address is free. */
async function addAccount(ctx: TransactionContext, request: MailRequest & { readonly server: string }): Promise<void> {
  const { email, name, passwordHash, server } = request;
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

/** At most one letter of a kind per minute and user; a retry of the same task is allowed. */
async function mayWrite(ctx: TransactionContext, subject: string, { id }: Claimed): Promise<boolean> {
  const { rows } = await sql<{ subject: string }>`
    insert into mail_pace as p (subject, task_id) values (${subject}, ${id})
    on conflict (subject) do update set sent_at = clock_timestamp(), task_id = excluded.task_id
      where p.sent_at < clock_timestamp() - interval '60 seconds' or p.task_id = excluded.task_id
    returning subject`.execute(ctx.tx);
  return rows.length > 0;
}
