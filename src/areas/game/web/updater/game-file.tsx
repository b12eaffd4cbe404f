import { Button } from '@mantine/core';
import { mdiDownloadOutline, mdiFileDelimitedOutline } from '@mdi/js';
import { useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { save } from '#web/ui/save-file.ts';
import { css } from './css.ts';
import { useUpdaterText } from './texts.ts';

const sample =
  '\ufeffgame_code,name_en,name_th,type,sub_provider_code,rtp_pct,platforms,has_demo,has_freespin,has_jackpot\r\n' +
  'my-game-1,Golden Naga,นาคาทองคำ,slot,PGS,96.50,mobile|desktop,true,true,false\r\n';

interface Props {
  readonly file: File | undefined;
  readonly disabled: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** Picker for a file of the provider's games, with an empty template to download. */
export function GameFile({ file, disabled, onFile }: Props) {
  const text = useUpdaterText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={css.file}>
      <Button
        variant="default"
        leftSection={<Icon path={mdiFileDelimitedOutline} size={18} />}
        disabled={disabled}
        onClick={() => picker.current?.click()}
      >
        {file?.name ?? text.file}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon path={mdiDownloadOutline} size={16} />}
        onClick={() => save(new Blob([sample], { type: 'text/csv' }), 'games-template.csv')}
      >
        {text.template}
      </Button>
      <small className={css.quiet}>{text.fileHint}</small>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.json,text/csv,application/json"
        data-field="file"
        onChange={(event) => {
          const [pickedFile] = event.currentTarget.files ?? [];
          onFile(pickedFile);
          // Reset, so that the same file can be picked again after editing.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
