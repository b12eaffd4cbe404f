import type { Verdict } from './judge.ts';
import type { RouteVerdict } from './routes.ts';
import { isRequired, type Report } from './run.ts';

const titles: Readonly<Record<Verdict, string>> = {
  fits: 'as the contract says',
  gaps: 'work with less',
  broken: 'broken',
  absent: 'extensions that the server does not have',
  refused: 'not judged: refused',
  unasked: 'not judged: nothing was sent',
};

const routeTitles: Readonly<Record<RouteVerdict, string>> = {
  works: 'work',
  partly: 'work without a part',
  fails: 'will not work',
  unknown: 'not known, as what they are made of was refused',
};

/** `12 fit, 3 broken`: how many there are of each. */
const countsOf = <K extends string>(
  all: readonly { readonly verdict: K }[],
  table: Readonly<Record<K, string>>,
): string => {
  const titleOf: Readonly<Record<string, string>> = table;
  return Object.keys(table)
    .map((verdict) => `${all.filter((one) => one.verdict === verdict).length} ${titleOf[verdict]}`)
    .join(', ');
};

/** A report for a person, line by line. `full` = what fits as well. */
export function* reportText({ url, problem, calls, routes }: Report, full: boolean): Iterable<string> {
  yield url;
  if (problem !== undefined) {
    yield `  ${problem}`;
    return;
  }
  const shown = calls.filter(({ verdict, findings }) =>
    full ? true : verdict === 'broken' || findings.some(({ weight }) => weight === 'gap'),
  );
  if (shown.length > 0) yield '\nCalls';
  for (const { call, verdict, findings, extension } of shown) {
    yield `  ${call}  ${verdict}${extension ? ' (extension)' : ''}`;
    for (const { what, weight } of findings) if (full || weight !== 'note') yield `      ${what}`;
  }
  for (const verdict of ['fails', 'partly', 'unknown', ...(full ? (['works'] as const) : [])] as const) {
    const those = routes.filter((route) => route.verdict === verdict);
    if (those.length > 0) yield `\nScreens: ${routeTitles[verdict]}`;
    for (const { path, title, without } of those) {
      yield `  ${path}  ${title}`;
      for (const part of without) yield `      ${verdict === 'partly' ? 'without ' : ''}${part}`;
    }
  }
  yield `\n${calls.length} calls: ${countsOf(calls, titles)}`;
  yield `${routes.length} screens: ${countsOf(routes, routeTitles)}`;
  const required = calls.filter(isRequired).length;
  yield required === 0
    ? 'Nothing that the specification asks for was found broken. Writes were not sent: what they do is not judged.'
    : `${required} calls of the specification are broken.`;
}
