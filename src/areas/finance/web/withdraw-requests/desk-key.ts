import type { WithdrawListReply } from '#generated/api/finance.ts';
import { actionState } from '#web/core/actions.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { notify } from '#web/ui/notify.ts';
import { actionOf } from './keys.ts';
import type { useDeskText } from './texts.ts';
import { selectedWithdrawId } from './use-open-request.ts';

/** Copies the number of the account; a list masks it, so there the record opens, which shows it to those who may see it. */
export function copyAccount(target: WithdrawListReply, text: ReturnType<typeof useDeskText>): void {
  const account = target.bank_account_no.replaceAll('-', '');
  if (!/^\d+$/.test(account)) {
    selectedWithdrawId.set(target.id);
    return;
  }
  navigator.clipboard.writeText(account).then(
    () => notify.success(text.copied(account)),
    () => undefined,
  );
}

/** A number chooses a tab; true = it did. */
export function chooseTab({ screen, tabFilter, setFilter }: ListModel<WithdrawListReply>, pressed: string): boolean {
  const tabs = screen.tabs?.items ?? [];
  const tab = /^[1-9]$/.test(pressed) ? Number(pressed) - 1 : -1;
  const param = tabFilter?.params[0];
  if (tab < 0 || tab > tabs.length || param === undefined) return false;
  setFilter({ [param]: tabs[tab]?.value ?? '' });
  return true;
}

/** A letter starts an action that the request is ready for; true = it did. */
export function startAction(
  { screen, actions }: ListModel<WithdrawListReply>,
  pressed: string,
  target: WithdrawListReply | undefined,
): boolean {
  const action = actions.permitted.find((item) => item.id === actionOf(pressed));
  if (!action || !target) return false;
  const scope = { actions: screen.rowActions, fields: screen.columns, can: () => true };
  if (actionState(action, target, scope) !== 'ready') return false;
  actions.start(action, target);
  return true;
}
