import type { Row } from '#contract/envelope.ts';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';

/** Begins to credit a line, with the member who is meant chosen already. False where the person may not. */
export function startMatch(
  { actions }: ListModel,
  row: Row,
  owner: Pick<OwnerCandidate, 'member_id' | 'username'> | undefined,
): boolean {
  const action = actions.permitted.find(({ id }) => id === 'match');
  if (!action) return false;
  const { member_id, username } = owner ?? {};
  // A reference carries its text beside it: the dialog, its button and what is said afterwards name the member.
  actions.start(action, member_id === undefined ? row : { ...row, member_id, member_name: username, username });
  return true;
}
