import { packed } from './inline-script';

/**
 * A household's secret stands behind the `#` of its link, which no server is sent. On a page that needs no script of a
 * build, such a link leads to the page that its scripts draw: the same address with a mark. The address is relative: a path
 * that begins with two slashes would lead to another host.
 */
export const householdLinkScript = packed(`(() => {
  const look = () => {
    if (/^#guest=/.test(location.hash)) location.replace('?guest' + location.hash);
  };
  addEventListener('hashchange', look);
  look();
})();`);
