import { sql } from 'kysely';
import { endpoints } from '#generated/api/endpoints.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, openWorld, post, type Reply, signIn } from './kit.ts';

export interface SentBack {
  readonly reference: string;
  readonly outcome: 'created' | 'known' | 'refused';
  readonly made: Readonly<Record<string, unknown>> | null;
  readonly problem: {
    readonly error: number;
    readonly message: string;
    readonly fields?: Readonly<Record<string, string>>;
  } | null;
}

export type IngestWorld = Awaited<ReturnType<typeof openIngest>>;

/** A house to which other programs send facts: the owner's, and that of somebody who serves agent 1 alone. */
export async function openIngest(
  subject: Parameters<typeof openWorld>[0],
  options: Parameters<typeof openWorld>[1] = {},
) {
  const world = await openWorld(subject, options);
  const { db } = world.database;
  const granted = [...new Set(endpoints.flatMap(({ kind, permission }) => (kind === 'ingest' ? [permission] : [])))];
  await sql`
    update role set permissions = permissions || ${JSON.stringify(granted)}::jsonb where code = 'support'`.execute(db);
  const as: Record<string, { authorization: string }> = {};
  for (const name of ['owner', 'admin', 'support']) as[name] = await signIn(world.app, name);
  const raw = (kind: string, body: unknown, who = 'owner', headers: Readonly<Record<string, string>> = {}) =>
    post(world.app, `/api/ingest/${kind}`, body, { ...as[who], ...headers });
  const many = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  return {
    ...{ world, db, as, raw, many },
    /** Sends facts that are answered one by one. */
    async send(kind: string, facts: readonly object[], who = 'owner') {
      const { created, known, refused, facts: back } = dataOf(await raw(kind, { facts }, who));
      const counts = { created: Number(created), known: Number(known), refused: Number(refused) };
      return { ...counts, facts: back as readonly SentBack[] };
    },
    /** The usernames of new members with this credit, in satang. */
    async members(credit: bigint, count = 1, agent = 1): Promise<readonly string[]> {
      const ids: number[] = [];
      for (let n = 0; n < count; n += 1) ids.push(await createMember(db, agent, credit));
      const rows = await db.selectFrom('member').select('username').where('id', 'in', ids).orderBy('id').execute();
      return rows.map(({ username }) => username);
    },
    one: async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
      const [row] = await many(query);
      if (row === undefined) throw new Error('no row');
      return row;
    },
    /** Rows of the audit log about one call. */
    audits: (action: string) =>
      many(
        sql<{ result: string; after: Record<string, number> | null }>`
          select result, after from audit_log where action = ${action} order by seq`,
      ),
  };
}

export const outcomes = ({ facts }: { readonly facts: readonly SentBack[] }) => facts.map(({ outcome }) => outcome);

export const errorOf = (reply: Reply) => [reply.status, reply.body.error];
