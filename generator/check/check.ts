import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { actions } from './actions.ts';
import { columns } from './columns.ts';
import { deployments } from './deployments.ts';
import { clashingNames, duplicateCalls, duplicateIds, duplicateNames } from './duplicates.ts';
import { endpointFields } from './endpoint-fields.ts';
import { endpointMethods, endpointSubjects } from './endpoint-subjects.ts';
import { entityFields, extending, fieldTargets, tables, thaiLabels } from './entities.ts';
import { fieldValues } from './field-rules.ts';
import { files } from './files.ts';
import { details, forms } from './forms.ts';
import { gateways, templatePlaces } from './gateways.ts';
import { icons } from './icons.ts';
import { lifecycles } from './lifecycle.ts';
import { links, questions } from './links.ts';
import { menus } from './menus.ts';
import { gatewayTitles, reservedNames, strayPlaces } from './names.ts';
import { matrix, permissions } from './permissions.ts';
import { references } from './references.ts';
import type { Facts, Rule } from './rule.ts';
import { screenCalls } from './screen-calls.ts';

/** Every rule of the manifest. Where two complain about one place, the first is heard. */
const rules: readonly Rule[] = [
  files,
  duplicateNames,
  duplicateCalls,
  clashingNames,
  duplicateIds,
  reservedNames,
  strayPlaces,
  gatewayTitles,
  gateways,
  templatePlaces,
  extending,
  entityFields,
  fieldTargets,
  thaiLabels,
  fieldValues,
  tables,
  lifecycles,
  endpointSubjects,
  endpointMethods,
  endpointFields,
  references,
  matrix,
  permissions,
  screenCalls,
  columns,
  details,
  forms,
  actions,
  links,
  questions,
  menus,
  icons,
  deployments,
];

/** Everything that breaks a rule. */
export function check(world: World, facts: Facts): readonly Problem[] {
  return rules.flatMap((rule) => [...rule(world, facts)]);
}
