import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ApiError } from './api-error.ts';
import { createClient, type GlobalStatus } from './client.ts';
import { createOffers } from './offers.ts';

const listed: Call = { id: 'x.list', method: 'GET', path: '/api/x/list', permission: 'signed-in' };
const figures: Call = { ...listed, id: 'x.figures', path: '/api/x/figures', extension: true };
const history: Call = { ...figures, id: 'x.history', path: '/api/x/history' };
const undo: Call = { ...figures, id: 'x.undo', method: 'POST', path: '/api/x/undo' };

const greeting = (data: object) => ({ error: 0, data: { server_key: 'a', api_version: '1', ...data } });
const announcing = greeting({ extensions: ['GET /api/x/figures', 'POST /api/x/undo'] });
const silent = greeting({});

const page =
  (status: number, type = 'text/plain', text = '404 page not found') =>
  () =>
    new Response(text, { status, headers: { 'content-type': type } });

beforeEach(() => sessionStorage.clear());

describe('what a server offers', () => {
  it('everything until it has been greeted; of the specification always', () => {
    const offers = createOffers(undefined);
    expect([listed, figures, undo].map(offers.of)).toEqual(['offered', 'offered', 'offered']);
    offers.greeted(silent);
    expect([listed, figures, undo].map(offers.of)).toEqual(['offered', 'unasked', 'unasked']);
  });

  it('what it announces, and no more', () => {
    const offers = createOffers(undefined);
    offers.greeted(announcing);
    expect([figures, history, undo].map(offers.of)).toEqual(['offered', 'absent', 'offered']);
  });

  it('an announcement of what is then not there counts for nothing', () => {
    const offers = createOffers(undefined);
    offers.greeted(announcing);
    offers.met(figures, false);
    expect([figures, history, undo].map(offers.of)).toEqual(['absent', 'unasked', 'unasked']);
  });

  it('is remembered over a reload, until the server is another one or announces something else', () => {
    const first = createOffers(sessionStorage);
    first.greeted(silent);
    first.met(figures, false);
    first.met(history, true);
    const reloaded = createOffers(sessionStorage);
    expect([figures, history, undo].map(reloaded.of)).toEqual(['absent', 'offered', 'unasked']);
    reloaded.greeted(silent);
    expect(reloaded.of(figures)).toBe('absent');
    reloaded.greeted(greeting({ api_version: '2' }));
    expect([figures, history].map(reloaded.of)).toEqual(['unasked', 'unasked']);
    reloaded.greeted(announcing);
    expect(reloaded.of(figures)).toBe('offered');
  });

  it('what was tried is forgotten with the session, what was announced is not', () => {
    const offers = createOffers(sessionStorage);
    offers.greeted(silent);
    offers.met(figures, false);
    offers.forget();
    expect([figures, undo].map(offers.of)).toEqual(['unasked', 'unasked']);
    offers.greeted(announcing);
    offers.forget();
    expect(offers.of(history)).toBe('absent');
  });

  it('a reading is tried once, a writing never', () => {
    const offers = createOffers(undefined);
    expect(offers.mayTry(figures)).toBe(false);
    offers.greeted(silent);
    expect([figures, figures, undo, listed].map(offers.mayTry)).toEqual([true, false, false, false]);
  });

  it.each(['{', '[]', '{"server":1}', '{"server":"x","met":7}'])(
    'takes nothing on trust from the storage: %s',
    (text) => {
      sessionStorage.setItem('offers', text);
      expect(createOffers(sessionStorage).of(figures)).toBe('offered');
    },
  );
});

describe('the client', () => {
  function harness(answers: Readonly<Record<string, () => Response>>) {
    const globals: GlobalStatus[] = [];
    const sent: string[] = [];
    const told: string[] = [];
    const client = createClient({
      token: () => 'token',
      onGlobalStatus: (status) => globals.push(status),
      offers: createOffers(undefined, (name) => told.push(name)),
      fetch: (async (url: string) => {
        sent.push(url);
        return answers[url]?.() ?? Response.json({ error: 0, data: [] });
      }) as typeof fetch,
      sleep: async () => undefined,
    });
    const failure = async (call: Call, body?: object) => {
      const error = await client.request(call, { body }).catch((reason: unknown) => reason);
      return error instanceof ApiError ? error : undefined;
    };
    return { client, globals, sent, told, failure };
  }

  it.each([
    ['404 of nginx', page(404, 'text/html', '<html><h1>404</h1></html>')],
    ['404 in plain text', page(404)],
    ['404 in our envelope', () => Response.json({ error: 404, message: 'ไม่พบข้อมูล' }, { status: 404 })],
    ['405', page(405)],
    ['501', page(501)],
    ['the page of a single-page program', page(200, 'text/html', '<!doctype html>')],
  ])('%s of an extension: it is absent, asked for once, and nobody is signed out', async (_name, answer) => {
    const { client, globals, sent, told, failure } = harness({ '/api/x/figures': answer });
    client.offers.greeted(silent);
    const error = await failure(figures);
    expect([error?.fault, error?.mayHaveHappened, error?.message]).toEqual(['absent', false, 'เซิร์ฟเวอร์นี้ไม่มีบริการส่วนนี้']);
    expect((await failure(figures))?.fault).toBe('absent');
    expect([sent, globals, told]).toEqual([['/api/x/figures'], [], ['GET /api/x/figures']]);
  });

  it('a writing that is absent has not happened', async () => {
    const { failure, globals } = harness({ '/api/x/undo': page(404) });
    const error = await failure(undo, {});
    expect([error?.fault, error?.mayHaveHappened, globals]).toEqual(['absent', false, []]);
  });

  it.each([400, 403, 409, 422, 429])('%i of an extension is an answer: it is there', async (status) => {
    const { client, globals, failure } = harness({
      '/api/x/figures': () => Response.json({ error: status, message: 'ไม่ได้' }, { status }),
    });
    client.offers.greeted(silent);
    expect((await failure(figures))?.status).toBe(status);
    expect([client.offers.of(figures), globals]).toEqual(['offered', []]);
  });

  it.each([401, 500, 502])('%i says nothing about what is there', async (status) => {
    const { client, failure } = harness({
      '/api/x/figures': () => Response.json({ error: status, message: 'ไม่ได้' }, { status }),
    });
    client.offers.greeted(silent);
    await failure(figures);
    expect(client.offers.of(figures)).toBe('unasked');
  });

  it('404 of a call of the specification still means what the specification says', async () => {
    const { globals, failure } = harness({ '/api/x/list': page(404, 'text/html', '<html>') });
    expect((await failure(listed))?.fault).toBe('http');
    expect(globals).toEqual([404]);
  });

  it('a file that is answered as rows is no file', async () => {
    const { client } = harness({});
    await expect(client.download(listed)).rejects.toMatchObject({ fault: 'absent' });
  });

  it('a page in place of a file is no file either', async () => {
    const { client } = harness({ '/api/x/figures': page(200, 'text/html', '<!doctype html>') });
    const save = vi.fn();
    await client.download(figures).then(save, () => undefined);
    expect(save).not.toHaveBeenCalled();
  });
});
