import type { Text } from '#contract/text.ts';
import type { RawField } from '../language/field.ts';

/** The entity of the people who sign in. */
export const personName = 'User';

/** Everything that holds where the manifest says nothing. */
export const pageSize = 20;

/** Choices of a reference per request. */
export const itemsSize = 50;

/** Fields of every managed entity that come before its own … */
export const managedBefore: Readonly<Record<string, RawField>> = {
  id: { type: 'id', th: 'รหัส', en: 'ID' },
};

/** … and after. */
export const managedAfter: Readonly<Record<string, RawField>> = {
  created_at: { type: 'datetime', th: 'วันที่สร้าง', en: 'Created', readonly: true },
  created_by: { type: 'ref', to: personName, th: 'ผู้สร้าง', en: 'Created by', readonly: true, nullable: true },
  updated_at: { type: 'datetime', th: 'แก้ไขล่าสุด', en: 'Updated', readonly: true },
  updated_by: { type: 'ref', to: personName, th: 'ผู้แก้ไข', en: 'Updated by', readonly: true, nullable: true },
  version: { type: 'integer', th: 'รุ่นข้อมูล', en: 'Version', readonly: true },
};

/** Fields of every entity whose records are taken into hand, after its own. */
export const claimedFields: Readonly<Record<string, RawField>> = {
  locked_by: { type: 'ref', to: personName, th: 'ผู้ทำรายการ', en: 'In the hands of', readonly: true, nullable: true },
  locked_at: { type: 'datetime', th: 'ทำรายการเมื่อ', en: 'Taken at', readonly: true, nullable: true },
};

/** Bookkeeping fields that a list shows only on request. */
export const unlisted: ReadonlySet<string> = new Set([
  'id',
  'created_by',
  'locked_at',
  'updated_at',
  'updated_by',
  'version',
]);

/** Labels of fields that are the same everywhere. */
export const commonLabels: Readonly<Record<string, Text>> = {
  id: { th: 'รหัส', en: 'ID' },
};

export const searchLabel: Text = { th: 'ค้นหา', en: 'Search' };

/** Fields that represent a record in references, the first that an entity has. */
export const displayNames: readonly string[] = ['name', 'title', 'label', 'username', 'code'];

/** Small second text of a choice. */
export const hintName = 'code';

/** Letters of the access matrix. */
export const verbLetters: Readonly<Record<string, string>> = {
  V: 'view',
  C: 'create',
  U: 'update',
  D: 'delete',
  X: 'export',
};

/** Name of the area that holds what all gateways share. */
export const templateArea = 'gateway';
export const templateTitle: Text = { th: 'เกตเวย์', en: 'Gateways' };
