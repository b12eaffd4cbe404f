import { texts } from './text-catalogue.ts';

/** What any call may say: of fields, of records, of a request. */
export const baseTexts = texts('base', {
  system: { th: 'ระบบ', en: 'System' },
  list: { th: 'รายการ', en: 'List' },
  report: { th: 'รายงาน', en: 'Report' },
  search: { th: 'ค้นหา', en: 'Search' },
  targetNotFound: { th: 'ไม่พบบัญชีปลายทาง', en: 'The receiving account was not found' },
  cutOff: { th: 'การเชื่อมต่อถูกตัดกลางทาง', en: 'The connection was cut off half-way' },
  heldBy: { th: 'รายการนี้กำลังถูกดำเนินการโดย {name}', en: '{name} is working on this record' },
  alreadyThere: { th: 'มีข้อมูลนี้อยู่แล้ว', en: 'This exists already' },
  noReference: { th: 'ไม่พบข้อมูลอ้างอิง', en: 'What this refers to does not exist' },
  notSaid: { th: 'กรุณาระบุให้ถูกต้อง', en: 'Say which one is meant' },
  wrongValue: { th: 'ค่าไม่ถูกต้อง: {value}', en: 'Not a valid value: {value}' },
  required: { th: 'กรุณากรอกข้อมูล', en: 'Fill this in' },
  unknownField: { th: 'ไม่รู้จักช่องข้อมูลนี้', en: 'This field is not known' },
  wrongType: { th: 'ชนิดของข้อมูลไม่ถูกต้อง', en: 'The value is of the wrong type' },
  notAnOption: { th: 'กรุณาเลือกจากตัวเลือกที่กำหนด', en: 'Choose one of the options' },
  wrongFormat: { th: 'รูปแบบไม่ถูกต้อง', en: 'The format is not valid' },
  atLeastCharacters: { th: 'ต้องมีอย่างน้อย {limit} ตัวอักษร', en: 'Needs at least {limit:character|characters}' },
  atMostCharacters: { th: 'ต้องไม่เกิน {limit} ตัวอักษร', en: 'May have at most {limit:character|characters}' },
  atLeastItems: { th: 'ต้องมีอย่างน้อย {limit} รายการ', en: 'Needs at least {limit:item|items}' },
  atMostItems: { th: 'ต้องไม่เกิน {limit} รายการ', en: 'May have at most {limit:item|items}' },
  atLeast: { th: 'ต้องไม่น้อยกว่า {limit}', en: 'May not be less than {limit}' },
  atMost: { th: 'ต้องไม่เกิน {limit}', en: 'May not be more than {limit}' },
  invalid: { th: 'ข้อมูลไม่ถูกต้อง', en: 'The value is not valid' },
  forbiddenCharacters: { th: 'ข้อมูลมีอักขระที่ไม่อนุญาต', en: 'The data holds characters that are not allowed' },
});
