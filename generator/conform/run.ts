import { lookUp } from '../emit/look-up.ts';
import type { Deployment } from '../model/deployment.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { type CallReport, reportOf, type Tour, todayOf } from './calls.ts';
import { type Ask, serverAt } from './exchange.ts';
import { type Finding, verdictOf } from './judge.ts';
import { type RouteReport, routeReports } from './routes.ts';
import { writtenCallsIn } from './screens.ts';
import { greeting, profileFindings, signIn } from './session.ts';

export interface Report {
  readonly url: string;
  /** Nothing could be asked: why. */
  readonly problem?: string;
  readonly calls: readonly CallReport[];
  readonly routes: readonly RouteReport[];
}

export interface Subject {
  readonly url: string;
  readonly token?: string;
  readonly person?: { readonly username: string; readonly password: string };
}

/** Calls that are asked at the same time: no more than a page of the product makes. */
const hands = 4;

/** In this order: what gives keys to others comes first. */
const order: readonly EndpointModel['kind'][] = ['items', 'page', 'report', 'service', 'record'];

const greet = 'POST /api/handshake';
const profile = 'GET /api/profile';

async function share<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

const named = ({ method, path }: EndpointModel) => `${method} ${path}`;

const withFindings = (report: CallReport, findings: readonly Finding[]): CallReport => {
  const all = [...report.findings.filter(({ weight }) => weight !== 'note'), ...findings];
  return { ...report, verdict: verdictOf(all), findings: all };
};

/** Asks a server for everything that can be asked without changing anything, and says what each screen will be able to do. */
export async function conform(model: Model, deployment: Deployment, root: string, subject: Subject): Promise<Report> {
  const nothing = { url: subject.url, calls: [], routes: [] };
  const stranger = serverAt(subject.url);
  const hello = await greeting(stranger);
  let { token } = subject;
  if (token === undefined && subject.person) {
    const signed = await signIn(stranger, subject.person);
    if ('problem' in signed) return { ...nothing, problem: `POST /api/auth ${signed.problem}` };
    token = signed.token;
  }
  const ask: Ask = serverAt(subject.url, token);
  const me = await ask({ method: 'GET', path: '/api/profile' });
  if (me.failure !== undefined) return { ...nothing, problem: `no answer: ${me.failure}` };
  const tour: Tour = {
    names: lookUp(model),
    ask,
    today: todayOf(new Date()),
    announced: hello.announced,
    heard: new Map(),
  };
  const on = new Set(deployment.endpoints);
  const endpoints = model.endpoints.filter(({ id }) => on.has(id));
  const reports = new Map<string, CallReport>();
  const reads = endpoints.filter(({ method }) => method === 'GET');
  for (const kind of order)
    await share(
      reads.filter((endpoint) => endpoint.kind === kind),
      async (endpoint) => {
        const report = await reportOf(tour, endpoint);
        const isProfile = named(endpoint) === profile && report.verdict !== 'refused';
        reports.set(endpoint.id, isProfile ? withFindings({ ...report, findings: [] }, profileFindings(me)) : report);
      },
    );
  for (const endpoint of endpoints.filter(({ method }) => method === 'POST')) {
    const report = await reportOf(tour, endpoint);
    reports.set(endpoint.id, named(endpoint) === greet ? withFindings(report, hello.findings) : report);
  }
  const calls = endpoints.flatMap(({ id }) => reports.get(id) ?? []);
  const written = writtenCallsIn(root, model.endpoints);
  return { url: subject.url, calls, routes: routeReports(model, deployment.routes, calls, written) };
}

/** A call that the specification has, and that is not as it has to be. */
export const isRequired = ({ extension, verdict }: CallReport): boolean => !extension && verdict === 'broken';
