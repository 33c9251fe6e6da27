/** Names of the custom properties of `tokens.css`, for styled components: values follow the theme by themselves. */

/** A flower of the palette; each area of the product has its own. */
export type Hue = 'stem' | 'fern' | 'bluebell' | 'primrose' | 'peony' | 'sweetpea' | 'apricot';

/** All hues, in the order in which they are assigned to people and parts. */
export const hues: readonly Hue[] = ['peony', 'bluebell', 'fern', 'apricot', 'sweetpea', 'primrose'];

const flower = <Name extends string>(name: Name) =>
  ({
    main: `var(--posy-${name})`,
    wash: `var(--posy-${name}-wash)`,
    soft: `var(--posy-${name}-soft)`,
    deep: `var(--posy-${name}-deep)`,
  }) as const;

/** Colours by role. `hue.*` are those of the nearest ancestor (or self) with a `data-hue` attribute. */
export const color = {
  canvas: 'var(--posy-canvas)',
  surface: 'var(--posy-surface)',
  raised: 'var(--posy-raised)',
  sunken: 'var(--posy-sunken)',
  line: 'var(--posy-line)',
  lineStrong: 'var(--posy-line-strong)',
  ink: 'var(--posy-ink)',
  inkSoft: 'var(--posy-ink-soft)',
  inkFaint: 'var(--posy-ink-faint)',
  stem: 'var(--posy-stem)',
  stemHover: 'var(--posy-stem-hover)',
  stemActive: 'var(--posy-stem-active)',
  onStem: 'var(--posy-on-stem)',
  stemWash: 'var(--posy-stem-wash)',
  focus: 'var(--posy-focus)',
  danger: 'var(--posy-danger)',
  dangerHover: 'var(--posy-danger-hover)',
  dangerWash: 'var(--posy-danger-wash)',
  onDanger: 'var(--posy-on-danger)',
  star: 'var(--posy-star)',
  scrim: 'var(--posy-scrim)',
  inverse: 'var(--posy-inverse)',
  onInverse: 'var(--posy-on-inverse)',
  inverseAccent: 'var(--posy-inverse-accent)',
  peony: flower('peony'),
  apricot: flower('apricot'),
  primrose: flower('primrose'),
  fern: flower('fern'),
  bluebell: flower('bluebell'),
  sweetpea: flower('sweetpea'),
  hue: flower('hue'),
} as const;

/** Steps of the space scale, in quarters of a rem: `space(4)` is 16 px. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

export const space = (step: SpaceStep): string => `var(--posy-space-${step})`;

export const radius = {
  tick: 'var(--posy-radius-tick)',
  control: 'var(--posy-radius-control)',
  picture: 'var(--posy-radius-picture)',
  card: 'var(--posy-radius-card)',
  sheet: 'var(--posy-radius-sheet)',
  pill: 'var(--posy-radius-pill)',
} as const;

export const shadow = { float: 'var(--posy-shadow-float)', sheet: 'var(--posy-shadow-sheet)' } as const;

export const font = { display: 'var(--posy-face-display)', text: 'var(--posy-face-text)' } as const;

/** Font sizes; headings are fluid between 360 and 1280 px. */
export const textSize = {
  display: 'var(--posy-text-display)',
  h1: 'var(--posy-text-h1)',
  h2: 'var(--posy-text-h2)',
  h3: 'var(--posy-text-h3)',
  title: 'var(--posy-text-title)',
  body: 'var(--posy-text-body)',
  small: 'var(--posy-text-small)',
  tiny: 'var(--posy-text-tiny)',
} as const;

export const motion = {
  quick: 'var(--posy-motion-quick)',
  base: 'var(--posy-motion-base)',
  slow: 'var(--posy-motion-slow)',
  bloom: 'var(--posy-motion-bloom)',
  easeOut: 'var(--posy-motion-ease-out)',
  easeInOut: 'var(--posy-motion-ease-in-out)',
  spring: 'var(--posy-motion-spring)',
} as const;

export const layer = {
  header: 'var(--posy-layer-header)',
  bar: 'var(--posy-layer-bar)',
  popover: 'var(--posy-layer-popover)',
  drawer: 'var(--posy-layer-drawer)',
  dialog: 'var(--posy-layer-dialog)',
  snackbar: 'var(--posy-layer-snackbar)',
} as const;

/** Media queries, to be used as keys or between braces of a styled component. */
export const media = {
  phone: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px)',
  desk: '@media (min-width: 1100px)',
  desktop: '@media (min-width: 1280px)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;
