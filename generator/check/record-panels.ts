import { kinds } from '#contract/kinds/index.ts';
import type { RawRecordChart } from '../language/record-panel.ts';
import { groupOfDays } from '../model/related.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofScreens } from './each.ts';
import { isSound } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, unknownName } from './rule.ts';

/** Tabs of a record make calls that exist and show lists of their screen; a chart is one of days. */
export const recordPanels = ofScreens(function* (world, raw) {
  const related = 'related' in raw ? (raw.related ?? []) : [];
  const names = related.map(({ name }) => name);
  for (const panel of ('panels' in raw && raw.panels) || []) {
    if (panel.call !== undefined && !world.endpoints.has(panel.call)) {
      const message = `unknown endpoint “${panel.call}”`;
      const at = { holder: panel, key: 'call' };
      yield* unknownName('unknown-endpoint', world, at, panel.call, world.endpoints.keys(), message);
    }
    if (panel.list !== undefined && !names.includes(panel.list)) {
      const message = `the screen has no related list “${panel.list}”`;
      yield* unknownName('record-panel', world, { holder: panel, key: 'list' }, panel.list, names, message);
    }
  }
  for (const { chart, list } of related) {
    const endpoint = world.endpoints.get(list);
    if (chart && endpoint && isSound(world, endpoint)) yield* chartProblems(world, endpoint, chart);
  }
});

function* chartProblems(world: World, endpoint: EndpointModel, chart: RawRecordChart): Iterable<Problem> {
  const complain = complaints('record-chart', world);
  const kindOf = (name: string) =>
    world.replyNames(endpoint)?.includes(name) ? world.replyField(endpoint, name)?.kind : undefined;
  yield* replyProblems(world, endpoint, chart.x, { holder: chart, key: 'x' });
  const axis = kindOf(chart.x);
  const filter = endpoint.filters?.find(({ field }) => kinds[field.kind].calendar === 'day');
  if (axis && kinds[axis].calendar !== 'day') {
    const message = `“${chart.x}” is ${axis}: the axis is a day`;
    yield complain({ holder: chart, key: 'x', received: chart.x, message });
  } else if (!filter || (endpoint.figures && groupOfDays(endpoint, chart.x) === undefined)) {
    const message = `${endpoint.id} answers no rows by days from one to another`;
    yield complain({ holder: chart, key: 'x', received: chart.x, message });
  }
  for (const names of [chart.bars ?? [], chart.lines ?? []])
    for (const [key, name] of names.entries()) {
      yield* replyProblems(world, endpoint, name, { holder: names, key });
      const kind = kindOf(name);
      if (kind === undefined || kinds[kind].number) continue;
      yield complain({ holder: names, key, received: name, message: `“${name}” is ${kind}: only a number is drawn` });
    }
}
