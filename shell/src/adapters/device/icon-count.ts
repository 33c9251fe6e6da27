/** Shows a number on the icon of the installed product; browsers without such icons show none. */
export const showIconCount = (count: number): void => {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
};
