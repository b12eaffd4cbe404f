import { useMantineColorScheme } from '@mantine/core';
import { mdiDevices } from '@mdi/js';
import { languages } from '#contract/text.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useOffered } from '#web/data/use-offers.ts';
import { languageStore, useLanguage } from '#web/locale/language.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { changeSettings, densities, useSettings } from '#web/ui/settings.ts';
import classes from './settings-menu.module.css';
import { useSettingsText } from './settings-texts.ts';

const languageNames = { th: 'ไทย', en: 'English' } as const;
const schemes = ['light', 'dark'] as const;
const eras = ['gregorian', 'buddhist'] as const;

interface Props {
  /** Id of the popover that contains the choices. */
  readonly popover: string;
  readonly onDevices: () => void;
}

/** Language, colours, table density and era, kept in this browser; and the way to the person's devices. */
export default function SettingsChoices({ popover, onDevices }: Props) {
  const text = useSettingsText();
  const language = useLanguage();
  const settings = useSettings();
  const hasDevices = useOffered(useSession().calls.devices);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.choices}>
      <Choice
        label={text.language}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={languageStore.set}
      />
      <Choice
        label={text.scheme}
        value={colorScheme === 'dark' ? 'dark' : 'light'}
        options={schemes.map((value) => ({ value, label: text[value] }))}
        onChange={setColorScheme}
      />
      <Choice
        label={text.density}
        value={settings.density}
        options={densities.map((value) => ({ value, label: text[value] }))}
        onChange={(density) => changeSettings({ density })}
      />
      <Choice
        label={text.era}
        value={settings.buddhist ? 'buddhist' : 'gregorian'}
        options={eras.map((value) => ({ value, label: text[value] }))}
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
          {text.devices}
        </button>
      )}
    </div>
  );
}
