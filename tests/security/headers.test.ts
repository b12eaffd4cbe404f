import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { get, openWorld, post, type Reply, replyOf, signIn, type World } from '../api/kit.ts';
import { subjects } from '../api/subjects.ts';

const { endpoints: on, routes } = deployments.default;
const calls = endpoints.filter(({ id }) => new Set<string>(on).has(id));

/** What every answer must have, whatever it is. */
function missing({ headers }: Reply, path: string, style: string): readonly string[] {
  const policy = String(headers['content-security-policy'] ?? '')
    .split(';')
    .map((part) => part.trim());
  const expected: Readonly<Record<string, boolean>> = {
    "default-src 'none'": policy.includes("default-src 'none'"),
    "script-src 'self'": policy.includes("script-src 'self'"),
    'style-src': policy.some((part) => part.startsWith("style-src 'self'") && part.includes(style)),
    "object-src 'none'": policy.includes("object-src 'none'"),
    "base-uri 'none'": policy.includes("base-uri 'none'"),
    "form-action 'self'": policy.includes("form-action 'self'"),
    "frame-ancestors 'none'": policy.includes("frame-ancestors 'none'"),
    'trusted types': policy.includes("require-trusted-types-for 'script'"),
    'nothing unsafe': !/unsafe|\*|http:/.test(policy.join(';')),
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'no referrer': headers['referrer-policy'] === 'no-referrer',
    'no frame': headers['x-frame-options'] === 'DENY',
    'own window': headers['cross-origin-opener-policy'] === 'same-origin',
    'own resources': headers['cross-origin-resource-policy'] === 'same-origin',
    'https for a year': /max-age=(3153[6-9]|31[6-9]|3[2-9]|[4-9])/.test(String(headers['strict-transport-security'])),
    'not stored': !path.startsWith('/api/') || headers['cache-control'] === 'no-store',
    'no name of the server': headers.server === undefined && headers['x-powered-by'] === undefined,
    'no other origin': headers['access-control-allow-origin'] === undefined,
  };
  return Object.entries(expected).flatMap(([name, holds]) => (holds ? [] : [name]));
}

describe.each(subjects.slice(0, 1))('headers on everything, on $name', (subject) => {
  const root = mkdtempSync(join(tmpdir(), 'headers-'));
  let world: World;
  let owner: { authorization: string };
  beforeAll(async () => {
    mkdirSync(join(root, 'assets'));
    const head = '<meta name="csp-nonce" content="" /><style>a{}</style>';
    writeFileSync(join(root, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`);
    writeFileSync(join(root, 'assets', 'main-abc.js'), 'export {};');
    world = await openWorld(subject, { webRoot: root, settings: { https: true, jsonLimit: 50_000 } });
    owner = await signIn(world.app, 'owner');
  });
  afterAll(async () => {
    await world.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('every call: without a session, with one, and malformed', async () => {
    const found: string[] = [];
    let answers = 0;
    for (const { id, method, path } of calls) {
      const replies =
        method === 'GET'
          ? [
              await get(world.app, path),
              await get(world.app, path, owner),
              await get(world.app, `${path}?x=%00`, owner),
            ]
          : [await post(world.app, path, {}), await post(world.app, path, { x: 1 }, owner)];
      for (const reply of replies) {
        answers += 1;
        found.push(...missing(reply, path, "'self'").map((name) => `${id} ${reply.status}: ${name}`));
      }
    }
    expect(found).toEqual([]);
    console.log(`${answers} answers of ${calls.length} calls have every header`);
  });

  test('every route, each page with a style nonce of its own', async () => {
    const found: string[] = [];
    const nonces = new Set<string>();
    for (const path of routes) {
      const reply = await get(world.app, path);
      expect(reply.status).toBe(200);
      found.push(...missing(reply, path, "'nonce-").map((name) => `${path}: ${name}`));
      nonces.add(/nonce-([^']+)/.exec(String(reply.headers['content-security-policy']))?.[1] ?? '');
    }
    expect(found).toEqual([]);
    expect(nonces.size).toBe(routes.length);
    console.log(`${routes.length} routes have every header`);
  });

  test('errors, files, exports and what does not exist', async () => {
    const { app } = world;
    const raw = async (options: InjectOptions) => replyOf(await app.inject(options));
    const json = { ...owner, 'content-type': 'application/json' };
    const replies: readonly (readonly [path: string, reply: Reply, style?: string])[] = [
      ['/nowhere', await get(app, '/nowhere'), "'nonce-"],
      ['/assets/main-abc.js', await get(app, '/assets/main-abc.js')],
      ['/assets/gone.js', await get(app, '/assets/gone.js')],
      ['/%', await get(app, '/%')],
      ['/health', await get(app, '/health')],
      ['/api/nowhere', await get(app, '/api/nowhere')],
      ['/api/files/AAAA', await get(app, '/api/files/AAAA', owner)],
      ['/api/files/AAAA', await get(app, '/api/files/AAAA')],
      ['/api/auth', await raw({ method: 'POST', url: '/api/auth', headers: json, payload: '{' })],
      ['/api/auth', await raw({ method: 'POST', url: '/api/auth', headers: json, payload: `"${'x'.repeat(60_000)}"` })],
      [
        '/api/auth',
        await raw({ method: 'POST', url: '/api/auth', headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
      ],
      ['/api/auth', await raw({ method: 'DELETE', url: '/api/auth' })],
      ['/api/system/audit/list', await get(app, '/api/system/audit/list?export=csv', owner)],
      ['/api/auth', await raw({ method: 'OPTIONS', url: '/api/auth', headers: { origin: 'https://evil.example' } })],
    ];
    const found = replies.flatMap(([path, reply, style = "'self'"]) =>
      missing(reply, path, style).map((name) => `${path} ${reply.status}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
