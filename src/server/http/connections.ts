import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { FailureError } from '../base/failure.ts';
import { type HeaderSettings, strictHeaders } from './headers.ts';

export interface ConnectionSettings extends HeaderSettings {
  /** Connections at once; further ones are closed at once. */
  readonly connections: number;
  /** Milliseconds within which the head of a request must be there, and the whole of it. */
  readonly headTimeout: number;
  readonly bodyTimeout: number;
  /** Milliseconds that a request which is still being sent has at an orderly stop, and one that is being answered. */
  readonly uploadGrace: number;
  readonly answerGrace: number;
}

/** Milliseconds between two looks at connections that are too slow. */
const lookEvery = 1_000;
/** A connection on which nothing moves at all for this long is given up: somebody does not read what was asked for. */
const silentFor = 120_000;
/** Seconds after which somebody may ask a server that is stopping again. */
const backIn = 5;

/** What the HTTP server is made with. Node looks at its limits of time only as often as it is told to. */
export function limitsOfTime({ headTimeout, bodyTimeout }: ConnectionSettings) {
  return {
    requestTimeout: bodyTimeout,
    connectionTimeout: silentFor,
    http: {
      headersTimeout: headTimeout,
      connectionsCheckingInterval: Math.min(lookEvery, headTimeout),
      // Told as everything else is told, with a body and headers: `demandHost`.
      requireHostHeader: false,
    },
  } as const;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What a connection failed at before there was a request, by the code that Node gives it. */
const problems: Readonly<Record<string, 408 | 413 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * The connections of a server: how many there are, what is answered where there is no request yet, and how they end when
 * the server stops. Answers are those of the contract, with every header.
 */
export function addConnections(app: FastifyInstance, settings: ConnectionSettings): void {
  const headersOf = strictHeaders(settings);
  const open = new Map<Socket, Exchange | undefined>();
  let stopping = false;

  app.server.maxConnections = settings.connections;
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    open.set(request.socket, { request, response });
    response.once('close', () => {
      if (open.get(request.socket)?.response === response) open.set(request.socket, undefined);
    });
  });
  // What somebody expects beside the answer itself is theirs to do without.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  app.addHook('onRequest', async (request, reply) => {
    if (stopping) {
      void reply.header('connection', 'close');
      throw new FailureError(503, { retryAfter: backIn });
    }
    if (request.raw.httpVersion === '1.1' && request.raw.headers.host === undefined) throw new FailureError(400);
  });

  app.addHook('preClose', async () => {
    stopping = true;
    // Nobody is being answered there, and Node no longer looks at how slow they are.
    for (const [socket, exchange] of open) if (!exchange) socket.destroy();
    const cut = (isDue: (exchange: Exchange | undefined) => boolean) => () => {
      for (const [socket, exchange] of open) if (isDue(exchange)) socket.destroy();
    };
    const timers = [
      setTimeout(
        cut((exchange) => !exchange?.request.complete),
        settings.uploadGrace,
      ),
      setTimeout(
        cut(() => true),
        settings.answerGrace,
      ),
    ];
    app.server.once('close', () => timers.forEach(clearTimeout));
  });

  app.server.removeAllListeners('clientError');
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answered = open.get(socket)?.response.headersSent === true;
    if (error.code === 'ECONNRESET' || !socket.writable || answered) return void socket.destroy();
    refuse(socket, new FailureError(problems[error.code ?? ''] ?? 400), headersOf);
  });
}

/** Answers what is no request, and ends the connection. */
function refuse(socket: Socket, failure: FailureError, headersOf: ReturnType<typeof strictHeaders>): void {
  const id = randomUUID();
  const body = JSON.stringify({ ...failure.bodyIn('th'), request_id: id });
  const headers = {
    ...headersOf({ id, url: '/api/' }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`;
  socket.end([first, ...head, '', body].join('\r\n'), () => socket.destroy());
}
