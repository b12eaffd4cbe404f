import { systemContext } from '#server/context/context-factory.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, openWorld, post, type Reply, signIn } from './kit.ts';

export const codeOf = (reply: Reply) => reply.body.error;

const near = { 'x-sandbox': '1' };

export type PlayWorld = Awaited<ReturnType<typeof openPlay>>;

/** A world with twelve members and a clock that is moved by hand, in which members play as the sandbox lets them. */
export async function openPlay(subject: Parameters<typeof openWorld>[0]) {
  const clock = { at: Date.now() };
  const world = await openWorld(subject, { clock: { now: () => new Date(clock.at) }, sandboxCalls: true });
  const as: Record<string, Record<string, string>> = {};
  for (const name of ['owner', 'admin', 'marketing', 'support', 'auditor']) as[name] = await signIn(world.app, name);
  const { db } = world.database;
  const members: number[] = [];
  for (let n = 0; n < 12; n += 1) members.push(await createMember(db, 1, 10_000n));
  const rows = await db.selectFrom('member').select('username').where('id', 'in', members).orderBy('id').execute();
  const call = (path: string, body: object, who = 'admin', headers: object = {}) =>
    post(world.app, `/api/${path}`, body, { ...as[who], ...headers });
  return {
    ...{ world, as, clock, members, call },
    names: rows.map(({ username }) => username),
    jobs: () => systemContext(world.platform, 'jobs'),
    /** The id of what the owner adds. */
    add: async (path: string, body: object) => Number(dataOf(await call(path, body, 'owner')).id),
    /** What a member of the sandbox does. */
    play: (place: string, id: number, body: object, headers: Record<string, string> = near) =>
      post(world.app, `/api/sandbox/${place}/${id}`, body, headers),
  };
}
