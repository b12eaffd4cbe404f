import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server answers instead: `json` is what the server behind it said. */
export interface Altered {
  readonly status?: number;
  readonly type?: string;
  readonly text: string;
}

/** By path: how its answer differs from that of the server behind. */
export type Alterations = Readonly<
  Record<string, (json: Readonly<Record<string, unknown>>, query: URLSearchParams) => Altered>
>;

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A server that stands before another one and answers some calls differently. */
export async function startAlteredServer(behind: string, alterations: Alterations) {
  const seen: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', behind);
    seen.push(`${incoming.method} ${url.pathname}`);
    const { authorization, 'content-type': type } = incoming.headers;
    const body = await bodyOf(incoming);
    const answer = await fetch(url, {
      method: incoming.method ?? 'GET',
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    const alter = alterations[url.pathname];
    const plain: Altered = { status: answer.status, type: answer.headers.get('content-type') ?? '', text };
    const { status, type: as, text: said } = alter ? alter(JSON.parse(text), url.searchParams) : plain;
    outgoing.writeHead(status ?? answer.status, { 'content-type': as ?? 'application/json' }).end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that it was asked, as it came: `GET /api/profile`. */
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
