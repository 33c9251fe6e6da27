import type { Website } from '@posy/shared-contracts/entities';
import { useState } from 'react';
import type { SiteEdits } from '#site/edits/use-site-edits';

/** The words for guests: as saved until somebody types, and still there when saving is refused. */
export const useWelcome = (site: Website | null, edits: SiteEdits) => {
  const [typed, setTyped] = useState<string | null>(null);
  const saved = site?.welcome ?? '';
  return {
    welcome: typed ?? saved,
    isChanged: typed !== null && typed !== saved,
    onChange: setTyped,
    onSave() {
      if (typed === null) return;
      edits.writeWelcome(site, typed, {
        lost: () => setTyped((newer) => newer ?? typed),
        undone: () => setTyped((newer) => (newer === typed ? null : newer)),
      });
    },
  };
};
