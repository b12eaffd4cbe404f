import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, openStore, type Store } from './fixture.ts';
import { get, post, replyOf } from './kit.ts';
import { subjects } from './subjects.ts';

const html =
  '<!doctype html><html><head><meta name="csp-nonce" content=""><style>a{}</style></head><body>shell</body></html>';
const pageFiles = JSON.stringify({
  files: ['assets/crates-abc123.css', 'assets/crates-abc123.js', 'assets/other-abc123.js'],
  pages: { '/store/crates': [0, 1], '/store/other': [2] },
});
const [subject] = subjects;
if (!subject) throw new Error('no subject');

describe('HTTP', () => {
  let store: Store;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'web-root-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), html);
    writeFileSync(join(root, 'page-files.json'), pageFiles);
    writeFileSync(join(root, 'assets', 'main-abc123.js'), 'export {};'.repeat(400));
    writeFileSync(join(root, 'favicon.svg'), '<svg/>');
    store = await openStore(
      subject,
      { jsonLimit: 20_000, https: true, connectSources: ['https://identity.example.test'] },
      root,
    );
  });
  afterAll(async () => {
    await store.close();
    rmSync(root, { recursive: true, force: true });
  });

  const raw = (payload: string, headers: Record<string, string>) =>
    store.app
      .inject({ method: 'POST', url: '/api/store/shelf/add', headers: { ...as('all'), ...headers }, payload })
      .then(replyOf);

  test('strict headers are on every answer, whatever it is', async () => {
    const replies = [
      await get(store.app, '/'),
      await get(store.app, '/nowhere'),
      await get(store.app, '/assets/main-abc123.js'),
      await get(store.app, '/assets/gone.js'),
      await get(store.app, '/health'),
      await get(store.app, '/api/nowhere'),
      await get(store.app, '/api/store/crate/list'),
      await get(store.app, '/api/store/crate/list', as('all')),
      await get(store.app, '/api/store/crate/detail?id=x', as('all')),
      await raw('{', { 'content-type': 'application/json' }),
    ];
    for (const { headers } of replies) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self' https://identity.example.test;");
      expect(policy).not.toMatch(/unsafe/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
      });
    }
    for (const { headers } of replies.slice(5)) expect(headers['cache-control']).toBe('no-store');
  });

  test('strict transport security is announced over https only', async () => {
    const plain = await openStore(subject);
    try {
      expect((await get(plain.app, '/health')).headers['strict-transport-security']).toBeUndefined();
      expect((await get(plain.app, '/')).status).toBe(404);
    } finally {
      await plain.close();
    }
  });

  test('the page has a style nonce of its own each time, in the policy, the meta element and style elements', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const reply = await get(store.app, '/');
      const nonce = /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1] ?? '';
      expect(nonce.length).toBeGreaterThan(20);
      expect(reply.text).toContain(`<meta name="csp-nonce" content="${nonce}">`);
      expect(reply.text).toContain(`<style nonce="${nonce}">`);
      expect(reply.headers['cache-control']).toBe('no-cache');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('routes of the deployment are 200, all others 404 with the same page; a rebuild shows at once', async () => {
    expect((await get(store.app, '/store/crates?page=2')).status).toBe(200);
    expect((await get(store.app, '/store/crates/')).status).toBe(200);
    const unknown = await get(store.app, '/store/nothing');
    expect([unknown.status, unknown.text.includes('shell')]).toEqual([404, true]);
    writeFileSync(join(root, 'index.html'), html.replace('shell', 'rebuilt'));
    expect((await get(store.app, '/')).text).toContain('rebuilt');
    writeFileSync(join(root, 'index.html'), html);
  });

  test('a page names the files that it needs, and no others; the list of all is no file of the site', async () => {
    const links = (text: string) => [...text.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(String);
    const { text } = await get(store.app, '/store/crates?page=2');
    expect(links(text.slice(0, text.indexOf('</head>')))).toEqual(
      [
        [
          '<link rel="stylesheet" crossorigin href="/assets/crates-abc123.css">',
          'stylesheet',
          '/assets/crates-abc123.css',
        ],
        [
          '<link rel="modulepreload" crossorigin href="/assets/crates-abc123.js">',
          'modulepreload',
          '/assets/crates-abc123.js',
        ],
      ].map(String),
    );
    for (const path of ['/store/nothing', '/page-files.json']) {
      const unknown = await get(store.app, path);
      expect([unknown.status, links(unknown.text)]).toEqual([404, []]);
    }
    // Another build, and one that says nothing of its pages.
    writeFileSync(join(root, 'page-files.json'), pageFiles.replaceAll('abc123', 'def456'));
    expect((await get(store.app, '/store/crates')).text).toContain('/assets/crates-def456.js');
    rmSync(join(root, 'page-files.json'));
    const bare = await get(store.app, '/store/crates');
    expect([bare.status, links(bare.text)]).toEqual([200, []]);
    writeFileSync(join(root, 'page-files.json'), pageFiles);
  });

  test('hashed files never change, other files may, missing ones are no page', async () => {
    expect((await get(store.app, '/assets/main-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get(store.app, '/favicon.svg')).headers['cache-control']).toBe('public, max-age=300');
    const missing = await get(store.app, '/assets/old-000000.js');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    const packed = await get(store.app, '/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
  });

  test('what the build has compressed is served as it is, to whoever takes it', async () => {
    const script = 'export {};'.repeat(400);
    writeFileSync(join(root, 'assets', 'big-abc123.js'), script);
    writeFileSync(join(root, 'assets', 'big-abc123.js.br'), brotliCompressSync(script));
    const fetchAs = (encoding: string) =>
      store.app.inject({ url: '/assets/big-abc123.js', headers: { 'accept-encoding': encoding } });
    const [packed, plain] = await Promise.all([fetchAs('gzip, br'), fetchAs('identity')]);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, script]);
  });

  test('nothing outside of the folder can be reached', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cx',
      '/assets/%00',
      '//etc/passwd',
      '/.%2e/.%2e/etc/passwd',
    ]) {
      const reply = await get(store.app, path);
      expect([path, reply.status >= 400, /root:|"name"/.test(reply.text)]).toEqual([path, true, false]);
    }
  });

  test('a call that is off, or unknown, is a 404, whatever is added to its path', async () => {
    for (const path of [
      '/api/store/crate/off?id=1',
      '/api',
      '/api/',
      '/api/store/crate/list/',
      '/api/store/CRATE/list',
      '/api//store/crate/list',
      '/api/store/crate/list;x',
    ]) {
      expect((await get(store.app, path, as('all'))).status, path).toBe(404);
    }
    for (const path of [
      '/api/store/crate/list?/login',
      '/api/store/crate/list?x=/api/auth',
      '/api/store/crate/%6cist',
    ]) {
      expect((await get(store.app, path)).status, path).toBe(401);
    }
    expect((await post(store.app, '/api/store/crate/list', {}, as('all'))).status).toBe(404);
    expect((await get(store.app, '/api/store/crate/add', as('all'))).status).toBe(404);
  });

  test('malformed bodies and content types are 400 and never run', async () => {
    const json = 'application/json';
    for (const [payload, type] of [
      ['{', json],
      ['', json],
      ['{"code":"A","name":"a","owner_id":1,"__proto__":{"x":1}}', json],
      ['{"code":"A","name":"a","owner_id":1,"constructor":{"prototype":{"x":1}}}', json],
      ['code=A', 'application/x-www-form-urlencoded'],
      ['<a/>', 'text/xml'],
      ['{"code":"A","name":"a","owner_id":1}', 'text/plain;application/json'],
      ['{"code":"A","name":"a","owner_id":1}', '\tapplication/json2'],
    ] as const) {
      const reply = await raw(payload, { 'content-type': type });
      expect([payload, type, reply.status, reply.body.error]).toEqual([payload, type, 400, 400]);
    }
    expect(Reflect.get({}, 'x')).toBeUndefined();
    for (const payload of ['null', '[]', '"x"', '7']) {
      expect((await raw(payload, { 'content-type': json })).status, payload).toBe(422);
    }
    const { rows } = await store.database.db
      .selectFrom('audit_log')
      .selectAll()
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toEqual([]);
  });

  test('a body over the limit is a 413', async () => {
    const reply = await raw(JSON.stringify({ code: 'x'.repeat(30_000) }), { 'content-type': 'application/json' });
    expect([reply.status, reply.body.error]).toEqual([413, 413]);
  });

  test('failures carry the id of the request, and no trace of the program', async () => {
    const reply = await get(store.app, '/api/store/crate/detail?id=x', as('all'));
    expect(reply.body.request_id).toBe(reply.headers['x-request-id']);
    expect(reply.text).not.toMatch(/stack|node_modules|\.ts/);
  });

  test('too many calls of one person to one call are a 429 with a time to wait; others go on', async () => {
    const limited = await openStore(subject, { callsPerMinute: 5 });
    try {
      const list = (who: string, path = '/api/store/crate/list?limit=1') => get(limited.app, path, as(who));
      for (let i = 0; i < 5; i += 1) expect((await list('all')).status).toBe(200);
      const over = await list('all', '/api/store/crate/list?limit=1&x=2');
      expect([over.status, over.body.error, Number(over.headers['retry-after']) > 0]).toEqual([429, 429, true]);
      const forwarded = await get(limited.app, '/api/store/crate/list', { ...as('all'), 'x-forwarded-for': '9.9.9.9' });
      expect(forwarded.status).toBe(429);
      expect((await list('other')).status).toBe(200);
      expect((await get(limited.app, '/api/store/crate/detail?id=1', as('all'))).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
