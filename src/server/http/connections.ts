import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { FailureError } from '../base/failure.ts';
import { type HeaderSettings, strictHeaders } from './headers.ts';

export interface ConnectionSettings extends HeaderSettings {
  /** Maximum number of connections; further ones are closed immediately. */
  readonly connections: number;
  /** Time limits in milliseconds for the head of a request, and for the whole request. */
  readonly headTimeout: number;
  readonly bodyTimeout: number;
  /** Grace periods in milliseconds at shutdown: for requests still being sent, and for those being answered. */
  readonly uploadGrace: number;
  readonly answerGrace: number;
}

/** Interval in milliseconds between checks for slow connections. */
const lookEvery = 1_000;
/** Milliseconds without any traffic after which a connection is closed: the client does not read the answer. */
const silentFor = 120_000;
/** Retry-After in seconds of a server that is shutting down. */
const backIn = 5;

/** Options of the HTTP server. Node checks its time limits only at the given interval. */
export function limitsOfTime({ headTimeout, bodyTimeout }: ConnectionSettings) {
  return {
    requestTimeout: bodyTimeout,
    connectionTimeout: silentFor,
    http: {
      headersTimeout: headTimeout,
      connectionsCheckingInterval: Math.min(lookEvery, headTimeout),
      // Answered like any other refusal, with a body and headers: `demandHost`.
      requireHostHeader: false,
    },
  } as const;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Status of connection errors before a request was parsed, by Node error code. */
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
  // Expectations of a client other than the response itself are not met.
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
    // No request is being answered there, and Node no longer checks their time limits.
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

/** Answers a malformed request and ends the connection. */
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
