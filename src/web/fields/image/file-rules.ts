import type { Field } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';

/** Signatures by type: what the first bytes of a file must be, whatever its name says. */
const signatures: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff,
  'image/png': (b) => b[0] === 0x89 && b[1] === 0x50 && b[2] === 0x4e && b[3] === 0x47,
  'image/webp': (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP',
  'application/pdf': (b) => ascii(b, 0, 5) === '%PDF-',
};

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'application/pdf': 'PDF',
};

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** Which files a field takes. */
export interface FileRules {
  readonly types: readonly string[];
  /** Bytes. */
  readonly largest: number;
}

const megabyte = 1024 * 1024;

/** JPG, PNG or WEBP up to 2 MB, unless the field says otherwise: `options` = MIME types, `max` = bytes. */
export function fileRules(field: Field): FileRules {
  const own = field.options?.map((option) => option.value).filter((type) => type in signatures) ?? [];
  return {
    types: own.length > 0 ? own : ['image/jpeg', 'image/png', 'image/webp'],
    largest: field.max === undefined ? 2 * megabyte : Number(field.max),
  };
}

/** `JPG, PNG, WEBP ≤ 2 MB`. */
export function describeRules({ types, largest }: FileRules): string {
  return `${types.map((type) => names[type]).join(', ')} ≤ ${Math.floor((largest / megabyte) * 10) / 10} MB`;
}

/** Why a file cannot be taken; `undefined` when it can. Looks into the file: names and types lie. */
export async function fileProblem(file: File, rules: FileRules): Promise<Text | undefined> {
  if (file.size === 0) return { th: 'ไฟล์ว่างเปล่า เลือกไฟล์อื่น', en: 'The file is empty, choose another' };
  if (file.size > rules.largest) {
    const allowed = describeRules(rules);
    return { th: `ไฟล์ใหญ่เกินไป (${allowed})`, en: `The file is too large (${allowed})` };
  }
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (rules.types.some((type) => signatures[type]?.(head))) return undefined;
  const allowed = describeRules(rules);
  return { th: `ไฟล์ชนิดนี้ไม่รองรับ (${allowed})`, en: `This kind of file is not supported (${allowed})` };
}
