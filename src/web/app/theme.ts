import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

// biome-ignore format: one palette a line
const blue: MantineColorsTuple = ['#eff5ff', '#dbe8fe', '#bfd6fe', '#93bbfd', '#6098fa', '#3b78f0', '#2460dd', '#1d4fbf', '#1e449b', '#1e3c7b'];
// biome-ignore format: one palette a line
const cyan: MantineColorsTuple = ['#ebfcff', '#cef6fd', '#a3ecfa', '#65dcf5', '#22c3e6', '#06a6cb', '#0885aa', '#0f6a89', '#165770', '#174860'];
// biome-ignore format: one palette a line
const gray: MantineColorsTuple = ['#f8f9fb', '#f1f3f6', '#e6e9ee', '#d5dae2', '#b4bcc9', '#8a94a5', '#657083', '#4a5466', '#2f3746', '#1a202c'];
// biome-ignore format: one palette a line
const dark: MantineColorsTuple = ['#dfe4ec', '#b6bfcc', '#949eae', '#6f7a8b', '#414b5a', '#2d3541', '#232a34', '#171c23', '#12161c', '#0c0f13'];
// biome-ignore format: one palette a line
const red: MantineColorsTuple = ['#fef2f2', '#fde3e3', '#fbcaca', '#f7a5a5', '#ef7070', '#e04545', '#c62828', '#a61e1e', '#8a1c1c', '#741d1d'];

/** Blue as primary colour, cyan as secondary; small radii, 14 px text, line heights with room for Thai tone marks. */
export const theme = createTheme({
  colors: { blue, cyan, gray, dark, red },
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 6 },
  white: '#ffffff',
  black: '#1a202c',
  fontFamily: "'Inter Variable', 'Noto Sans Thai Variable', system-ui, sans-serif",
  fontFamilyMonospace:
    "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace, 'Noto Sans Thai Variable'",
  // The library's parts have the sizes and spaces of our own (styles/global.css).
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  spacing: {
    xs: 'var(--space-3)',
    sm: 'var(--space-4)',
    md: 'var(--space-5)',
    lg: 'var(--space-6)',
    xl: 'var(--space-6)',
  },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.6' },
  headings: { fontFamily: 'inherit', fontWeight: '600' },
  defaultRadius: 8,
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  breakpoints: { xs: '0em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Modal: { defaultProps: { overlayProps: { backgroundOpacity: 0.35 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 }, withArrow: false } },
    Menu: { defaultProps: { transitionProps: { duration: 100 }, shadow: 'md' } },
    Popover: { defaultProps: { transitionProps: { duration: 100 }, shadow: 'md' } },
  },
});

/** Colours with a meaning, checked for a contrast of 4.5 to 1 against both surfaces of their scheme. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#586274',
    '--mantine-color-placeholder': '#6b7587',
    '--mantine-color-error': '#c62828',
    '--mantine-color-default-border': '#d5dae2',
    '--surface': '#f8f9fb',
    '--raised': '#ffffff',
    '--line': '#e6e9ee',
    '--hover': '#f1f3f6',
    '--selected': '#eff5ff',
    '--selected-text': '#1d4fbf',
    '--skeleton': '#eaedf2',
    '--danger-surface': '#fef2f2',
    '--tone-neutral': '#586274',
    '--tone-info': '#1d4fbf',
    '--tone-success': '#16703c',
    '--tone-warning': '#8f5a00',
    '--tone-danger': '#b42323',
    '--tone-unknown': '#7034b8',
    '--tone-neutral-surface': '#f1f3f6',
    '--tone-info-surface': '#eaf1fe',
    '--tone-success-surface': '#e8f6ee',
    '--tone-warning-surface': '#fdf3df',
    '--tone-danger-surface': '#fdecec',
    '--tone-unknown-surface': '#f5edfd',
    '--shadow-pop': '0 1px 2px rgb(16 24 40 / 6%), 0 8px 24px rgb(16 24 40 / 10%)',
  },
  dark: {
    '--mantine-color-dimmed': '#98a3b3',
    '--mantine-color-placeholder': '#8791a1',
    '--mantine-color-error': '#f58a8a',
    '--mantine-color-default-border': '#38424f',
    '--mantine-color-anchor': '#8db6fc',
    '--surface': '#12161c',
    '--raised': '#1c222b',
    '--line': '#29313c',
    '--hover': '#212832',
    '--selected': '#1b2a45',
    '--selected-text': '#a3c5fd',
    '--skeleton': '#252c37',
    '--danger-surface': '#3a1c1f',
    '--tone-neutral': '#a9b3c1',
    '--tone-info': '#8db6fc',
    '--tone-success': '#6fcf97',
    '--tone-warning': '#f0b84e',
    '--tone-danger': '#f58a8a',
    '--tone-unknown': '#c79bf5',
    '--tone-neutral-surface': '#262d37',
    '--tone-info-surface': '#1b2a45',
    '--tone-success-surface': '#173026',
    '--tone-warning-surface': '#35290f',
    '--tone-danger-surface': '#3a1c1f',
    '--tone-unknown-surface': '#2d2140',
    '--shadow-pop': '0 1px 2px rgb(0 0 0 / 40%), 0 10px 30px rgb(0 0 0 / 45%)',
  },
});
