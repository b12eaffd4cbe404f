import { useMantineColorScheme } from '@mantine/core';
import { mdiTuneVariant } from '@mdi/js';
import { useId } from 'react';
import { languages } from '#contract/text.ts';
import { languageStore, useLanguage } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { changeSettings, densities, useSettings } from '#web/ui/settings.ts';
import { BarButton } from './bar-button.tsx';
import classes from './settings-menu.module.css';

const languageNames = { th: 'ไทย', en: 'English' } as const;
const schemes = ['light', 'dark'] as const;
const eras = ['gregorian', 'buddhist'] as const;

/** Language, colours, table density and era: kept in this browser. The panel is a popover of the platform. */
export function SettingsMenu() {
  const t = useText();
  const id = useId();
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
        </div>
      </div>
    </>
  );
}
