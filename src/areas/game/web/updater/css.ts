import table from '#web/ui/framed-table.module.css';
import wizard from '#web/ui/wizard.module.css';
import own from './updater.module.css';

/** Classes of the updater: the shared ones of wizards and tables, and its own. */
export const css = { ...wizard, ...table, ...own };
