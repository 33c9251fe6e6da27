/**
 * Lies above a developer's page: what is wrong with the last build or its types, with file and line, and errors that nobody
 * caught. Text alone: an error may quote markup.
 */
export const faultsAbove = (page: Document) => {
  let dialog: HTMLDialogElement | null = null;
  let shown: string | null = null;
  const close = (): void => {
    dialog?.remove();
    dialog = null;
  };
  const open = (text: string): void => {
    close();
    const [made, words, button] = [
      page.createElement('dialog'),
      page.createElement('pre'),
      page.createElement('button'),
    ];
    words.textContent = text;
    made.style.cssText = 'position:fixed;inset:auto 16px 16px;z-index:2147483647';
    words.style.cssText = 'max-block-size:60vh;overflow:auto;white-space:pre-wrap';
    // For developers alone, who read the compiler's English beside it.
    button.textContent = '×';
    button.addEventListener('click', close);
    made.append(words, button);
    page.body.append(made);
    // Not modal: whoever types goes on.
    made.open = true;
    dialog = made;
  };
  return {
    /** Shows the faults of a build once; null, or those of the next one, take their place. */
    ofBuild(faults: string | null): void {
      if (faults === shown) return;
      shown = faults;
      if (faults === null) close();
      else open(faults);
    },
    ofPage: open,
  };
};
