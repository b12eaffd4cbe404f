import console from './console.module.css';
import forms from './forms.module.css';
import parts from './parts.module.css';

/** Classes of the console: the panes, what is in them, and its forms. */
export const css = { ...console, ...parts, ...forms };
