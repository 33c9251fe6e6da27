/** What a translation puts in a text's place. */
const isPutByTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';

/** The child of `parent` that a node lies in, however deep somebody put it. */
const childAround = (parent: Node, node: Node): Node | null => {
  let around: Node | null = node;
  while (around !== null && around.parentNode !== parent) around = around.parentNode;
  return around;
};

/**
 * Lets a browser's translation, or an extension, put other nodes in the place of texts: React, which knows nothing of it,
 * would fail on the next text that it takes away or puts something before, and the whole view with it. Texts that React
 * changes come back in their new words.
 */
export const tolerateChangedTexts = (page: Document): void => {
  const replacements = new WeakMap<Node, Node>();
  const textsNow = ({ target }: MutationRecord): void => {
    const replacement = replacements.get(target);
    if (replacement === undefined) return;
    replacements.delete(target);
    replacement.parentNode?.replaceChild(target, replacement);
  };
  const note = (records: readonly MutationRecord[]): void => {
    for (const record of records) {
      if (record.type === 'characterData') textsNow(record);
      const [text] = record.removedNodes;
      if (text?.nodeType !== Node.TEXT_NODE || text.parentNode !== null) continue;
      const beside = [record.addedNodes[0], record.nextSibling, record.previousSibling];
      const replacement = beside.find(isPutByTranslation);
      if (replacement === undefined) continue;
      replacements.set(text, replacement);
      observer.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(page, { childList: true, subtree: true });

  const standsFor = (parent: Node, child: Node): Node | null => {
    note(observer.takeRecords());
    return childAround(parent, replacements.get(child) ?? child);
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const there = standsFor(this, child);
    if (there !== null) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const there = before === null || before.parentNode === this ? before : standsFor(this, before);
    return insertBefore.call(this, node, there) as T;
  };
};
