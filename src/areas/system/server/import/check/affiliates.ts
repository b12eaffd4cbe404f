import { readLine } from '../read/text.ts';
import { importTexts } from '../texts.ts';
import { type CheckContext, type Checker, LineReader, readUsername } from './checker.ts';
import { loadAbove, membersByName } from './people.ts';
import { Tree } from './tree.ts';

/** Checks referrals among existing members. */
export function affiliateChecker(job: CheckContext): Checker {
  const { db, batch, mapping } = job;
  const tree = new Tree();
  const firstLine = new Map<string, number>();
  return async (rows) => {
    const lines = rows.map((row) => {
      const line = new LineReader(row, mapping);
      const username = line.read('username', (text) => readUsername(text, job), true) ?? '';
      const upline = line.read('upline_username', (text) => readUsername(text, job), true) ?? '';
      line.read('note', (text) => readLine(text, 255), false);
      return { line, username, upline };
    });
    const names = new Set(lines.flatMap(({ username, upline }) => [username, upline]).filter(Boolean));
    const membersByUsername = await membersByName(db, names);
    await loadAbove(db, names, tree);
    return lines.map(({ line, username, upline }) => {
      const member = membersByUsername.get(username);
      const referrer = membersByUsername.get(upline);
      line.known.matched = member !== undefined;
      if (line.problem) return line.verdict({});
      if (!member || member.agent_id !== batch.agent_id) line.fail('username', importTexts.noMemberHere);
      else if (upline === username) line.fail('upline_username', importTexts.ownReferrer);
      else if (!referrer || referrer.agent_id !== batch.agent_id)
        line.fail('upline_username', importTexts.noReferrerHere);
      else if (tree.closes(username, upline)) line.fail('upline_username', importTexts.circle);
      if (line.problem || !member || !referrer) return line.verdict({});
      line.known.level = tree.levelBelow(upline);
      const first = firstLine.get(username);
      if (first !== undefined) {
        const message = importTexts.usernameTwice({ line: String(first) });
        return line.verdict({ result: 'dup', act: null, field: 'username', message });
      }
      firstLine.set(username, line.row.row_no);
      const { isLinked, ...verdict } = linkOf(member, referrer, batch);
      if (isLinked) tree.link(username, upline);
      return line.verdict(verdict);
    });
  };
}

type Known = NonNullable<ReturnType<Awaited<ReturnType<typeof membersByName>>['get']>>;

/** What becomes of the link of a member to the one above: made, there already, or another's, which may be replaced. */
function linkOf(
  { id: memberId, upline_id, upline_username }: Known,
  above: Known,
  { on_duplicate }: CheckContext['batch'],
) {
  const doubled = { isLinked: false, result: 'dup', act: null, field: 'upline_username', memberId } as const;
  if (upline_id === above.id) return { ...doubled, message: importTexts.linkedAlready };
  if (upline_username === null) return { isLinked: true, memberId };
  const message = importTexts.otherReferrer({ username: upline_username });
  const isLinked = on_duplicate === 'update';
  return { ...doubled, isLinked, act: isLinked ? ('update' as const) : null, message };
}
