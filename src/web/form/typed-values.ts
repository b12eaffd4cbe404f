import { createContext } from 'react';
import type { Values } from './form-values.ts';

/** What the form holds now. */
export const TypedValues = createContext<Values>({});
