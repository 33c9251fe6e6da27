const petal = (degrees: number): string =>
  `<path d="M16 12C12.2 10.5 11.5 3 16 2.2C20.5 3 19.8 10.5 16 12Z" fill="#e54377" transform="rotate(${degrees} 16 12)"/>`;

/** The posy: a flower on its stem. */
export const favicon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<path d="M16 17C15 23 14 27 11 30.5" fill="none" stroke="#0c5537" stroke-width="2.4" stroke-linecap="round"/>',
  '<path d="M15 24C19 19.5 24 20 27 22C24.5 26 19 27 15 24Z" fill="#4fa35f"/>',
  ...[0, 72, 144, 216, 288].map(petal),
  '<circle cx="16" cy="12" r="3" fill="#f4c947"/>',
  '</svg>',
].join('');
