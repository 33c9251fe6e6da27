/** `/emulator/auth/handler`: the account chooser of the development provider. Its script fills in the rest. */
export const chooserPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 26rem; padding: 2rem 1.25rem; }
  h1 { font-size: 1.25rem; margin: 0 0 0.25rem; }
  p { margin: 0 0 1.25rem; }
  #accounts, form { display: grid; gap: 0.75rem; margin-bottom: 1.25rem; }
  form[hidden] { display: none; }
  label { display: grid; gap: 0.25rem; }
  input, button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem; }
  button { cursor: pointer; text-align: start; }
  form button { text-align: center; font-weight: 600; }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>Choose an account</h1>
<p>This stands in for <strong id="provider"></strong> on this machine. No password is asked for.</p>
<div id="accounts" role="group" aria-label="Accounts used before"></div>
<form hidden>
<label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<label>Name <input name="displayName" maxlength="256" autocomplete="off"></label>
<button type="submit">Continue</button>
</form>
<p id="problem" role="alert"></p>
</main>
<script src="/emulator/auth/handler.js"></script>
</body>
</html>
`;
