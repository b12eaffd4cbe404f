import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const gameTexts = texts('game', {
  theAgentWasNotFound: { th: 'ไม่พบเอเย่นต์', en: 'The agent was not found' },
  thisIsTheSameAgent: { th: 'เป็นเอเย่นต์เดียวกัน', en: 'This is the same agent' },
  thisAgentIsClosedForGood: { th: 'เอเย่นต์นี้ปิดถาวรแล้ว', en: 'This agent is closed for good' },
  mayNotBeMoreThanHolds: { th: 'ต้องไม่เกินที่ {master} ถือ ({most}%)', en: 'May not be more than {master} holds ({most}%)' },
  theProviderWasNotFound: { th: 'ไม่พบค่ายเกม', en: 'The provider was not found' },
  aProviderThatTransfersCreditNeeds: {
    th: 'ค่ายที่โอนเครดิตต้องมี API Key ก่อนเปิด',
    en: 'A provider that transfers credit needs an API key before it is opened',
  },
  aProviderThatTransfersCreditNeeds2: {
    th: 'ค่ายที่โอนเครดิตต้องมี Secret Key ก่อนเปิด',
    en: 'A provider that transfers credit needs a secret key before it is opened',
  },
  oneOfTheSubProvidersDoes: {
    th: 'มีค่ายย่อยที่ไม่ได้อยู่ในค่ายนี้',
    en: 'One of the sub-providers does not belong to this provider',
  },
  belowSmallestBet: { th: 'ต้องไม่น้อยกว่าเดิมพันต่ำสุด', en: 'May not be less than the smallest bet' },
  providerHasNoSuchCategory: { th: 'ค่าย {name} ไม่มีหมวดนี้', en: 'Provider {name} has no such category' },
  foreignSubProvider: {
    th: 'ค่ายย่อยนี้ไม่ได้อยู่ในค่ายที่เลือก',
    en: 'This sub-provider does not belong to the chosen provider',
  },
  theStatusWithdrawnByTheProvider: {
    th: 'สถานะ “ค่ายยกเลิก” มาจากการเทียบกับค่ายเท่านั้น',
    en: 'The status “withdrawn by the provider” comes from comparing with the provider alone',
  },
  theProviderHasWithdrawnThisGame: {
    th: 'ค่ายยกเลิกเกมนี้แล้ว เปิดได้เมื่อค่ายกลับมาให้บริการ (อัปเดตจากค่าย)',
    en: 'The provider has withdrawn this game: it can be opened when the provider offers it again (update from the provider)',
  },
  wrongSubProviders: { th: 'รายการค่ายย่อยไม่ถูกต้อง', en: 'The list of sub-providers is not valid' },
  foreignSubProviders: {
    th: 'ค่ายย่อยบางรายการไม่ได้อยู่ในค่ายนี้',
    en: 'Some of the sub-providers do not belong to this provider',
  },
  mustBeAfterTheMaintenanceBegins: { th: 'ต้องหลังเวลาเริ่มปิดปรับปรุง', en: 'Must be after the maintenance begins' },
  mustBeInTheFuture: { th: 'ต้องเป็นเวลาในอนาคต', en: 'Must be in the future' },
  comparisonWasImportedAlreadyPleaseCompare: {
    th: 'ชุด {batchId} นำเข้าไปแล้ว กรุณาเทียบใหม่',
    en: 'Comparison {batchId} was imported already, please compare again',
  },
  aNewerComparisonWasImportedAlready: {
    th: 'มีชุดใหม่กว่าที่นำเข้าแล้ว ({batchId}) กรุณาเทียบใหม่',
    en: 'A newer comparison was imported already ({batchId}), please compare again',
  },
  confirmClosing: {
    th: 'กำลังปิด {removed} จาก {gameCount} เกม กรุณาพิมพ์รหัสค่าย {code} เพื่อยืนยัน',
    en: "You are about to close {removed} of {gameCount:game|games}: type the provider's code {code} to confirm",
  },
  thisComparisonWasNotFound: { th: 'ไม่พบชุดเทียบนี้', en: 'This comparison was not found' },
  theSelectionIsNotValid: { th: 'รายการที่เลือกไม่ถูกต้อง', en: 'The selection is not valid' },
  notSelectable: { th: 'เกม {game} เลือกไม่ได้ในชุดนี้', en: 'Game {game} cannot be selected in this comparison' },
  nothingIsSelectedYet: { th: 'ยังไม่ได้เลือกรายการ', en: 'Nothing is selected yet' },
  theProviderHasNoSuchCategory: { th: 'ค่ายนี้ไม่มีหมวดนี้', en: 'The provider has no such category' },
  unknownSubProvider: { th: 'ไม่รู้จักค่ายย่อย {code}', en: 'Sub-provider {code} is not known' },
  sayWhichSubProvider: { th: 'ไม่ได้ระบุค่ายย่อย', en: 'Say which sub-provider' },
  providerDoesNotAnswerTryAgain: {
    th: 'ค่าย {name} ไม่ตอบกลับ กรุณาลองใหม่หรือใช้ไฟล์',
    en: 'Provider {name} does not answer: try again or use a file',
  },
  providerFailed: { th: 'ค่าย {name} ขัดข้อง: {message}', en: 'Provider {name} failed: {message}' },
  chooseAFile: { th: 'กรุณาเลือกไฟล์', en: 'Choose a file' },
  notJson: { th: 'อ่านไฟล์ไม่ได้: รูปแบบ JSON ไม่ถูกต้อง', en: 'The file cannot be read: it is not valid JSON' },
  noListInJson: { th: 'ไม่พบรายการเกมในไฟล์ JSON', en: 'The JSON file holds no list of games' },
  gamesMustBeObjects: { th: 'รายการเกมในไฟล์ JSON ต้องเป็นออบเจ็กต์', en: 'The games in the JSON file must be objects' },
  missingColumns: { th: 'ไม่พบคอลัมน์ {columns}', en: 'Missing columns: {columns}' },
  noGames: { th: 'ไม่มีเกมในรายการ', en: 'There are no games in the list' },
  tooManyGames: { th: 'มีมากกว่า {most} เกม', en: 'There are more than {most:game|games}' },
  wrongRow: { th: 'แถว {row}: {problem}', en: 'Row {row}: {problem}' },
  rowTwice: { th: 'แถว {row}: รหัส {code} ซ้ำกับแถว {other}', en: 'Row {row}: code {code} is in row {other} as well' },
  moreRows: { th: ' และอีก {count} แถว', en: ' and {count:more row|more rows}' },
  codeTaken: { th: 'มีเกมรหัสนี้อยู่แล้ว', en: 'There is a game with this code already' },
  changedSinceComparison: {
    th: 'เกมนี้ถูกแก้ไขหลังการเทียบ กรุณาเทียบใหม่',
    en: 'This game was changed after the comparison, please compare again',
  },
  thisGameWasClosedAlready: { th: 'เกมนี้ถูกปิดไปแล้ว', en: 'This game was closed already' },
});

/** Accepted column headings of game list files, by field. */
export const gameHeads = {
  game_code: ['gamecode', 'code', 'gameid', 'รหัสเกม', 'รหัส'],
  name_en: ['nameen', 'name', 'gamename', 'englishname', 'ชื่ออังกฤษ', 'ชื่อเกม', 'ชื่อ'],
  name_th: ['nameth', 'thainame', 'ชื่อไทย', 'ชื่อเกมไทย'],
  type: ['type', 'category', 'gametype', 'หมวด', 'ประเภท'],
  sub_provider_code: ['subprovidercode', 'subprovider', 'studio', 'ค่ายย่อย', 'รหัสค่ายย่อย'],
  rtp_pct: ['rtppct', 'rtp', 'rtp%'],
  platforms: ['platforms', 'platform', 'devices', 'อุปกรณ์'],
  has_demo: ['hasdemo', 'demo', 'ทดลองเล่น'],
  has_freespin: ['hasfreespin', 'freespin', 'freespins', 'ฟรีสปิน'],
  has_jackpot: ['hasjackpot', 'jackpot', 'แจ็กพอต'],
} as const;
