/** Shows a number on the icon of the product where it is installed; browsers without such icons show none. */
export const showIconCount = (count: number): void => {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
};
