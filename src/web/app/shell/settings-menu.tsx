import { mdiTuneVariant } from '@mdi/js';
import { Suspense, useId, useState } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { BarButton } from './bar-button.tsx';
import classes from './settings-menu.module.css';

const SettingsChoices = late(() => import('./settings-choices.tsx'));
const DevicesDialog = late(() => import('./devices-dialog.tsx'));

/** The button of the settings. What they are is fetched when somebody is about to open them. */
export function SettingsMenu() {
  const t = useText();
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const [devices, setDevices] = useState(false);
  const want = () => setIsOpened(true);
  return (
    <>
      <BarButton
        label={t.settings.title}
        popoverTarget={id}
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={want}
      >
        <Icon path={mdiTuneVariant} />
      </BarButton>
      <div id={id} popover="auto" className={classes.panel} role="dialog" aria-label={t.settings.title}>
        <Suspense>{isOpened && <SettingsChoices popover={id} onDevices={() => setDevices(true)} />}</Suspense>
      </div>
      <Suspense>{devices && <DevicesDialog onClose={() => setDevices(false)} />}</Suspense>
    </>
  );
}
