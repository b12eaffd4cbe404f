// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { displayDensityOptions } from '#generated/api/enums/display-density.ts';
import { displayLanguageOptions } from '#generated/api/enums/display-language.ts';
import { displaySchemeOptions } from '#generated/api/enums/display-scheme.ts';

export type PersonSettingFieldName =
  | 'id' | 'user_id' | 'language' | 'scheme' | 'density' | 'buddhist' | 'pinned' | 'notice_browser' | 'notice_sound';

export const personSettingFields: Readonly<Record<PersonSettingFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  user_id: { name: 'user_id', kind: 'ref', label: { th: 'ผู้ใช้', en: 'Person' }, required: true },
  language: { name: 'language', kind: 'enum', label: { th: 'ภาษา', en: 'Language' }, options: displayLanguageOptions, initial: 'th' },
  scheme: { name: 'scheme', kind: 'enum', label: { th: 'ธีมสี', en: 'Colours' }, options: displaySchemeOptions, initial: 'light' },
  density: { name: 'density', kind: 'enum', label: { th: 'ความหนาแน่น', en: 'Density' }, options: displayDensityOptions, initial: 'normal' },
  buddhist: { name: 'buddhist', kind: 'boolean', label: { th: 'ปีพุทธศักราช', en: 'Years of the Buddhist era' }, initial: false },
  pinned: { name: 'pinned', kind: 'list', label: { th: 'มุมมองในเมนู', en: 'Views in the menu' }, item: { kind: 'integer' }, initial: [] },
  notice_browser: { name: 'notice_browser', kind: 'boolean', label: { th: 'แจ้งเตือนของเบราว์เซอร์', en: 'Notifications of the browser' }, initial: false },
  notice_sound: { name: 'notice_sound', kind: 'boolean', label: { th: 'เสียงแจ้งเตือน', en: 'Sound of notices' }, initial: false },
};
