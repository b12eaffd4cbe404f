// What all peers show: one resource in memory, of the same columns and as many rows as the members' screen of the product.

/** Name, label and kind of each column. */
export const columns = [
  ['username', 'Username', 'text'],
  ['name', 'Name', 'text'],
  ['mobile', 'Mobile', 'text'],
  ['line_id', 'LINE', 'text'],
  ['agent', 'Agent', 'text'],
  ['level', 'Level', 'text'],
  ['status', 'Status', 'text'],
  ['bank', 'Bank', 'text'],
  ['account_no', 'Account', 'text'],
  ['balance_main', 'Balance', 'number'],
  ['balance_bonus', 'Bonus', 'number'],
  ['points', 'Points', 'number'],
  ['deposit_total', 'Deposits', 'number'],
  ['deposit_count', 'Deposits, count', 'number'],
  ['withdraw_total', 'Withdrawals', 'number'],
  ['winloss_total', 'Win/loss', 'number'],
  ['turnover', 'Turnover', 'number'],
  ['last_deposit_at', 'Last deposit', 'date'],
  ['last_login_at', 'Last sign-in', 'date'],
  ['created_at', 'Since', 'date'],
];

export const perPage = 50;

/** What a cell shows, by kind of column. */
export const shown = {
  text: (value) => value,
  number: (value) => Number(value).toLocaleString(),
  date: (value) => new Date(value).toLocaleDateString(),
};

const levels = ['new', 'silver', 'gold', 'vip'];
const states = ['active', 'suspended', 'closed'];

/** 1,000 members, the same every time. */
export const members = Array.from({ length: 1_000 }, (_, at) => {
  const amount = (times) => Math.round(((at * 7_919 * times) % 9_999_999) / 100);
  const day = (back) => new Date(Date.UTC(2026, 0, 1) - ((at * 37 + back) % 700) * 86_400_000).toISOString();
  return {
    id: at + 1,
    username: `cta08${String(10_000_000 + at * 7_919).slice(0, 8)}`,
    name: `สมชาย ใจดี ${at}`,
    mobile: `08${String(10_000_000 + at * 104_729).slice(0, 8)}`,
    line_id: `line.${at}`,
    agent: `Agent ${at % 12}`,
    level: levels[at % levels.length],
    status: states[at % 17 === 0 ? 1 : 0],
    bank: ['SCB', 'KBANK', 'BBL', 'KTB'][at % 4],
    account_no: String(1_000_000_000 + at * 65_537),
    balance_main: amount(1),
    balance_bonus: amount(2),
    points: at * 3,
    deposit_total: amount(3),
    deposit_count: at % 90,
    withdraw_total: amount(4),
    winloss_total: amount(5),
    turnover: amount(6),
    last_deposit_at: day(1),
    last_login_at: day(2),
    created_at: day(3),
  };
});
