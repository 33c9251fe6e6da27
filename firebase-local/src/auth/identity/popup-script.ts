/**
 * `/emulator/auth/popup.js`, to be loaded before the first popup: a stand-in for Google's `gapi.iframes`, through which
 * the SDK hears from its popup. It passes on what our account chooser posts, and nothing from other origins; after a
 * sign-in that left the page, what the chooser stored in this tab.
 */
export const popupScript = `(() => {
  const handlers = new Set();
  const storedEvent = 'firebase-local-redirect';
  const none = { code: 'auth/no-auth-event', message: 'No sign-in left this page.' };
  const takeStored = () => {
    const stored = sessionStorage.getItem(storedEvent);
    sessionStorage.removeItem(storedEvent);
    return stored === null ? { type: 'unknown', eventId: null, error: none } : JSON.parse(stored);
  };
  const frame = {
    restyle: async () => undefined,
    ping: async (answered) => answered(),
    register: (name, handler) => {
      if (name !== 'authEvent') return;
      handlers.add(handler);
      handler({ authEvent: takeStored() });
    },
    send: (type, message, answer) => {
      // The SDK's callback throws after it has taken the answer.
      Promise.resolve().then(() => answer([{ webStorageSupport: true }])).catch(() => undefined);
    },
  };
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || typeof data?.firebaseLocalAuthEvent !== 'object') return;
    for (const handler of handlers) handler({ authEvent: data.firebaseLocalAuthEvent });
  });
  window.gapi = {
    load: () => undefined,
    iframes: {
      Iframe: function Iframe() {},
      CROSS_ORIGIN_IFRAMES_FILTER: undefined,
      getContext: () => ({ open: (options, opened) => Promise.resolve(opened(frame)) }),
    },
  };
})();
`;

/** /emulator/auth/handler.js: what the account chooser does. */
export const chooserScript = `(() => {
  const query = new URLSearchParams(location.search);
  const providerId = query.get('providerId') ?? '';
  const storageKey = 'firebase-local-chooser ' + providerId;
  const isPopup = (query.get('authType') ?? '').endsWith('ViaPopup');
  const pageOf = (address) => {
    const page = URL.canParse(address) ? new URL(address) : null;
    return page?.origin === location.origin ? page.href : null;
  };
  const returnTo = pageOf(query.get('redirectUrl') ?? '');
  const remembered = () => JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  const show = (id, text) => { document.getElementById(id).textContent = text; };
  const remember = (account) => {
    const others = remembered().filter(({ email }) => email !== account.email);
    localStorage.setItem(storageKey, JSON.stringify([account, ...others].slice(0, 8)));
  };
  const finish = (postBody) => {
    const event = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: location.href,
      sessionId: 'firebase-local',
      postBody,
      tenantId: null,
    };
    if (isPopup) {
      opener.postMessage({ firebaseLocalAuthEvent: event }, location.origin);
      close();
      return;
    }
    sessionStorage.setItem('firebase-local-redirect', JSON.stringify(event));
    location.replace(returnTo);
  };
  const choose = async (account) => {
    const response = await fetch('/emulator/auth/handler/credential', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ providerId, ...account }),
    });
    const answer = await response.json();
    if (!response.ok) { show('problem', answer.error.message); return; }
    remember(account);
    finish(new URLSearchParams({ providerId, id_token: answer.idToken }).toString());
  };
  show('provider', providerId);
  if (isPopup ? opener === null : returnTo === null) { show('problem', 'No page waits for this.'); return; }
  for (const account of remembered()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = account.displayName ? account.displayName + ' · ' + account.email : account.email;
    button.addEventListener('click', () => choose(account));
    document.getElementById('accounts').append(button);
  }
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const form = new FormData(event.target);
    choose({ email: form.get('email').trim(), displayName: form.get('displayName').trim() });
  });
  document.querySelector('form').hidden = false;
})();
`;
