import { KeysDialog } from '#web/ui/keys-dialog.tsx';
import css from './page.module.css';
import { useHomeText } from './texts.ts';
import { places } from './use-keys.ts';

interface Props {
  /** May the person go there? */
  readonly open: (link: string) => boolean;
  readonly onClose: () => void;
}

/** Every key of the home page that does something for this person. */
export default function HelpDialog({ open, onClose }: Props) {
  const text = useHomeText();
  const ways: readonly (readonly [string, string])[] = [
    ['w', text.keyWithdraw],
    ['d', text.keyDeposit],
    ['m', text.keyMember],
  ];
  const lines = [
    ...ways.filter(([key]) => open(places[key] ?? '')).map(([key, what]) => [`G ${key.toUpperCase()}`, what] as const),
    ['/', text.keySearch] as const,
    ['?', text.keyHelp] as const,
  ];
  return <KeysDialog title={text.keys} width={360} keys={lines} className={css.keys} onClose={onClose} />;
}
