import { useMantineColorScheme } from '@mantine/core';
import { mdiDevices } from '@mdi/js';
import { languages } from '#contract/text.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useOffered } from '#web/data/use-offers.ts';
import { languageStore, useLanguage } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { changeSettings, densities, useSettings } from '#web/ui/settings.ts';
import classes from './settings-menu.module.css';

const languageNames = { th: 'ไทย', en: 'English' } as const;
const schemes = ['light', 'dark'] as const;
const eras = ['gregorian', 'buddhist'] as const;

interface Props {
  /** Id of the popover in which the choices stand. */
  readonly popover: string;
  readonly onDevices: () => void;
}

/** Language, colours, table density and era, kept in this browser; and the way to the person's devices. */
export default function SettingsChoices({ popover, onDevices }: Props) {
  const t = useText();
  const language = useLanguage();
  const settings = useSettings();
  const hasDevices = useOffered(useSession().calls.devices);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
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
      {hasDevices && (
        <button
          type="button"
          className={classes.devices}
          popoverTarget={popover}
          popoverTargetAction="hide"
          onClick={onDevices}
        >
          <Icon path={mdiDevices} />
          {t.settings.devices}
        </button>
      )}
    </div>
  );
}
