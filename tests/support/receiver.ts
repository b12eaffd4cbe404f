import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** One message as it came. */
export interface Received {
  readonly id: string;
  readonly type: string;
  /** Key of the record. */
  readonly object: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What it was answered. */
  readonly status: number;
}

export interface Receiver {
  readonly url: string;
  /** Every message, in the order in which it was answered. */
  readonly received: Received[];
  /** What the next message is answered; default 200. A text is where it is sent instead (302). */
  answer: (message: Omit<Received, 'status'>) => number | string;
  /** Messages that the secret does not sign. */
  unsignedBy(secret: string): readonly Received[];
  close(): Promise<void>;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** A program on this machine that is told of events. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const receiver = { answer: (() => 200) as Receiver['answer'] };
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const event = JSON.parse(body) as { readonly type: string; readonly data: { readonly id: number } };
    const message = { id: headers['webhook-id'] ?? '', type: event.type, object: event.data.id, body, headers };
    const answer = receiver.answer(message);
    const status = typeof answer === 'string' ? 302 : answer;
    received.push({ ...message, status });
    response.writeHead(status, typeof answer === 'string' ? { location: answer } : {}).end(`answered ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${taken}/hook`,
    received,
    unsignedBy: (secret: string) =>
      received.filter(({ body, headers }) => {
        try {
          new Webhook(secret).verify(body, headers);
          return false;
        } catch {
          return true;
        }
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
