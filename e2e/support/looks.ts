/** Ways to look at a screen. */
export const looks = [
  { look: 'light, 1280 px', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { look: 'dark, 1280 px', colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  { look: 'light, 390 px', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { look: 'dark, 390 px', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
