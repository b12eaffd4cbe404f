import { readLine } from '../read/text.ts';
import { importTexts } from '../texts.ts';
import { type Checker, type Job, LineReader, readUsername } from './checker.ts';
import { loadAbove, membersByName } from './people.ts';
import { Tree } from './tree.ts';

/** Who referred whom, among members that exist. */
export function affiliateChecker(job: Job): Checker {
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
    const known = await membersByName(db, names);
    await loadAbove(db, names, tree);
    return lines.map(({ line, username, upline }) => {
      const member = known.get(username);
      const above = known.get(upline);
      line.known.matched = member !== undefined;
      if (line.problem) return line.verdict({});
      if (!member || member.agent_id !== batch.agent_id) line.fail('username', importTexts.noMemberHere);
      else if (upline === username) line.fail('upline_username', importTexts.ownReferrer);
      else if (!above || above.agent_id !== batch.agent_id) line.fail('upline_username', importTexts.noReferrerHere);
      else if (tree.closes(username, upline)) line.fail('upline_username', importTexts.circle);
      if (line.problem || !member || !above) return line.verdict({});
      line.known.level = tree.levelBelow(upline);
      const first = firstLine.get(username);
      if (first !== undefined) {
        return line.verdict({
          result: 'dup',
          act: null,
          field: 'username',
          message: importTexts.usernameTwice({ line: String(first) }),
        });
      }
      firstLine.set(username, line.row.row_no);
      const memberId = member.id;
      if (member.upline_id === above.id) {
        return line.verdict({
          result: 'dup',
          act: null,
          field: 'upline_username',
          message: importTexts.linkedAlready,
          memberId,
        });
      }
      if (member.upline_username !== null) {
        const act = batch.on_duplicate === 'update' ? 'update' : null;
        if (act) tree.link(username, upline);
        const message = importTexts.otherReferrer({ username: member.upline_username });
        return line.verdict({ result: 'dup', act, field: 'upline_username', message, memberId });
      }
      tree.link(username, upline);
      return line.verdict({ memberId });
    });
  };
}
