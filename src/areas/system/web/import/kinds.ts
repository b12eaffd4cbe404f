import type { Field } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';
import { importRowFields } from '#generated/api/fields/import-row.ts';

export type ImportType = 'member' | 'affiliate' | 'wallet';
export type ImportSource = 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';

/** What one of the seven pages imports, and from which source. */
export interface ImportKind {
  readonly type: ImportType;
  readonly source: ImportSource;
  readonly title: Text;
  /** Heading and example of each column of the template file. */
  readonly template: readonly (readonly [head: string, example: string])[];
}

/** A field that a column can be mapped to. */
export interface Target {
  readonly name: string;
  readonly label: Text;
  readonly required: boolean;
}

const target = (field: Pick<Field, 'name' | 'label'>, required = false): Target => ({
  name: field.name,
  label: field.label,
  required,
});

const f = importRowFields;

/** Fields by type of import, required ones first. */
export const targets: Readonly<Record<ImportType, readonly Target[]>> = {
  member: [
    target(f.username, true),
    target(f.name, true),
    target(f.mobile, true),
    target(f.bank_code, true),
    target(f.bank_account_no, true),
    target({ name: 'surname', label: { th: 'นามสกุล (ต่อท้ายชื่อ)', en: 'Surname (joined to the name)' } }),
    target(f.bank_account_name),
    target(f.balance),
    target(f.upline_username),
    target(f.registered_at),
    target(f.line_id),
    target(f.note),
  ],
  affiliate: [target(f.username, true), target(f.upline_username, true), target(f.note)],
  wallet: [target(f.username, true), target(f.import_amount, true), target(f.note)],
};

/** Columns of the preview, by type of import. */
export const previewed: Readonly<Record<ImportType, readonly Field[]>> = {
  member: [
    f.username,
    f.name,
    f.mobile,
    f.bank_code,
    f.bank_account_no,
    { ...f.balance, kind: 'money' },
    f.upline_username,
    { ...f.registered_at, kind: 'datetime' },
  ],
  affiliate: [f.username, f.upline_username, f.level, f.matched],
  wallet: [f.username, f.wallet_type, f.current_balance, { ...f.import_amount, kind: 'money' }, f.new_balance],
};

const member = [
  ['081-234-5678', '999-1-23456-7'],
  ['สมชาย', 'ใจดี'],
] as const;
const [[mobile, account], [name, surname]] = member;

/** The seven imports. */
export const kinds = {
  generic: {
    type: 'member',
    source: 'generic',
    title: { th: 'นำเข้าสมาชิก (มาตรฐาน)', en: 'Import members' },
    template: [
      ['username', 'ctx1234567'],
      ['name', `${name} ${surname}`],
      ['mobile', mobile],
      ['bank', 'KBANK'],
      ['account', account],
      ['balance', '0.00'],
      ['upline', ''],
      ['registered_at', '31/01/2567'],
    ],
  },
  huaythai: {
    type: 'member',
    source: 'huaythai',
    title: { th: 'นำเข้าจาก HuayThai', en: 'Import from HuayThai' },
    template: [
      ['ยูสเซอร์', 'ctx1234567'],
      ['ชื่อ', `${name} ${surname}`],
      ['เบอร์', mobile],
      ['ธนาคาร', 'กสิกรไทย'],
      ['เลขบัญชี', account],
      ['เครดิต', '0.00'],
      ['วันที่สมัคร', '31/01/2567'],
    ],
  },
  pawinss: {
    type: 'member',
    source: 'pawinss',
    title: { th: 'นำเข้าจาก Pawinss', en: 'Import from Pawinss' },
    template: [
      ['username', 'ctx1234567'],
      ['fullname', `${name} ${surname}`],
      ['phone', mobile],
      ['bank_id', '4'],
      ['bank_no', account],
      ['balance', '0.00'],
      ['aff_code', ''],
      ['created', '2024-01-31 14:05:00'],
    ],
  },
  rc: {
    type: 'member',
    source: 'rc',
    title: { th: 'นำเข้าจาก RC', en: 'Import from RC' },
    template: [
      ['user', 'ctx1234567'],
      ['name', name],
      ['surname', surname],
      ['tel', mobile],
      ['bank', 'KBANK'],
      ['account', account],
      ['credit', '0.00'],
      ['upline', ''],
      ['regdate', '31/01/2024'],
    ],
  },
  yb: {
    type: 'member',
    source: 'yb',
    title: { th: 'นำเข้าจาก YB', en: 'Import from YB' },
    template: [
      ['member_code', 'ctx1234567'],
      ['member_name', `${name} ${surname}`],
      ['mobile', mobile],
      ['bankCode', '004'],
      ['bankAccount', account],
      ['wallet', '0.00'],
      ['agent', ''],
      ['joinDate', '2024-01-31'],
    ],
  },
  affiliate: {
    type: 'affiliate',
    source: 'generic',
    title: { th: 'นำเข้าสายแนะนำ', en: 'Import affiliates' },
    template: [
      ['username', 'ctx1234567'],
      ['upline', 'ctx7654321'],
    ],
  },
  wallet: {
    type: 'wallet',
    source: 'generic',
    title: { th: 'นำเข้ายอดกระเป๋า', en: 'Import wallets' },
    template: [
      ['username', 'ctx1234567'],
      ['amount', '100.00'],
      ['note', 'ยอดยกมา'],
    ],
  },
} as const satisfies Readonly<Record<string, ImportKind>>;

/** The template file, as CSV with a BOM so that spreadsheets read the Thai text. */
export function templateOf(kind: ImportKind): string {
  const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  return `\ufeff${line(kind.template.map(([head]) => head))}${line(kind.template.map(([, example]) => example))}`;
}
