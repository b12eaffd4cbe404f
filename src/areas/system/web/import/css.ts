import table from '#web/ui/framed-table.module.css';
import wizard from '#web/ui/wizard.module.css';
import own from './import.module.css';
import rows from './table.module.css';

/** Classes of the import: the shared ones of wizards, and its own. */
export const css = { ...wizard, ...own };
/** Classes of its tables: the shared ones of tables, and its own. */
export const grid = { ...table, ...rows };
