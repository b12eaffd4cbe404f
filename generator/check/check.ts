import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { actionBodies } from './action-bodies.ts';
import { actions } from './actions.ts';
import { adds } from './adds.ts';
import { areaTitles } from './area-titles.ts';
import { asks } from './asks.ts';
import { blindGrants } from './blind-grants.ts';
import { cards } from './cards.ts';
import { cellEdits } from './cell-edits.ts';
import { cells } from './cells.ts';
import { clashingNames } from './clashing-names.ts';
import { columns } from './columns.ts';
import { constantColumns } from './constant-columns.ts';
import { contributions } from './contributions.ts';
import { counts } from './counts.ts';
import { dashboards } from './dashboards.ts';
import { deadEnds } from './dead-ends.ts';
import { decisions } from './decisions.ts';
import { deployments } from './deployments.ts';
import { derivations } from './derivations.ts';
import { details } from './details.ts';
import { duplicateCalls } from './duplicate-calls.ts';
import { duplicateIds } from './duplicate-ids.ts';
import { duplicateNames } from './duplicate-names.ts';
import { editors } from './editors.ts';
import { endpointFields } from './endpoint-fields.ts';
import { endpointMethods } from './endpoint-methods.ts';
import { endpointSubjects } from './endpoint-subjects.ts';
import { english } from './english.ts';
import { entityFields } from './entity-fields.ts';
import { events } from './events.ts';
import { extending } from './extending.ts';
import { fieldHelp } from './field-help.ts';
import { fieldTargets } from './field-targets.ts';
import { fieldValues } from './field-values.ts';
import { figureSources } from './figure-sources.ts';
import { figures } from './figures.ts';
import { fileHeads } from './file-heads.ts';
import { files } from './files.ts';
import { finders } from './finders.ts';
import { foreign } from './foreign.ts';
import { formConditions } from './form-conditions.ts';
import { forms } from './forms.ts';
import { gatewayTitles } from './gateway-titles.ts';
import { gateways } from './gateways.ts';
import { guards } from './guards.ts';
import { handWritten } from './hand-written.ts';
import { hiddenRows } from './hidden-rows.ts';
import { icons } from './icons.ts';
import { idLabels } from './id-labels.ts';
import { indexConditions } from './index-conditions.ts';
import { ingests } from './ingests.ts';
import { kept } from './kept.ts';
import { lifecycles } from './lifecycles.ts';
import { links } from './links.ts';
import { lostScreens } from './lost-screens.ts';
import { matrix } from './matrix.ts';
import { matrixScreens } from './matrix-screens.ts';
import { menus } from './menus.ts';
import { money } from './money.ts';
import { notices } from './notices.ts';
import { offTargets } from './off-targets.ts';
import { operators } from './operators.ts';
import { panels } from './panels.ts';
import { parts } from './parts.ts';
import { permissions } from './permissions.ts';
import { isWarning } from './problems.ts';
import { publicWrites } from './public-writes.ts';
import { questions } from './questions.ts';
import { queues } from './queues.ts';
import { ranks, redundantPlacements, reportsOfNothing } from './ranks.ts';
import { recordPanels } from './record-panels.ts';
import { references } from './references.ts';
import { drillsOfNothing, reportScreens } from './report-screens.ts';
import { reservedNames } from './reserved-names.ts';
import { rowOrder } from './row-order.ts';
import { rowScopes } from './row-scopes.ts';
import type { Facts, Rule } from './rule.ts';
import { sameColumns } from './same-columns.ts';
import { sameEntries } from './same-entries.ts';
import { sameOptions } from './same-options.ts';
import { screenCalls } from './screen-calls.ts';
import { shapes } from './shapes.ts';
import { suggested } from './suggestions.ts';
import { tables } from './tables.ts';
import { templatePlaces } from './template-places.ts';
import { thaiLabels } from './thai-labels.ts';
import { undo } from './undo.ts';
import { unexpectedPlaces } from './unexpected-places.ts';
import { units } from './units.ts';
import { unused } from './unused.ts';
import { unusedCalls } from './unused-calls.ts';
import { unusedEntities } from './unused-entities.ts';
import { unusedEnums } from './unused-enums.ts';
import { unusedShapes } from './unused-shapes.ts';
import { views } from './views.ts';
import { wizards } from './wizards.ts';

