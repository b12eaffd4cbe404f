import type { Fields } from '#contract/envelope.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import type { BankListReply } from '#generated/api/finance.ts';
import { SignInDialog } from '../bank/sign-in-dialog.tsx';

/** Signs an account of the list in to its bank. */
export default function BankSignIn({ rows: [row], refresh, close }: ActionPart<Fields<BankListReply>>) {
  return <SignInDialog row={row} onClose={close} onChanged={refresh} />;
}
