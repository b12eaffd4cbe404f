import { nearest } from '#contract/nearest.ts';
import { understand } from '../main.ts';
import type { EndpointModel, ScreenModel } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { type Command, parseArguments } from './command.ts';
import { explainEndpoint } from './explain-endpoint.ts';
import { explainScreen } from './explain-screen.ts';
import type { Fact } from './origin.ts';
import { reportProblems } from './report.ts';

/** Facts as an indented table: what, value, where from. */
function layOut(facts: readonly Fact[]): readonly string[] {
  const width = (pick: (fact: Fact) => string, most: number): number =>
    Math.min(most, Math.max(...facts.filter((fact) => fact.from !== '').map((fact) => pick(fact).length)));
  const what = width((fact) => fact.what, 28);
  const value = width((fact) => fact.value, 56);
  return facts.map((fact) =>
    fact.from === ''
      ? `\n${fact.what}${fact.value === '' ? '' : `  ${fact.value}`}`
      : `  ${fact.what.padEnd(what)}  ${fact.value.padEnd(value)}  ${fact.from}`,
  );
}

function factsOf(world: World, screen: ScreenModel | undefined, endpoint: EndpointModel | undefined): readonly Fact[] {
  if (screen) return explainScreen(world, screen);
  return endpoint ? explainEndpoint(world, endpoint) : [];
}

export const explain: Command = {
  usage: 'explain ROUTE|ENDPOINT',
  about: 'Tells where each column, label and default came from: file:line:column, or “default”.',
  run(invocation) {
    const args = parseArguments(explain, invocation.words);
    if ('error' in args || args.plain.length !== 1) {
      invocation.err('error' in args ? args.error : explain.usage);
      return 2;
    }
    const { model, world, problems } = understand(invocation.root, { places: true });
    if (!model) return reportProblems(problems, invocation);
    const name = args.plain[0] ?? '';
    const screen = model.screens.find((one) => one.path === name);
    const endpoint = model.endpoints.find(
      (one) => one.id === name || `${one.method} ${one.path}` === name || one.path === name,
    );
    if (!screen && !endpoint) {
      const hint = nearest(name, [...model.screens.map((one) => one.path), ...model.endpoints.map((one) => one.id)]);
      invocation.err(`there is no route or endpoint “${name}”${hint ? `; did you mean “${hint}”?` : ''}`);
      return 2;
    }
    for (const line of layOut(factsOf(world, screen, endpoint))) invocation.out(line);
    return 0;
  },
};
