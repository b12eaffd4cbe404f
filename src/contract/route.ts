import type { ComponentType } from 'react';
import type { Call } from './call.ts';
import type { Text } from './text.ts';

/** Fetches the paths of icons by their names without `mdi-`. */
export type LoadIcons = () => Promise<{ readonly menuIcons: Readonly<Record<string, string>> }>;

/** What pages are called, by path: `/finance/manage_banks` → `บัญชีธนาคาร`. */
export type Titles = Readonly<Record<string, Text>>;

/** One of several screens of a thing, which are tabs above each other. */
export interface SectionTab {
  readonly label: Text;
  readonly link: string;
  /** View permission of the screen. */
  readonly permission: string;
}

/** Is a page one of a tab: the screen itself, or a record of its list (`/a/b/manage` and `/a/b/detail`)? */
export const isBelow = (path: string, link: string): boolean =>
  path === link || (link.endsWith('/manage') && path.startsWith(link.replace(/manage$/, '')));

/** Fetches the titles of pages, by the first part of their paths: `finance`, and nothing for `/`; and the tabs above them. */
export type LoadTitles = Readonly<
  Record<string, () => Promise<{ readonly titles: Titles; readonly sections?: readonly (readonly SectionTab[])[] }>>
>;

/** One line of a deployment's route table. Everything else of the screen is behind `load`. */
export interface Route {
  readonly path: string;
  /** Only of the pages before signing in: the titles of the others are fetched separately. */
  readonly title?: Text;
  /** Without the shell; most routes have it. */
  readonly layout?: 'auth';
  /** View permission, or `signed-in`, or `public`. */
  readonly permission: string;
  /** The call that the page is about, where it is an extension: a server may lack it. */
  readonly needs?: Call;
  /** Of a screen that one template makes for several areas: its place in the template, `/gateway/account/detail`. */
  readonly template?: string;
  /** Absent for a route that only an override serves. */
  readonly load?: () => Promise<{ readonly default: ComponentType }>;
}
