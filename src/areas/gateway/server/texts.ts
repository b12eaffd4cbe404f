import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const gatewayTexts = texts('gateway', {
  theProviderFailed: { th: 'ผู้ให้บริการปลายทางขัดข้อง: {message}', en: 'The provider failed: {message}' },
  theMerchantCodeDoesNotBelong: { th: 'รหัสร้านค้าไม่ตรงกับบัญชี', en: 'The merchant code does not belong to the account' },
  gatewaySays: { th: 'เกตเวย์แจ้ง {word}', en: 'The gateway reports {word}' },
  alreadyIn: {
    th: 'คำสั่งอยู่ในสถานะ {status} แล้ว เกตเวย์แจ้ง {reported}',
    en: 'The order is in status {status} already, the gateway reports {reported}',
  },
  theGatewayReportsAChargebackSomebody: {
    th: 'เกตเวย์แจ้งดึงเงินคืน ให้เจ้าหน้าที่ตรวจสอบ',
    en: 'The gateway reports a chargeback: somebody must look at it',
  },
  theAmountThatTheGatewayReports: {
    th: 'ยอดที่เกตเวย์แจ้งไม่ตรงกับคำสั่ง',
    en: 'The amount that the gateway reports is not that of the order',
  },
  payerDiffers: { th: 'ชื่อผู้โอนไม่ตรงกับสมาชิก', en: "The payer's name is not the member's" },
  noTransfer: { th: 'ไม่พบการโอนของคำสั่งนี้', en: 'There is no transfer of this order' },
  moneyCameBack: {
    th: 'เกตเวย์แจ้งคืนเงินที่โอนออก ให้เจ้าหน้าที่ตรวจสอบ',
    en: 'The gateway reports that money sent came back: somebody must look at it',
  },
  theAmountThatTheGatewayReports2: {
    th: 'ยอดที่เกตเวย์แจ้งไม่ตรงกับที่ส่ง',
    en: 'The amount that the gateway reports is not the one that was sent',
  },
  theTransferIsConfirmedItsAmount: {
    th: 'ยืนยันการโอนแล้ว ยอดบันทึกไว้ในรายการของการโอน',
    en: 'The transfer is confirmed; its amount stands in the record of the transfer',
  },
  doneAfterFailure: {
    th: 'เกตเวย์แจ้งว่าโอนแล้ว แต่ในระบบปิดเป็นไม่สำเร็จ ให้เจ้าหน้าที่ตรวจสอบ',
    en: 'The gateway reports the transfer as done, but it was closed as failed here: somebody must look at it',
  },
  theSystemWillAskTheGateway: { th: 'ให้ระบบถามเกตเวย์อีกครั้ง', en: 'The system will ask the gateway again' },
  theTransferWasClosedAlready: { th: 'การโอนปิดไปแล้ว', en: 'The transfer was closed already' },
  whatWasStoredCannotBeRead: { th: 'อ่านข้อมูลที่เก็บไว้ไม่ได้', en: 'What was stored cannot be read' },
  thereIsNoSuchOrderKept: { th: 'ไม่พบคำสั่ง เก็บไว้รอตรวจสอบ', en: 'There is no such order: kept for review' },
  theOrderBelongsToAnotherGateway: { th: 'คำสั่งเป็นของบัญชีเกตเวย์อื่น', en: 'The order belongs to another gateway account' },
  currencyDiffers: { th: 'สกุลเงินไม่ตรงกับคำสั่ง', en: 'The currency is not that of the order' },
  typeDiffers: { th: 'ประเภทไม่ตรงกับคำสั่ง', en: 'The type is not that of the order' },
  orderNumberNeeded: {
    th: 'กรุณาระบุเลขที่คำสั่งหรือเลขเกตเวย์',
    en: "Give the number of the order or the gateway's number",
  },
});
