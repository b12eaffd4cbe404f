import table from '#web/ui/framed-table.module.css';
import wizard from '#web/ui/wizard.module.css';
import own from './updater.module.css';

/** Classes of the updater: those of every wizard and plain table, and its own. */
export const css = { ...wizard, ...table, ...own };
