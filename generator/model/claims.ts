import { holderName } from '#contract/claim.ts';
import type { Field } from '#contract/field.ts';
import type { Entities } from './entities.ts';
import type { EntityModel } from './types.ts';

/** In the body of a claim that somebody may take over. */
export const takeOver: Field = {
  name: 'take_over',
  kind: 'boolean',
  label: { th: 'รับช่วงจากผู้อื่น', en: 'Take over' },
};

/** What a claim and its release answer: in whose hands the record is now, and until when. */
export function claimReply(entity: EntityModel | undefined): readonly Field[] {
  const key = entity?.fields[entity.key];
  return [
    ...(key ? [{ name: key.name, kind: key.kind, label: key.label }] : []),
    { name: 'locked_by', kind: 'integer', label: { th: 'รหัสผู้ทำรายการ', en: 'User' }, nullable: true },
    { name: 'locked_by_name', kind: 'string', label: { th: 'ผู้ทำรายการ', en: 'In the hands of' }, nullable: true },
    { name: 'locked_at', kind: 'datetime', label: { th: 'ทำรายการเมื่อ', en: 'Taken at' }, nullable: true },
    { name: 'expires_at', kind: 'datetime', label: { th: 'หมดเวลาเมื่อ', en: 'Expires' }, nullable: true },
  ];
}

/** May records of the entity be taken into hand? */
export function isClaimed(entities: Entities, entity: string): boolean {
  const holder = entities.written(entity).get(holderName);
  // An entity may have a field of that name that means something else.
  return holder !== undefined && holder.holder === undefined;
}
