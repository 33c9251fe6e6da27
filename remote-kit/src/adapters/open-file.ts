/** Has the browser save what an address of this server answers, under a name. */
export const openFile = (path: string, name: string): void => {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
};
