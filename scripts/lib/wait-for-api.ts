import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Response {
  writeHead(status: number, headers: Readonly<Record<string, string>>): { end(): unknown };
}

interface Server {
  readonly middlewares: {
    use(handle: (request: { readonly url?: string }, response: Response, next: () => void) => void): unknown;
  };
}

interface WaitingPlugin {
  readonly name: string;
  readonly apply: 'serve';
  configureServer(server: Server): void;
}

/** Milliseconds between two tries, and how many there are: half a minute. */
const pause = 50;
const tries = 600;
/** A browser opens six connections to one server. The others are for the page itself, which may be changed in the meantime. */
const mostWaiting = 3;

/** Does somebody take connections there? */
const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    const say = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => say(true));
    socket.once('error', () => say(false));
  });

/**
 * A Vite plugin for the development server: a request for the API waits while the API server starts. The open page so sees
 * a slow answer where the server is started again, and no failure; nothing is sent twice. What would hold the connections up by
 * which a changed page comes hears that nobody is there, and the page asks again when somebody is.
 */
export function waitForApi(api: string): WaitingPlugin {
  const { hostname, port, protocol } = new URL(api);
  const at = Number(port || (protocol === 'https:' ? 443 : 80));
  return {
    name: 'wait-for-api',
    apply: 'serve',
    configureServer({ middlewares }) {
      let waiting = 0;
      middlewares.use((request, response, next) => {
        if (!/^\/(api|health)\b/.test(request.url ?? '')) return next();
        const wait = async () => {
          if (await isOpen(hostname, at)) return next();
          if (waiting === mostWaiting) return void response.writeHead(503, { 'retry-after': '1' }).end();
          waiting += 1;
          for (let count = 0; count < tries && !(await isOpen(hostname, at)); count += 1) await sleep(pause);
          waiting -= 1;
          next();
        };
        void wait();
      });
    },
  };
}
