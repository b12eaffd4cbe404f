import type { OwnerCandidate } from '#generated/api/finance.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import type { MatchRow } from './read-match.ts';

/** Begins to credit a line, with the member who is meant chosen already. False where the person may not. */
export function startMatch(
  { actions }: Pick<ListModel<MatchRow>, 'actions'>,
  row: MatchRow,
  owner: Pick<OwnerCandidate, 'member_id' | 'username'> | undefined,
): boolean {
  const action = actions.permitted.find(({ id }) => id === 'match');
  if (!action) return false;
  // A reference includes its text: the dialog, its button and the message afterwards name the member.
  actions.start(
    action,
    owner ? { ...row, member_id: owner.member_id, member_name: owner.username, username: owner.username } : row,
  );
  return true;
}
