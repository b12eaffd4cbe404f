import table from '#web/ui/framed-table.module.css';
import wizard from '#web/ui/wizard.module.css';
import own from './import.module.css';
import rows from './table.module.css';

/** Classes of the import: those of every wizard, and its own. */
export const css = { ...wizard, ...own };
/** Classes of its tables: those of every plain table, and its own. */
export const grid = { ...table, ...rows };
