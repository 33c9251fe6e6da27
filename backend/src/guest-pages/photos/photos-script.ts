import { packed } from '#html/inline-script';

/**
 * The page's script: several pictures go one after the other, each as the page itself would send it, with how many are sent. It
 * stops where there is no more room. The page takes one picture at a time without it.
 */
export const photosScript = packed(`
(() => {
  const form = document.querySelector('form[data-sending]');
  const input = form && form.querySelector('input[type=file]');
  if (!input) return;
  input.multiple = true;
  form.addEventListener('submit', async (event) => {
    const files = [...input.files];
    if (files.length === 0) return;
    event.preventDefault();
    const button = form.querySelector('button');
    const status = form.querySelector('[role=status]');
    button.disabled = true;
    let sent = 0;
    let left = 0;
    for (const [place, file] of files.entries()) {
      status.textContent = form.dataset.sending.replace('{at}', place + 1).replace('{of}', files.length);
      const body = new FormData();
      body.append('photo', file);
      // A picture that was taken leads back to the page, where it does not have to be followed each time.
      const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
      if (answer !== null && answer.type === 'opaqueredirect') sent += 1;
      if (answer !== null && answer.status === 409) {
        left = files.length - place;
        break;
      }
    }
    location.assign(form.action + '?sent=' + sent + '&failed=' + (files.length - sent - left) + '&left=' + left);
  });
  addEventListener('pageshow', () => {
    form.querySelector('button').disabled = false;
  });
})();
`);
