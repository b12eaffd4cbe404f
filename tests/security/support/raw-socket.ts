import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection without any program between it and the server. */
export interface Line {
  readonly socket: Socket;
  /** What has come so far. */
  received(): string;
  /** Resolves when the server has closed it, with all that came. */
  readonly closed: Promise<string>;
  /** Resolves when what came matches. */
  until(pattern: RegExp): Promise<void>;
}

/** Opens a connection and says `text`. */
export async function openLine(port: number, text = ''): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  let all = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    all += String(chunk);
  });
  // A connection that is cut is what some tests are about.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(all)));
  await Promise.race([once(socket, 'connect'), closed]);
  socket.write(text, 'latin1');
  return {
    socket,
    closed,
    received: () => all,
    async until(pattern) {
      while (!pattern.test(all)) {
        if (socket.destroyed) throw new Error(`closed after ${JSON.stringify(all.slice(0, 500))}`);
        await Promise.race([once(socket, 'data'), closed]);
      }
    },
  };
}

/** The answers in what came, one after the other; each must say how long it is. */
export function answersIn(text: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
    if (end < 0 || Number.isNaN(status)) throw new Error(`no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const from = end + 4;
    const length = Number(headers['content-length'] ?? 0);
    answers.push({ status, headers, body: Buffer.from(rest.slice(from, from + length), 'latin1').toString('utf8') });
    rest = rest.slice(from + length);
  }
  return answers;
}
