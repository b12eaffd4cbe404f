import type { Texts } from './language.ts';
import type { th } from './th.ts';

/** English for the Thai texts. A key that is missing or superfluous does not compile. */
export const en: Texts<typeof th> = {
  common: {
    save: 'Save',
    cancel: 'Cancel',
    confirm: 'Confirm',
    close: 'Close',
    retry: 'Try again',
    refresh: 'Refresh',
    loading: 'Loading',
    copy: 'Copy',
    link: 'link',
    copied: 'Copied',
    saved: 'Saved',
    done: 'Done',
    added: 'Added',
    removed: 'Removed',
    home: 'Back to home',
    back: 'Back',
  },
  state: {
    empty: 'Nothing matches these filters',
    unfinished: 'Not over yet',
    failed: 'The data could not be loaded',
    reference: 'Reference',
    forbidden: 'You have no permission for this',
    forbiddenHint: 'If you need this page, ask an administrator to grant it',
    notOffered: 'This server does not offer this',
    notOfferedHint: 'Everything else works as usual',
    notFound: 'There is no such page',
    notFoundHint: 'The link may be wrong, or this page is not switched on here',
    crashed: 'Something went wrong on this page',
    crashedHint: 'What was saved is safe. Load the page again',
    newVersion: 'A new version is out, please load the page again',
    reload: 'Load again',
    stale:
      'A part of this page could not be loaded; there may be a new version. Save your work, then load the page again',
    offline: 'You are offline. What you see may be out of date',
  },
  shell: {
    skip: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    mainMenu: 'Main menu',
    fullscreen: 'Full screen',
    exitFullscreen: 'Leave full screen',
    connected: 'Connected',
    disconnected: 'Disconnected',
    server: 'Server',
    member: 'Account menu',
    manual: 'Help for this page',
    changePassword: 'Change password',
    logout: 'Sign out',
    logoutDone: 'Logout successfully',
    search: 'Page, member, reference',
    searchEverything: 'Search or paste: pages, members, references',
    waiting: (count) => `${count} waiting`,
  },
  settings: {
    title: 'Display',
  },
  login: {
    checking: 'Checking your session',
  },
  errors: {
    offline: 'You are offline',
    network: 'The system cannot be reached. Check the network and try again',
    timeout: 'The system took too long. Please try again',
    aborted: 'The request was cancelled',
    broken: 'Something on this page went wrong. Please try again; if that does not help, reload it',
    malformed: 'The system sent something unreadable. Please try again',
    absent: 'This server does not offer this',
    unknownResult: 'The result is not known yet. Check the latest status before trying again',
    other: (status) => `An error occurred (${status})`,
  },
};

/** English of the rooms that share files with everybody's; a build fills it in. */
export const rooms: Readonly<Record<string, object>> = {};
