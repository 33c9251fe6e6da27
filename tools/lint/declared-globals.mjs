import globals from 'globals';

/** Names that the rules take as given in every file: Node's and the browser's. */
export const declaredGlobals = { ...globals.node, ...globals.browser };
