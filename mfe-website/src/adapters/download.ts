/** Offers text as a file to save. */
export const downloadText = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The click has taken the address; the browser keeps the data until the file is written.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
