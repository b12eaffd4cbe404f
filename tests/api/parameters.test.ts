import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { parametersOf } from '#server/http/parameters.ts';
import { get, openWorld, post, type Reply, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

const calls = endpoints.filter(({ id }) => deployments.default.endpoints.includes(id));
const nameOf = ({ method, path, variant }: Endpoint) => `${method} ${path} ${Object.values(variant ?? {})}`.trim();

/** What a call has at a path that others share, and this one has not. */
function ofAnother(call: Endpoint): string | undefined {
  const own = new Set(parametersOf(call));
  const others = calls.filter(({ path, method }) => path === call.path && method === call.method);
  return others.flatMap(parametersOf).find((name) => !own.has(name));
}

describe('a parameter that a call does not have', () => {
  let world: World;
  let owner: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(oneSubject);
    owner = await signIn(world.app, 'owner');
  });
  afterAll(() => world.close());

  function ask(call: Endpoint, query: Readonly<Record<string, string>>): Promise<Reply> {
    const url = `${call.path}?${new URLSearchParams({ ...call.variant, ...query })}`;
    if (call.method === 'GET') return get(world.app, url, owner);
    return post(world.app, url, {}, { ...owner, 'idempotency-key': crypto.randomUUID() });
  }

  it.each(calls.map((call) => [nameOf(call), call] as const))('%s refuses it by its name', async (_name, call) => {
    const { status, body } = await ask(call, { nonsense: '1' });
    expect({ status, ...body }).toMatchObject({ status: 422, error: 422, fields: { nonsense: expect.any(String) } });
    expect(String(body.message)).toContain('nonsense');
  });

  it('is refused with the nearest that there is, in the language of the person', async () => {
    const url = '/api/system/withdraw/list?statsu=pending&page=1';
    const { status, body } = await get(world.app, url, { ...owner, 'accept-language': 'en' });
    expect({ status, message: body.message, fields: body.fields }).toEqual({
      status: 422,
      message: 'There is no parameter statsu',
      fields: { statsu: 'There is no such parameter here; did you mean status?' },
    });
  });

  it('is refused without a value as well, and all of them at once', async () => {
    const { body } = await get(world.app, '/api/system/withdraw/list?one=&two=2', owner);
    expect(Object.keys(body.fields ?? {})).toEqual(['one', 'two']);
  });

  it.each(calls.filter(ofAnother).map((call) => [nameOf(call), call] as const))(
    '%s refuses what only its neighbour at the same path has',
    async (_name, call) => {
      const name = ofAnother(call) ?? '';
      const { status, body } = await ask(call, { [name]: '1' });
      expect({ status, names: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, names: [name] });
    },
  );

  it('is not looked at before the person may make the call', async () => {
    const { status } = await get(world.app, '/api/system/withdraw/list?nonsense=1');
    expect(status).toBe(401);
  });
});