/** Every rule of the manifest. Where two complain about one place, the first is heard. */
const rules: readonly Rule[] = [
  files,
  duplicateNames,
  duplicateCalls,
  clashingNames,
  duplicateIds,
  reservedNames,
  unexpectedPlaces,
  gatewayTitles,
  gateways,
  templatePlaces,
  extending,
  entityFields,
  indexConditions,
  fieldTargets,
  shapes,
  foreign,
  rowScopes,
  contributions,
  counts,
  derivations,
  thaiLabels,
  idLabels,
  fieldValues,
  suggested,
  operators,
  units,
  tables,
  lifecycles,
  endpointSubjects,
  ingests,
  kept,
  figures,
  figureSources,
  endpointMethods,
  endpointFields,
  fileHeads,
  references,
  matrix,
  permissions,
  money,
  decisions,
  guards,
  screenCalls,
  matrixScreens,
  rowOrder,
  cellEdits,
  undo,
  columns,
  reportScreens,
  adds,
  ranks,
  cards,
  cells,
  dashboards,
  views,
  details,
  formConditions,
  forms,
  editors,
  wizards,
  actions,
  actionBodies,
  links,
  questions,
  asks,
  queues,
  notices,
  events,
  finders,
  menus,
  icons,
  deployments,
  offTargets,
  handWritten,
  panels,
  parts,
  recordPanels,
  areaTitles,
  publicWrites,
  unused,
];

/**
 * Warnings that are worth something only where there is no mistake: what a misspelt name means is missing elsewhere, and
 * that would be said twice.
 */
const rulesOfTheSound: readonly Rule[] = [
  sameOptions,
  sameEntries,
  redundantPlacements,
  reportsOfNothing,
  drillsOfNothing,
  sameColumns,
  constantColumns,
  hiddenRows,
  deadEnds,
  english,
  fieldHelp,
  blindGrants,
  lostScreens,
  unusedCalls,
  unusedEntities,
  unusedEnums,
  unusedShapes,
];

/** Rules that look at what labels say; a test changes labels and looks whether any other rule says something else. */
const rulesOfLabels: ReadonlySet<Rule> = new Set([
  areaTitles,
  english,
  fieldHelp,
  fileHeads,
  idLabels,
  notices,
  events,
  panels,
  questions,
  asks,
  sameColumns,
  sameEntries,
  sameOptions,
  wizards,
]);

/** All rules, those of labels apart from the others. */
export const rulesByLabels = (): { readonly labels: readonly Rule[]; readonly others: readonly Rule[] } => {
  const all = [...rules, ...rulesOfTheSound];
  return { labels: all.filter(isOfLabels), others: all.filter((rule) => !isOfLabels(rule)) };
};

const isOfLabels = (rule: Rule): boolean => rulesOfLabels.has(rule);

/** Everything that breaks a rule; `before` = what was wrong with the files; `isAsked` = which rules. */
export function check(
  world: World,
  facts: Facts,
  before: readonly Problem[] = [],
  isAsked: (rule: Rule) => boolean = () => true,
): readonly Problem[] {
  const broken = (all: readonly Rule[]) => all.filter(isAsked).flatMap((rule) => [...rule(world, facts)]);
  const found = broken(rules);
  if (![...before, ...found].every(isWarning)) return found;
  return [...found, ...broken(rulesOfTheSound)];
}

/** The same of a world that differs only in labels (`differInLabels`) from one of which every rule held. */
export const checkLabels = (world: World, facts: Facts): readonly Problem[] => check(world, facts, [], isOfLabels);
