/** Gives the browser a file to save, under a name. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has the content once the click is over; a moment more does no harm.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
