import { mdiLinkVariant } from '@mdi/js';
import { useText } from '#web/locale/use-text.ts';
import { CopyButton } from './copy-button.tsx';

/** Copies the address of the page, which names what is open on it. */
export function CopyLink() {
  const { common } = useText();
  return <CopyButton icon={mdiLinkVariant} value={() => window.location.href} label={common.link} />;
}
