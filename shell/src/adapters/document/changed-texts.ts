/** Returns true for an element that a translation inserted for a text. */
const isPutByTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';

/** Returns the child of `parent` that contains a node, at any depth. */
const childAround = (parent: Node, node: Node): Node | null => {
  let around: Node | null = node;
  while (around !== null && around.parentNode !== parent) around = around.parentNode;
  return around;
};

/**
 * Tolerates that a browser's translation, or an extension, replaces text nodes. React does not know of it and would
 * fail, with the whole view, at the next text that it removes or inserts something before. Texts that React changes are
 * shown again in their original language.
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
      if (text === undefined || text.nodeType !== text.TEXT_NODE || text.parentNode !== null) continue;
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
