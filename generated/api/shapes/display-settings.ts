// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { displayDensityOptions } from '../enums/display-density.ts';
import { displayLanguageOptions } from '../enums/display-language.ts';
import { displaySchemeOptions } from '../enums/display-scheme.ts';

export const displaySettingsShape: FieldShape = {
  name: 'DisplaySettings',
  fields: [
    { name: 'language', kind: 'enum', label: { th: 'ภาษา', en: 'Language' }, required: true, options: displayLanguageOptions },
    { name: 'scheme', kind: 'enum', label: { th: 'ธีมสี', en: 'Colours' }, required: true, options: displaySchemeOptions },
    { name: 'density', kind: 'enum', label: { th: 'ความหนาแน่น', en: 'Density' }, required: true, options: displayDensityOptions },
    { name: 'buddhist', kind: 'boolean', label: { th: 'ปีพุทธศักราช', en: 'Years of the Buddhist era' }, required: true },
  ],
};
