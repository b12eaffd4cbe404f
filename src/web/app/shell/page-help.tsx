import { defined, loadManual } from 'virtual:manual';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { definitionsOf, type PageDefinitions } from '#contract/definitions.ts';
import { defineTexts, useLanguage } from '#web/locale/language.ts';
import type { FieldHelp } from '#web/ui/field-help.ts';
import { HeadHelp } from '#web/ui/head-help.tsx';
import { HelpMark } from '#web/ui/help-mark.tsx';

const useHelpText = defineTexts({ meaning: 'ความหมาย' }, { meaning: 'What this means' });

/** Fetches what the fields of the present page mean, and hands it to the page. Draws nothing. */
export function PageHelp({ onHelp }: { readonly onHelp: (help: FieldHelp | undefined) => void }) {
  const [path] = useLocation();
  const language = useLanguage();
  const { meaning } = useHelpText();
  const definitions = useDefinitions(path);
  const help = useMemo((): FieldHelp | undefined => {
    if (!definitions) return undefined;
    const told = (name: string) => {
      const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
      return definition && { title: definition.label[language], text: definition.help[language] };
    };
    return {
      mark: (name) => {
        const about = told(name);
        return about && <HelpMark name={meaning} {...about} />;
      },
      head: (name, id, hint) => {
        const about = told(name);
        return about && <HeadHelp id={id} hint={hint} {...about} />;
      },
    };
  }, [definitions, language, meaning]);
  useEffect(() => onHelp(help), [help, onHelp]);
  return null;
}

/** The definitions of a page; undefined while they are fetched, where there are none, and where they cannot be fetched. */
function useDefinitions(path: string): PageDefinitions | undefined {
  const [known, setKnown] = useState<{ readonly path: string; readonly definitions: PageDefinitions }>();
  useEffect(() => {
    const area = Object.hasOwn(defined, path) ? defined[path] : undefined;
    const load = area === undefined ? undefined : loadManual[area];
    let isOver = false;
    load?.().then(
      ({ definitions }) => {
        if (!isOver && definitions) setKnown({ path, definitions: definitionsOf(definitions, path) });
      },
      // The page is whole without them, and the next page asks again.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [path]);
  return known?.path === path ? known.definitions : undefined;
}
