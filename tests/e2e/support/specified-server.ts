import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '#generated/api/endpoints.ts';
import { checklist } from '../../support/checklist.ts';

/** How a server says what the specification leaves open. */
export interface Manner {
  /** Where the user lies in the replies to sign-in and profile: in `data`, or under `user` there, with nothing but what is named. */
  readonly user: 'flat' | 'nested';
  /** Does the profile name what the person may do? */
  readonly permissions: boolean;
  /** Lists without total, page, limit and sums; records without a version. */
  readonly bare: boolean;
  /** Does it announce extensions that it does not have? */
  readonly boasts: boolean;
  /**
   * What it answers to whatever it does not have: as nginx does, as a router of Go does, as one that knows the path with
   * another method, or as one that has not come so far.
   */
  readonly unknown: 'html' | 'text' | 'method' | 'later';
  /** The origin of the pages that may call it, where they come from another server. */
  readonly pages?: string;
}

export interface SpecifiedServer {
  readonly url: string;
  /** Calls beside the specification that were asked for, as they came: `GET /api/system/audit/list`. */
  readonly refused: string[];
  close(): Promise<void>;
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pages = {
  html: {
    status: 404,
    type: 'text/html',
    text: '<html>\r\n<head><title>404 Not Found</title></head>\r\n<body><center><h1>404 Not Found</h1></center></body>\r\n</html>',
  },
  text: { status: 404, type: 'text/plain; charset=utf-8', text: '404 page not found\n' },
  method: { status: 405, type: 'application/json', text: '{"detail":"Method Not Allowed"}' },
  later: { status: 501, type: 'text/plain', text: '' },
} as const;

/**
 * What `docs/deployments.md` asks of an API that pages of another origin call, and the address that the tests' browser puts
 * on every request as a proxy would (`nextAddress`).
 */
const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Background, X-Forwarded-For',
  'access-control-expose-headers': 'Content-Disposition, Retry-After, X-As-Of, X-Request-Id, X-Sources',
  vary: 'Origin',
} as const;

/** What a bare envelope has. */
const envelope: ReadonlySet<string> = new Set(['error', 'data', 'message', 'fields', 'access_token', 'conflict']);
/** What the specification names of a user. */
const named: readonly string[] = ['name', 'role_name', 'photo_url', 'server', 'must_change_password'];
const aboutUser: ReadonlySet<string> = new Set(['/api/auth', '/api/firebase_auth', '/api/profile']);

const pick = (value: Json, keys: Iterable<string>): Json =>
  Object.fromEntries([...keys].flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));

/**
 * A server that has the calls of the specification and no other: it stands before ours, which answers them, and answers
 * 404 in a foreign shape to the rest of `/api/`. What is no call is handed on.
 */
export async function startSpecifiedServer(behind: string, manner: Manner): Promise<SpecifiedServer> {
  const refused: string[] = [];
  const crossing = manner.pages === undefined ? {} : { ...allowed, 'access-control-allow-origin': manner.pages };
  /** Versions of the records that were read, for those who write without one. */
  const versions = new Map<string, unknown>();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', behind);
    const call = `${incoming.method} ${pathname}`;
    if (incoming.method === 'OPTIONS' && manner.pages !== undefined) {
      incoming.resume();
      outgoing.writeHead(204, crossing).end();
      return;
    }
    if (pathname.startsWith('/api/') && !(call in checklist.calls)) {
      refused.push(call);
      const { status, type, text } = pages[manner.unknown];
      incoming.resume();
      outgoing.writeHead(status, { 'content-type': type, ...crossing }).end(text);
      return;
    }
    void forward(incoming, outgoing, pathname);
  });

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): Promise<void> {
    const isCall = pathname.startsWith('/api/');
    const { 'accept-encoding': encoding, 'content-length': _length, ...headers } = incoming.headers;
    const isJson = isCall && headers['content-type']?.includes('json') === true;
    const body = isJson ? complete(await textOf(incoming), pathname) : undefined;
    const onward = request(`${behind}${incoming.url}`, {
      method: incoming.method,
      headers: {
        ...headers,
        ...(!isCall && encoding !== undefined && { 'accept-encoding': encoding }),
        ...(body === undefined
          ? incoming.headers['content-length'] && { 'content-length': incoming.headers['content-length'] }
          : { 'content-length': Buffer.byteLength(body) }),
      },
    });
    // Who goes away while an answer is on its way wants nothing.
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    onward.on('response', async (answer) => {
      const reshapes = isCall && answer.headers['content-type']?.includes('json') === true;
      const text = reshapes ? reshape(await textOf(answer), pathname) : undefined;
      const { 'content-length': length, ...rest } = answer.headers;
      const size = text === undefined ? length : String(Buffer.byteLength(text));
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...rest,
        ...crossing,
        ...(size !== undefined && { 'content-length': size }),
      });
      if (text === undefined) answer.pipe(outgoing);
      else outgoing.end(text);
    });
    if (body === undefined) incoming.pipe(onward);
    else onward.end(body);
  }

  /** A reply as this server gives it. */
  function reshape(text: string, path: string): string {
    const full: unknown = JSON.parse(text);
    if (!isRecord(full)) return text;
    let reply: Json = full;
    if (aboutUser.has(path) && isRecord(reply.data)) reply = { ...reply, ...userOf(reply) };
    if (path === '/api/handshake' && !manner.boasts && isRecord(reply.data)) {
      const { extensions: _extensions, ...data } = reply.data;
      reply = { ...reply, data };
    }
    return JSON.stringify(manner.bare ? { ...pick(reply, envelope), data: unversioned(reply.data, path) } : reply);
  }

  function userOf({ data }: Json): Json {
    if (!isRecord(data)) return {};
    const { menus, permissions, ...user } = data;
    const granted = manner.permissions ? { permissions } : {};
    return manner.user === 'nested'
      ? { data: { user: pick(user, named), menus, ...granted }, menus: undefined }
      : { data: { ...user, ...granted }, menus };
  }

  function unversioned(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map((one) => unversioned(one, path));
    if (!isRecord(value)) return value;
    const { version, ...rest } = value;
    if (version !== undefined) versions.set(`${folderOf(path)}#${rest.id}`, version);
    return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, unversioned(one, path)]));
  }

  /** A body with the version that the server behind asks for, and this one does not. */
  function complete(text: string, path: string): string {
    if (!manner.bare) return text;
    const body: unknown = JSON.parse(text);
    const call = endpoints.find((one) => one.method === 'POST' && one.path === path);
    if (!isRecord(body) || !call || body.version !== undefined) return text;
    const takes = isRecord(call.body) && isRecord(call.body.properties) && 'version' in call.body.properties;
    const id = body[call.key ?? 'id'];
    for (let folder = folderOf(path); takes && id !== undefined && folder !== ''; folder = folderOf(folder)) {
      const version = versions.get(`${folder}#${id}`);
      if (version !== undefined) return JSON.stringify({ ...body, version });
    }
    return text;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const folderOf = (path: string): string => path.replace(/\/[^/]*$/, '');

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
