import { useMantineColorScheme } from '@mantine/core';
import { mdiDevices, mdiTuneVariant } from '@mdi/js';
import { lazy, Suspense, useId, useState } from 'react';
import { languages } from '#contract/text.ts';
import { languageStore, useLanguage } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { changeSettings, densities, useSettings } from '#web/ui/settings.ts';
import { BarButton } from './bar-button.tsx';
import classes from './settings-menu.module.css';

const DevicesDialog = lazy(() => import('./devices-dialog.tsx'));

const languageNames = { th: 'ไทย', en: 'English' } as const;
const schemes = ['light', 'dark'] as const;
const eras = ['gregorian', 'buddhist'] as const;

/** Language, colours, table density and era, kept in this browser; and the way to the person's devices. */
export function SettingsMenu() {
  const t = useText();
  const id = useId();
  const [devices, setDevices] = useState(false);
  const language = useLanguage();
  const settings = useSettings();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <BarButton label={t.settings.title} popoverTarget={id} aria-haspopup="dialog">
        <Icon path={mdiTuneVariant} />
      </BarButton>
      <div id={id} popover="auto" className={classes.panel} role="dialog" aria-label={t.settings.title}>
        <div className={classes.choices}>
          <Choice
            label={t.settings.language}
            value={language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={languageStore.set}
          />
          <Choice
            label={t.settings.scheme}
            value={colorScheme === 'dark' ? 'dark' : 'light'}
            options={schemes.map((value) => ({ value, label: t.settings[value] }))}
            onChange={setColorScheme}
          />
          <Choice
            label={t.settings.density}
            value={settings.density}
            options={densities.map((value) => ({ value, label: t.settings[value] }))}
            onChange={(density) => changeSettings({ density })}
          />
          <Choice
            label={t.settings.era}
            value={settings.buddhist ? 'buddhist' : 'gregorian'}
            options={eras.map((value) => ({ value, label: t.settings[value] }))}
            onChange={(era) => changeSettings({ buddhist: era === 'buddhist' })}
          />
          <button
            type="button"
            className={classes.devices}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => setDevices(true)}
          >
            <Icon path={mdiDevices} />
            {t.settings.devices}
          </button>
        </div>
      </div>
      <Suspense>{devices && <DevicesDialog onClose={() => setDevices(false)} />}</Suspense>
    </>
  );
}
