import { buddhistSources } from '../fields.ts';
import { digitsWarning, readBank } from '../read/bank.ts';
import { readMoment } from '../read/date.ts';
import { readAccount, readAmount, readLine, readName, readPhone } from '../read/text.ts';
import type { StagedRow, Verdict } from '../row.ts';
import { importTexts } from '../texts.ts';
import { type CheckContext, type Checker, LineReader, readUsername } from './checker.ts';
import { type KnownMember, membersByName, membersByNumber } from './people.ts';
import { Tree } from './tree.ts';

/** Parses a line of a member file, without any lookups. */
function readLineOf(row: StagedRow, job: CheckContext): LineReader {
  const { mapping, banks, batch } = job;
  const line = new LineReader(row, mapping);
  line.read('username', (text) => readUsername(text, job), true);
  const firstName = line.read('name', readName, true);
  const surname = mapping.surname === undefined ? null : line.read('surname', readName, false);
  const name = [firstName, surname].filter(Boolean).join(' ');
  if (name.length > 120) line.fail('name', importTexts.nameTooLong);
  const { surname: _joined, ...rest } = line.known;
  Object.assign(line.known, rest, firstName === null ? {} : { name });
  delete line.known.surname;
  line.read('mobile', readPhone, true);
  const bank = line.read('bank_code', (text) => readBank(text, banks), true);
  const account = line.read('bank_account_no', readAccount, true);
  const holder = line.read('bank_account_name', readName, false);
  if (holder === null && line.text('bank_account_name') === '') line.known.bank_account_name = name;
  line.read('balance', readAmount, false);
  line.read('upline_username', (text) => readUsername(text, job), false);
  line.read('registered_at', (text) => readMoment(text, buddhistSources.has(batch.source), job.now), false);
  line.read('line_id', (text) => readLine(text, 60), false);
  line.read('note', (text) => readLine(text, 255), false);
  if (bank !== null && account !== null) line.warning = digitsWarning(account, bank, banks);
  return line;
}

/** Numbers that must be unique, with the line on which each first occurred. */
class Numbers {
  readonly #seen = new Map<string, number>();

  firstLine(kind: string, value: string, row: number): number | undefined {
    const key = `${kind}:${value}`;
    const firstLine = this.#seen.get(key);
    if (firstLine === undefined) this.#seen.set(key, row);
    return firstLine;
  }
}

const text = (line: LineReader, field: string): string => {
  const value = line.known[field];
  return typeof value === 'string' ? value : '';
};

/** Checks new members and, where requested, updates of existing ones. */
export function memberChecker(job: CheckContext): Checker {
  const { db, batch } = job;
  const numbers = new Numbers();
  const tree = new Tree();
  return async (rows) => {
    const lines = rows.map((row) => readLineOf(row, job));
    const validLines = lines.filter((line) => !line.problem);
    const membersByUsername = await membersByName(
      db,
      new Set(validLines.flatMap((line) => [text(line, 'username'), text(line, 'upline_username')]).filter(Boolean)),
    );
    const others = await membersByNumber(
      db,
      batch.agent_id,
      validLines.map((line) => text(line, 'mobile')),
      validLines.map((line) => text(line, 'bank_account_no')),
    );
    const byMobile = new Map(others.map((member) => [member.mobile, member]));
    const byAccount = new Map(others.map((member) => [`${member.bank_code}/${member.bank_account_no}`, member]));
    return lines.map((line) => verdictOf(line, { known: membersByUsername, byMobile, byAccount }, job, numbers, tree));
  };
}

interface Lookups {
  readonly known: ReadonlyMap<string, KnownMember>;
  readonly byMobile: ReadonlyMap<string, KnownMember>;
  readonly byAccount: ReadonlyMap<string, KnownMember>;
}

function verdictOf(line: LineReader, lookups: Lookups, job: CheckContext, numbers: Numbers, tree: Tree): Verdict {
  const { batch } = job;
  if (line.problem) return line.verdict({});
  const username = text(line, 'username');
  const member = lookups.known.get(username);
  if (member && member.agent_id !== batch.agent_id) line.fail('username', importTexts.usernameElsewhere);
  const account = `${text(line, 'bank_code')}/${text(line, 'bank_account_no')}`;
  const sameAccount = lookups.byAccount.get(account);
  if (sameAccount && sameAccount.username !== username)
    line.fail('bank_account_no', importTexts.accountTaken({ username: sameAccount.username }));
  const sameMobile = lookups.byMobile.get(text(line, 'mobile'));
  if (sameMobile && sameMobile.username !== username)
    line.fail('mobile', importTexts.mobileTaken({ username: sameMobile.username }));
  checkUpline(line, lookups, job, tree, member);
  if (line.problem) return line.verdict({});
  // From here on the line is valid, and later lines are checked against it.
  const row = line.row.row_no;
  const first = numbers.firstLine('username', username, row);
  if (first !== undefined) {
    return line.verdict({
      result: 'dup',
      act: null,
      field: 'username',
      message: importTexts.usernameTwice({ line: String(first) }),
    });
  }
  for (const [field, value, duplicateMessage] of [
    ['mobile', text(line, 'mobile'), importTexts.mobileTwice],
    ['bank_account_no', account, importTexts.accountTwice],
  ] as const) {
    const earlier = numbers.firstLine(field, value, row);
    if (earlier !== undefined) line.fail(field, duplicateMessage({ line: String(earlier) }));
  }
  if (line.problem) return line.verdict({});
  if (member) {
    const act = batch.on_duplicate === 'update' ? 'update' : null;
    return line.verdict({
      result: 'dup',
      act,
      field: 'username',
      message: importTexts.memberThere,
      memberId: member.id,
    });
  }
  const upline = text(line, 'upline_username');
  if (upline !== '') tree.link(username, upline);
  return line.verdict({ amount: BigInt(text(line, 'balance') || '0') });
}

/** The referrer must exist or be in the same file, and must not be referred by the member. */
function checkUpline(
  line: LineReader,
  lookups: Lookups,
  job: CheckContext,
  tree: Tree,
  member: KnownMember | undefined,
): void {
  const upline = text(line, 'upline_username');
  if (upline === '' || member) return;
  const username = text(line, 'username');
  const referrer = lookups.known.get(upline);
  if (upline === username) line.fail('upline_username', importTexts.ownReferrer);
  else if (referrer && referrer.agent_id !== job.batch.agent_id)
    line.fail('upline_username', importTexts.referrerElsewhere);
  else if (!referrer && !job.filed.has(upline)) line.fail('upline_username', importTexts.noReferrer);
  else if (tree.closes(username, upline)) line.fail('upline_username', importTexts.circle);
}
