import type { EndpointModel, Model } from '../model/types.ts';
import type { CallReport } from './calls.ts';
import { partsOf, type WrittenCalls } from './screens.ts';

export type RouteVerdict = 'works' | 'partly' | 'fails' | 'unknown';

export interface RouteReport {
  readonly path: string;
  readonly title: string;
  readonly verdict: RouteVerdict;
  /** Parts that are away, each with why; of a route that fails what it fails by. */
  readonly without: readonly string[];
}

const writes = ({ method }: EndpointModel) => method === 'POST';

/** Why a call takes its part of the screen away; undefined where it does not. */
function lackOf(endpoint: EndpointModel, report: CallReport | undefined): string | undefined {
  if (report?.verdict === 'absent') return `the server does not have ${report.call}`;
  if (report?.verdict !== 'broken' || writes(endpoint)) return undefined;
  return `${report.call} ${report.findings.find(({ weight }) => weight === 'fault')?.what ?? 'is broken'}`;
}

/** What each screen will be able to do: made from what its calls did. */
export function routeReports(
  model: Model,
  paths: readonly string[],
  calls: readonly CallReport[],
  written: WrittenCalls,
): readonly RouteReport[] {
  const reports = new Map(calls.map((call) => [call.id, call]));
  const endpoints = new Map(model.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const on = new Set(paths);
  return model.screens
    .filter(({ path }) => on.has(path))
    .map((screen) => {
      const parts = partsOf(screen, model, written);
      const lacks = parts.flatMap(({ id, title }) => {
        const endpoint = endpoints.get(id);
        const why = endpoint && lackOf(endpoint, reports.get(id));
        return why === undefined ? [] : [{ title, why }];
      });
      const fatal = lacks.filter(({ title }) => title === undefined).map(({ why }) => why);
      const isUnseen = parts.some(
        ({ id, title }) =>
          title === undefined && reports.get(id)?.verdict === 'refused' && endpoints.get(id)?.method === 'GET',
      );
      const verdict = fatal.length > 0 ? 'fails' : isUnseen ? 'unknown' : lacks.length > 0 ? 'partly' : 'works';
      const without = fatal.length > 0 ? fatal : lacks.map(({ title, why }) => `${title} (${why})`);
      return { path: screen.path, title: screen.title.en, verdict, without };
    });
}
