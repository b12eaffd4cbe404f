import { reasonLength, reasonName } from '#contract/decision.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawDecide, RawEndpoint } from '../language/endpoint.ts';
import type { Entities } from './entities.ts';
import { plainField } from './fields.ts';
import type { DecisionModel, EndpointModel, EntityModel } from './types.ts';

/** Does the manifest say what is decided, and not only why nothing is? */
export function isDecided(decide: RawDecide | undefined): decide is RawDecide {
  return decide !== undefined && Object.keys(decide).some((key) => key !== 'not');
}

/** What must be seen before a call, as written; undefined where nothing is decided. */
export function resolveDecision(
  { decide, ...raw }: RawEndpoint,
  entity: string | undefined,
  entities: Entities,
): DecisionModel | undefined {
  if (!isDecided(decide)) return undefined;
  const fieldOf = (name: string): readonly Field[] => {
    const field = entity === undefined ? undefined : entities.meant(entity, name);
    return field ? [plainField(field)] : [];
  };
  // The text of a reference has no field of its own.
  const partOf = (name: string): Field => {
    const field = entity === undefined ? undefined : entities.field(entity, name);
    return field ? plainField(field) : { name, kind: 'string', label: { th: '', en: '' } };
  };
  const [amount] = decide.amount === undefined ? [] : fieldOf(decide.amount);
  const [shown, expected] = decide.names ?? [];
  return {
    ...(amount ? { amount } : {}),
    ...(decide.from ? { from: decide.from.map(partOf) } : {}),
    ...(decide.to ? { to: decide.to.map(partOf) } : {}),
    ...(shown !== undefined && expected !== undefined ? { names: [shown, expected] as const } : {}),
    facts: (decide.facts ?? []).flatMap(fieldOf),
    ...(decide.by ? { by: decide.by } : {}),
    ...(decide.handover === undefined ? {} : { handover: decide.handover }),
    ...(raw.move !== undefined || raw.update !== undefined || raw.remove !== undefined ? { many: true as const } : {}),
    ...(decide.next ? { next: true as const } : {}),
  };
}

/** In the body of every call that is decided about: why a warning does not hold. The dialog asks for it, no form does. */
export const reasonField: Field = {
  name: reasonName,
  kind: 'string',
  label: { th: 'เหตุผลที่ทำรายการแม้มีคำเตือน', en: 'Why, in spite of the warnings' },
  maxLength: reasonLength.max,
};

/** Id of the call that answers the verdict on another: `withdraw.approve.verdict`. */
export const verdictId = (id: string): string => `${id}.verdict`;

/** Keys of several records that are decided about at once. */
const manyField: Field = {
  name: 'ids',
  kind: 'list',
  label: { th: 'หลายรายการ', en: 'Several records' },
  item: { kind: 'string' },
};

/** Kinds of calls that are about one stored record. */
export const aboutRecord: ReadonlySet<EndpointModel['kind']> = new Set(['move', 'update', 'remove']);

/** The call that returns the verdict, made by dialogs when they open: a read separate from the action. */
export function verdictOf(endpoint: EndpointModel, entity?: Pick<EntityModel, 'key' | 'fields'>): EndpointModel {
  const { decision, area, gateway, permission, title, source } = endpoint;
  const id = verdictId(endpoint.id);
  const about = aboutRecord.has(endpoint.kind);
  const taken = new Map(
    endpoint.input.map((field) => {
      const { required: _, ...optional } = field;
      // What is chosen in the dialog is not there when it opens; the record that it is about is.
      const isChosen = endpoint.key !== undefined && field.name !== endpoint.key;
      return [field.name, about || isChosen ? optional : field];
    }),
  );
  const own = entity?.fields[entity.key]?.kind ?? 'id';
  const label = { th: 'รหัสรายการ', en: 'ID' };
  const key: Field = { name: endpoint.key ?? 'id', kind: kinds[own].key ? 'id' : 'code', label };
  const queryFields = [
    ...(about ? [key, manyField] : []),
    ...(decision?.by ?? []).flatMap((name) => taken.get(name) ?? []),
  ];
  const common = {
    id,
    method: 'GET' as const,
    path: `${endpoint.path}/verdict`,
    permission,
    // The dialog lives without it.
    extension: true as const,
  };
  return {
    ...common,
    area,
    kind: 'service',
    ...(gateway === undefined ? {} : { gateway }),
    verdictOf: endpoint.id,
    title: { th: `เงื่อนไขก่อน${title.th}`, en: `What decides: ${title.en}` },
    input: [],
    queryFields,
    replyFields: [],
    call: common,
    source,
  };
}
