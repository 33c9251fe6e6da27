/** Reports on the document that the page cannot start: the server's page has the text for it. */
export const announceBootFailure = (): void => void document.dispatchEvent(new Event('posy-boot-failed'));
