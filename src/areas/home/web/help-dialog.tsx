import { KeysDialog } from '#web/ui/keys-dialog.tsx';
import css from './page.module.css';
import { useHomeText } from './texts.ts';
import { routesByKey } from './use-keys.ts';

interface Props {
  /** Whether the user may open a link. */
  readonly open: (link: string) => boolean;
  readonly onClose: () => void;
}

/** The keyboard shortcuts of the home page that work for this user. */
export default function HelpDialog({ open, onClose }: Props) {
  const text = useHomeText();
  const pageKeys: readonly (readonly [string, string])[] = [
    ['w', text.keyWithdraw],
    ['d', text.keyDeposit],
    ['m', text.keyMember],
  ];
  const lines = [
    ...pageKeys
      .filter(([key]) => open(routesByKey[key] ?? ''))
      .map(([key, what]) => [`G ${key.toUpperCase()}`, what] as const),
    ['/', text.keySearch] as const,
    ['?', text.keyHelp] as const,
  ];
  return <KeysDialog title={text.keys} width={360} keys={lines} className={css.keys} onClose={onClose} />;
}
