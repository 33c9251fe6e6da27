import { packed } from './inline-script';

/**
 * A household's secret stands behind the `#` of its link, which no server is sent. On a page that needs no script of a
 * build, such a link leads to the page that its scripts draw: the same address with a mark.
 */
export const householdLinkScript = packed(`(() => {
  const look = () => {
    if (/^#guest=/.test(location.hash)) location.replace(location.pathname + '?guest' + location.hash);
  };
  addEventListener('hashchange', look);
  look();
})();`);
