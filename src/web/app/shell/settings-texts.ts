import { defineTexts } from '#web/locale/language.ts';

/** Texts of the settings of this browser, and of the devices where a person is signed in. */
export const useSettingsText = defineTexts(
  {
    language: 'ภาษา',
    scheme: 'โหมดสี',
    light: 'สว่าง',
    dark: 'มืด',
    density: 'ความหนาแน่นของตาราง',
    compact: 'แน่น',
    normal: 'ปกติ',
    relaxed: 'โปร่ง',
    era: 'ปี',
    gregorian: 'ค.ศ.',
    buddhist: 'พ.ศ.',
    devices: 'อุปกรณ์ที่เข้าสู่ระบบ',
  },
  {
    language: 'Language',
    scheme: 'Colours',
    light: 'Light',
    dark: 'Dark',
    density: 'Table density',
    compact: 'Compact',
    normal: 'Normal',
    relaxed: 'Relaxed',
    era: 'Years',
    gregorian: 'CE',
    buddhist: 'BE',
    devices: 'Signed-in devices',
  },
);
