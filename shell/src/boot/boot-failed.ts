/** Says on the document that the page cannot start: the server's own words stand in the page for that. */
export const announceBootFailure = (): void => void document.dispatchEvent(new Event('posy-boot-failed'));
