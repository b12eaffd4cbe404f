import type { Text } from '#contract/text.ts';
import { either } from '#server/base/either.ts';
import type { RowOf } from '#server/context/context.ts';
import { banksTexts } from './texts.ts';

export type BankRow = RowOf<'bank'>;

/** Milliseconds before a new or changed account pays out, unless a second person agrees earlier. */
export const coolDown = 24 * 60 * 60_000;

/** What each way of connecting needs to be given, and can do. `sms` and `manual` ask the bank nothing. */
const channels: Readonly<
  Record<
    BankRow['channel'],
    { readonly needs: readonly (keyof BankRow)[]; readonly can: NonNullable<BankRow['capabilities']> }
  >
> = {
  app: { needs: ['device_id', 'app_pin'], can: ['balance', 'statement', 'transfer', 'bulk'] },
  web: { needs: ['login_username', 'login_password'], can: ['balance', 'statement', 'transfer'] },
  api: { needs: ['api_key', 'api_secret'], can: ['balance', 'statement', 'transfer', 'bulk'] },
  sms: { needs: ['sms_number'], can: [] },
  manual: { needs: [], can: [] },
};

/** Whether the account is connected to its bank. */
export function isConnected({ channel }: Pick<BankRow, 'channel'>): boolean {
  return channels[channel].can.includes('balance');
}

export function capabilitiesOf({ channel }: Pick<BankRow, 'channel'>): NonNullable<BankRow['capabilities']> {
  return [...channels[channel].can];
}

/** Does money leave the house from this account by itself? */
export function paysOut({ usage, channel }: Pick<BankRow, 'usage' | 'channel'>): boolean {
  return (usage === 'withdraw' || usage === 'both') && channels[channel].can.includes('transfer');
}

const takesMoney = ({ usage }: Pick<BankRow, 'usage'>) => usage === 'deposit' || usage === 'both';

/** Everything that is wrong with an account, by field. `digits` are those that its bank's numbers have. */
export function violationsOf(row: BankRow, digits: readonly number[]): Readonly<Record<string, Text>> {
  const violations: Record<string, Text> = {};
  for (const field of channels[row.channel].needs)
    if (row[field] === null) violations[field] = banksTexts.neededForChannel;
  const { account_no: number, bank_code: bank } = row;
  if (bank === 'TRUEWALLET' && !/^0[689]\d{8}$/.test(number)) violations.account_no = banksTexts.walletNumber;
  else if (digits.length > 0 && !digits.includes(number.length))
    violations.account_no = banksTexts.digits({ digits: either(digits) });
  if (row.show_to_member && !takesMoney(row)) violations.show_to_member = banksTexts.shownOnlyDeposit;
  if (row.auto_withdraw && !paysOut(row)) violations.auto_withdraw = banksTexts.onlyConnected;
  if (row.deposit_min !== null && row.deposit_max !== null && row.deposit_min > row.deposit_max)
    violations.deposit_max = banksTexts.belowMinimum;
  return violations;
}

/** Did something change by which money is matched or leaves? */
export function isAnotherAccount(before: BankRow, row: BankRow): boolean {
  return (['bank_code', 'account_no', 'account_name'] as const).some((name) => before[name] !== row[name]);
}
