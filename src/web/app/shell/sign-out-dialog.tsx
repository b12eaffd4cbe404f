import { useState } from 'react';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { defineTexts } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

const useQuestion = defineTexts({ question: 'ต้องการออกจากระบบใช่หรือไม่?' }, { question: 'Do you want to sign out?' });

/** Asks once more before the person leaves, and says why where they could not. */
export function SignOutDialog({ onCancel }: { readonly onCancel: () => void }) {
  const t = useText();
  const { question } = useQuestion();
  const signOut = useSignOut();
  const describe = useDescribeError();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      setFailure(describe(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      title={t.shell.logout}
      confirmLabel={t.shell.logout}
      busy={busy}
      error={failure}
      onConfirm={() => void leave()}
      onCancel={onCancel}
    >
      {question}
    </ConfirmDialog>
  );
}
