// Data: column headings that other systems and people use in their files.
import type { ImportField, ImportSource } from './fields.ts';

/** Common headings of each field; compared ignoring case, blanks and punctuation. */
export const heads: Readonly<Record<ImportField, readonly string[]>> = {
  username: ['username', 'ยูสเซอร์', 'ยูสเซอร์เนม', 'ยูส', 'ชื่อผู้ใช้', 'รหัสสมาชิก', 'member', 'login'],
  name: ['name', 'ชื่อ', 'ชื่อนามสกุล', 'ชื่อสกุล', 'fullname'],
  surname: ['surname', 'lastname', 'นามสกุล', 'สกุล'],
  mobile: ['mobile', 'เบอร์', 'เบอร์โทร', 'เบอร์โทรศัพท์', 'โทรศัพท์', 'เบอร์มือถือ', 'phone', 'tel'],
  bank_code: ['bankcode', 'bank', 'ธนาคาร', 'bankname'],
  bank_account_no: ['bankaccountno', 'bankno', 'เลขบัญชี', 'เลขที่บัญชี', 'accountno', 'account', 'bankaccount'],
  bank_account_name: ['bankaccountname', 'ชื่อบัญชี', 'accountname'],
  balance: ['balance', 'เครดิต', 'ยอดเงิน', 'ยอดคงเหลือ', 'credit', 'wallet'],
  upline_username: ['uplineusername', 'upline', 'ผู้แนะนำ', 'แนะนำโดย', 'affcode', 'referrer', 'ref'],
  registered_at: ['registeredat', 'วันที่สมัคร', 'สมัครเมื่อ', 'created', 'createdat', 'regdate', 'joindate'],
  line_id: ['lineid', 'line', 'ไลน์', 'ไลน์ไอดี'],
  note: ['note', 'หมายเหตุ', 'remark'],
  import_amount: ['importamount', 'amount', 'ยอดนำเข้า', 'จำนวน', 'จำนวนเงิน', 'ยอด', 'balance', 'เครดิต', 'credit'],
};

/** Headings specific to a source, where they differ from the common ones. */
export const presets: Readonly<Record<ImportSource, Readonly<Partial<Record<ImportField, string>>>>> = {
  generic: {},
  huaythai: {
    username: 'ยูสเซอร์',
    name: 'ชื่อ',
    mobile: 'เบอร์',
    bank_code: 'ธนาคาร',
    bank_account_no: 'เลขบัญชี',
    balance: 'เครดิต',
    registered_at: 'วันที่สมัคร',
  },
  pawinss: {
    username: 'username',
    name: 'fullname',
    mobile: 'phone',
    bank_code: 'bank_id',
    bank_account_no: 'bank_no',
    balance: 'balance',
    upline_username: 'aff_code',
    registered_at: 'created',
  },
  rc: {
    username: 'user',
    name: 'name',
    surname: 'surname',
    mobile: 'tel',
    bank_code: 'bank',
    bank_account_no: 'account',
    balance: 'credit',
    upline_username: 'upline',
    registered_at: 'regdate',
  },
  yb: {
    username: 'member_code',
    name: 'member_name',
    mobile: 'mobile',
    bank_code: 'bankCode',
    bank_account_no: 'bankAccount',
    balance: 'wallet',
    registered_at: 'joinDate',
  },
};

/** Headings of password columns; compared ignoring case, blanks and punctuation. */
export const secretHead = /pass|pwd|pin$|^pin|secret|hash|รหัสผ่าน|พาสเวิร์ด/;
