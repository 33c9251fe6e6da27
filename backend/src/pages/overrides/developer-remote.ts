import { attributes } from '#html/escape';
import { inlineScript, packed } from '#html/inline-script';

/** Ids of a page's boot data: as the server wrote it for a page that waits, and as the shell reads it. */
export const bootIds = { waiting: 'posy-boot-deployed', read: 'posy-boot' } as const;

const heldId = 'posy-override-scripts';

/** Scripts and their preloads, which wait until the developer's server has said what its remote is. */
export const heldBack = (elements: readonly string[]): string =>
  `<template${attributes({ id: heldId })}>${elements.join('')}</template>`;

/**
 * Puts a developer's remote into the page's release set, then starts the page. The browser asks, not this server: the
 * address is the developer's own machine for the developer alone, and a server that asked addresses of visitors could
 * be sent anywhere. The origin is the one that the server wrote into the page, and nothing else of the remote's address
 * comes from outside. The data becomes the text of an element that is no script: texts of scripts are guarded by
 * Trusted Types, whose policy the shell has not made yet.
 */
const script = packed(`(async () => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const { remote, origin, setId } = read('posy-override');
  const boot = read('${bootIds.waiting}');
  try {
    const answer = await fetch(origin + '/posy-manifest.json', {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    });
    const manifest = await answer.json();
    if (!answer.ok || manifest.name !== remote) throw new Error(remote + ' is not there');
    const { remotes } = boot.releaseSet;
    const deployed = remotes.findIndex(({ name }) => name === remote);
    const member = {
      name: remote,
      version: 'developer',
      entry: origin + '/remoteEntry.js',
      integrity: '',
      manifest,
      assets: {},
    };
    if (deployed < 0) remotes.push(member);
    else remotes[deployed] = member;
    boot.releaseSet.id = setId;
  } catch {
    const [said, failed] = document.querySelectorAll('#posy-override-line p');
    said.hidden = true;
    failed.hidden = false;
  }
  const data = document.createElement('div');
  data.id = '${bootIds.read}';
  data.hidden = true;
  data.textContent = JSON.stringify(boot);
  document.body.append(data);
  const { content } = document.getElementById('${heldId}');
  for (const each of content.querySelectorAll('script')) each.async = false;
  document.head.append(content);
})();`);

/** The script that does so, at the end of the body. */
export const startDeveloperRemote = (nonce: string): string => inlineScript(nonce, script);
