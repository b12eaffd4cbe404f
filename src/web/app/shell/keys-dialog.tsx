import { Fragment } from 'react';
import { defineTexts } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { KeyLines } from '#web/ui/key-lines.tsx';
import { keysOffered } from '#web/ui/page-keys.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';

const useText = defineTexts(
  {
    title: 'ปุ่มลัด',
    find: 'ค้นหาหน้า สมาชิก เลขอ้างอิง',
    confirm: 'ยืนยันในกล่อง',
    undo: 'เลิกทำสิ่งที่เพิ่งทำ',
    close: 'ปิด',
    help: 'ปุ่มลัดทั้งหมด',
  },
  {
    title: 'Shortcuts',
    find: 'Find a page, a member, a reference',
    confirm: 'Confirm in a dialog',
    undo: 'Undo what was just done',
    close: 'Close',
    help: 'All shortcuts',
  },
);

/** Every key that does something here: those of the page, then those of every page. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const parts = useStore(keysOffered);
  return (
    <PlainDialog title={text.title} width={400} onClose={onClose}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they come and go at the end
        <Fragment key={index}>{part()}</Fragment>
      ))}
      <KeyLines
        keys={[
          ['Ctrl K', text.find],
          ['Ctrl Enter', text.confirm],
          ['Ctrl Z', text.undo],
          ['Esc', text.close],
          ['?', text.help],
        ]}
      />
    </PlainDialog>
  );
}
